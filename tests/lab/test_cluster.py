"""Many machines: a real cluster of Ray with two nodes, one of which dies while games are played."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from landsraad.kernel.errors import LandsraadError
from landsraad.lab.cluster import Cluster
from landsraad.lab.match import Match, play_range
from landsraad.lab.workers import SingleHanded, Workers, crew

pytestmark = pytest.mark.slow

MATCH = Match("imperium", ("keeper", "random", "random"), 48, seed=4)
UNITS = [(MATCH, start, start + 4) for start in range(0, 48, 4)]


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster as Nodes

    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    cluster: Any = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    yield cluster
    cluster.shutdown()


def test_a_machine_that_dies_costs_nothing_but_time(nodes: Any) -> None:
    alone = [played.hash for unit in UNITS for played in play_range(unit)]
    found = []
    with crew(1, nodes.address) as workers:
        assert workers.jobs == 2
        for number, games in enumerate(workers.map(play_range, UNITS)):
            found += [played.hash for played in games]
            if number == 1:
                nodes.remove_node(next(iter(nodes.worker_nodes)), allow_graceful=False)
    assert found == alone, "every game once, in order, the same as on one machine"


def test_a_cluster_that_is_not_there() -> None:
    pytest.importorskip("ray")
    with pytest.raises(LandsraadError, match=r"127\.0\.0\.1:1"):
        Cluster("127.0.0.1:1")


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LandsraadError, match=r"landsraad\[cluster\]"):
        Cluster("local")


def test_without_a_cluster_processes_of_this_machine_play() -> None:
    assert isinstance(crew(1), SingleHanded)
    with crew(2) as workers:
        assert isinstance(workers, Workers)
