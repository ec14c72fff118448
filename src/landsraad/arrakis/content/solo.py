"""The eight tactical cards of the solo mode, and which sectors lie beside each other for it (ARR-30.4, ARR-30.47)."""

from ..vocabulary import TacticalCard

CENTRAL = ("s5", "s6", "s7", "s8")
TACTICAL_CARDS = (
    TacticalCard("tc_rock_outcroppings", "rock_outcroppings", ("s4",)),
    TacticalCard("tc_bight_of_the_cliff", "bight_of_the_cliff", ("s4",)),
    TacticalCard("tc_sihaya_ridge", "sihaya_ridge", ("s1",)),
    TacticalCard("tc_gara_kulon", "gara_kulon", ("s1",)),
    TacticalCard("tc_tasmin_sink", "tasmin_sink", ("s2",)),
    TacticalCard("tc_habbanya_ridge", "habbanya_ridge", ("s3",)),
    TacticalCard("tc_windgap", "windgap", CENTRAL),
    TacticalCard("tc_hobars_gap", "hobars_gap", CENTRAL),
)
SECTOR_NEIGHBOURS = {
    "s1": ("s2", "s4", "s5"),
    "s2": ("s1", "s5", "s6"),
    "s3": ("s4", "s6", "s7", "s8"),
    "s4": ("s1", "s3", "s5", "s8"),
    "s5": ("s1", "s2", "s3", "s4"),
    "s6": ("s1", "s2", "s3", "s4"),
    "s7": ("s1", "s2", "s3", "s4"),
    "s8": ("s1", "s2", "s3", "s4"),
    "central": ("s1", "s2", "s3", "s4"),
}
