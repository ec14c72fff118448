"""The planning cards of The Spacing Guild, three for each deck (GLD-12). Only the Navigator's name is known."""

from __future__ import annotations

from ..vocabulary import *


def _card(
    id: str, name: str, de: str, deck: str, parts: tuple[Part, ...], copies: int = 1, lasting: str = ""
) -> PlanningCard:
    return PlanningCard(
        id,
        name,
        deck,
        parts,
        copies,
        de=de,
        de_printed=id == "the_guild_navigator",
        lasting=lasting,
        expansion=GUILD,
        reconstructed=True,
        working_title=id != "the_guild_navigator",
    )


PLANNING_CARDS = (
    _card("guild_passage", "Guild Passage", "Gildenpassage", HOUSE_HARKONNEN, (AdvanceHeighliner(2), Draw(1))),
    _card("bought_levies", "Bought Levies", "Gekaufte Aufgebote", HOUSE_HARKONNEN, (Recruit(2), Move())),
    _card(
        "choam_directorship", "CHOAM Directorship", "MAFEA-Direktorat", HOUSE_HARKONNEN, (), lasting="action_for_choam"
    ),
    _card(
        "the_guild_navigator",
        "The Guild Navigator",
        "Der Gildennavigator",
        CORRINO,
        (Special("place_navigator"), Move()),
        copies=3,
    ),
    _card(
        "voices_in_the_landsraad",
        "Voices in the Landsraad",
        "Stimmen im Landsraad",
        HOUSE_ATREIDES,
        (ImperiumAction("landsraad"), ImperiumAction("spacing_guild")),
    ),
    _card(
        "pilots_of_caladan",
        "Pilots of Caladan",
        "Piloten von Caladan",
        HOUSE_ATREIDES,
        (ImperiumAction("choam"),),
        lasting="four_bombardment_dice",
    ),
    _card(
        "threat_to_the_spice",
        "Threat to the Spice",
        "Drohung gegen das Spice",
        HOUSE_ATREIDES,
        (HoldHeighliner(2), ExtraCard()),
    ),
    _card("spice_bribe", "Spice Bribe", "Spice-Bestechung", FREMEN, (), lasting="no_desert_landing"),
    _card(
        "raid_on_the_crawlers",
        "Raid on the Crawlers",
        "Überfall auf die Raupen",
        FREMEN,
        (Move(), Special("reward_of_the_raid"), DesertPower()),
    ),
    _card("downed_frigate", "Downed Frigate", "Abgestürzte Fregatte", FREMEN, (Special("down_frigate"),)),
)
