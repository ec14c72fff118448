"""Seeds: new ones nobody can guess, proved by their commitment, and never anything but a number or a text."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import pytest

from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import BadRecord, BadSetup
from landsraad.kernel.record import new_record, verify
from landsraad.kernel.rng import seed_key
from landsraad.kernel.seeds import commitment, new_seed
from landsraad.registry import games


def test_a_new_seed_has_128_bits() -> None:
    seeds = {new_seed() for _ in range(1000)}
    assert len(seeds) == 1000
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)
    ones = sum(int(seed, 16).bit_count() for seed in seeds)
    assert abs(ones - 64_000) < 1000  # 64 of 128 on average; 1000 are more than five standard deviations


def test_a_commitment_is_the_same_for_the_same_seed_only() -> None:
    seeds: list[int | str] = [7, "7", -7, "seven", 70, ""]
    assert len({commitment(seed) for seed in seeds}) == len(seeds)
    assert commitment(7) == blake2b(b"number:7", digest_size=20, person=b"landsraad seed").hexdigest()


def test_a_commitment_tells_nothing_of_the_key_chance_comes_from() -> None:
    assert commitment("7") not in seed_key("7").hex()


@pytest.mark.parametrize("name", sorted(games))
def test_verify_checks_the_seed_too(name: str) -> None:
    game = games[name]
    record = new_record(game, Setup(3, new_seed()))
    record.hash = game.new(record.setup).hash()
    verify(game, record)
    verify(game, record, record.commitment)
    with pytest.raises(BadRecord, match="promised"):
        verify(game, record, commitment(7))
    record.commitment = commitment(7)
    with pytest.raises(BadRecord, match="promised"):
        verify(game, record)


@pytest.mark.parametrize("name", sorted(games))
@pytest.mark.parametrize("seed", [True, None, 1.5, [1], "\ud800", "a\udfffb", 10**4000, -(10**80), "x" * 20_000])
def test_what_cannot_be_a_seed_is_refused_with_a_sentence(name: str, seed: Any) -> None:
    with pytest.raises(BadSetup) as refused:
        games[name].new(Setup(3, seed))
    assert str(refused.value).endswith(".")
    assert len(str(refused.value)) < 100
    assert refused.value.say("de") != str(refused.value)
