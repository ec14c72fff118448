"""What the Smugglers bring: three planning cards, Staban Tuek and a die (SMG-1). Their texts are reconstructed."""

from ..vocabulary import *

PLANNING_CARDS = (
    # That each copy moves Staban down and unlocks an Ornithopter is known (SMG-7.1, SMG-13.1); the rest is ours.
    PlanningCard(
        "drone_ornithopters",
        "Drone Ornithopters",
        HOUSE_ATREIDES,
        (Special("staban_down"), Special("unlock_ornithopter"), ExtraCard()),
        copies=3,
        branch_if="allied",
        branch=(Special("unlock_ornithopter"), Move("smuggler")),
        second_if="eliminated",
        second=(Draw(1),),
        de="Drohnen-Ornithopter",
        de_printed=True,
        expansion=SMUGGLERS,
        reconstructed=True,
    ),
)

LEADERS = (
    Leader(
        "staban_tuek",
        "Staban Tuek",
        ATREIDES,
        HOUSE_ATREIDES,
        DESERT,
        1,
        1,
        special=(Special("smuggler_joins_staban"), Move("with staban_tuek")),
        needs_board=True,
        reconstructed=True,
        expansion=SMUGGLERS,
        de="Staban Tuek",
        de_printed=True,
    ),
)

# Five results are known, not which one the sixth face repeats (SMG-9.9).
DIE = Die(
    "smugglers",
    "Smugglers Action die",
    (0, 1, 1, 2, 3, 4),
    reconstructed=True,
    de="Schmuggler-Aktionswürfel",
    de_printed=True,
    expansion=SMUGGLERS,
)
