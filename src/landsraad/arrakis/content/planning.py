"""The 72 planning cards: four decks of eighteen (ARR-12)."""

from __future__ import annotations

from ..vocabulary import (
    CORRINO,
    FREMEN,
    HOUSE_ATREIDES,
    HOUSE_HARKONNEN,
    SMUGGLERS,
    Attack,
    Bombard,
    BringIn,
    DesertPower,
    Draw,
    DrawOrExtra,
    ExtraCard,
    Move,
    MoveOrAttack,
    PlanningCard,
    Put,
    Replace,
    Scatter,
    Special,
    ToTank,
    Vehicles,
)

_PYON = "at arsunt hagga_basin imperial_basin north_pole"

HOUSE_HARKONNEN_DECK = (
    PlanningCard(
        "hard_times_and_oppression",
        "Hard Times and Oppression",
        HOUSE_HARKONNEN,
        (Put(_PYON, regular=1), Put("at carthag arrakeen", elite=1)),
    ),
    PlanningCard(
        "forced_recruitment", "Forced Recruitment", HOUSE_HARKONNEN, (Put("at arrakeen", elite=3, leader="any"),)
    ),
    PlanningCard(
        "beloved_feyd_rautha",
        "Beloved Feyd-Rautha",
        HOUSE_HARKONNEN,
        (BringIn("feyd_rautha"), ExtraCard()),
        branch_if="in_play feyd_rautha",
        branch=(Put("with feyd_rautha", elite=2),),
    ),
    PlanningCard("harkonnen_patrols", "Harkonnen Patrols", HOUSE_HARKONNEN, (Scatter(3),)),
    PlanningCard(
        "arsunt_legion",
        "Arsunt Legion",
        HOUSE_HARKONNEN,
        (Put("at arsunt", regular=1, elite=1, leader="any"), MoveOrAttack(Move("at arsunt"), Attack("at arsunt"))),
    ),
    PlanningCard(
        "barons_personal_guard",
        "Baron's Personal Guard",
        HOUSE_HARKONNEN,
        (Put("one_of carthag arrakeen", elite=2, leader="baron_harkonnen"), Move()),
    ),
    PlanningCard("hawats_scheming", "Hawat's Scheming", HOUSE_HARKONNEN, (), copies=3),
    PlanningCard(
        "evidence_of_rebellion", "Evidence of Rebellion", HOUSE_HARKONNEN, (Put("settlement", elite=2), Draw(2))
    ),
    PlanningCard(
        "polar_cap_factories",
        "Polar-Cap Factories",
        HOUSE_HARKONNEN,
        (Put("at north_pole", regular=2, elite=1, leader="generic"), Special("discard_signs_at_pole")),
    ),
    PlanningCard(
        "carthag_the_former_capital",
        "Carthag, the Former Capital",
        HOUSE_HARKONNEN,
        (Put("at carthag", regular=3, elite=1, leader="any"),),
    ),
    PlanningCard(
        "workhorse_of_arrakis", "Workhorse of Arrakis", HOUSE_HARKONNEN, (Vehicles(harvesters=1, carryalls=1), Draw(2))
    ),
    PlanningCard("spotter_control", "Spotter Control", HOUSE_HARKONNEN, (Special("discard_signs", 3), Draw(2))),
    PlanningCard("explosive_artillery", "Explosive Artillery", HOUSE_HARKONNEN, (Move(), Bombard(4, "adjacent"))),
    PlanningCard("sandmasters", "Sandmasters", HOUSE_HARKONNEN, (Vehicles(harvesters=3), Draw(1))),
    PlanningCard(
        "mudir_nahya_the_demon_ruler",
        "Mudir-Nahya, the Demon Ruler",
        HOUSE_HARKONNEN,
        (Put("legion", elite=1, leader="beast_rabban"), Attack("that", surprise=True)),
        branch_if="gone beast_rabban",
        branch=(Put("legion", elite=2, leader="any"),),
    ),
    PlanningCard("hunter_seeker", "Hunter-Seeker", HOUSE_HARKONNEN, (ToTank("sector"),)),
)

CORRINO_DECK = (
    PlanningCard(
        "rage_overcame_shaddam_iv_a",
        "Rage Overcame Shaddam IV",
        CORRINO,
        (BringIn("emperor_shaddam_iv"), ExtraCard()),
        branch_if="in_play emperor_shaddam_iv",
        branch=(Put("settlement", regular=4, leader="emperor_shaddam_iv"),),
    ),
    PlanningCard(
        "rage_overcame_shaddam_iv_b",
        "Rage Overcame Shaddam IV",
        CORRINO,
        (BringIn("emperor_shaddam_iv"), ExtraCard()),
        branch_if="in_play emperor_shaddam_iv",
        branch=(Put("legion", special=2, leader="emperor_shaddam_iv"),),
    ),
    PlanningCard(
        "rage_overcame_shaddam_iv_c",
        "Rage Overcame Shaddam IV",
        CORRINO,
        (BringIn("emperor_shaddam_iv"), ExtraCard()),
        branch_if="in_play emperor_shaddam_iv",
        branch=(Put("special_legion", leader="emperor_shaddam_iv"), Move("that"), Attack("that", surprise=True)),
    ),
    PlanningCard(
        "manipulation_of_others", "Manipulation of Others", CORRINO, (Special("opponent_discards", 2), Draw(2))
    ),
    PlanningCard("breeding_program", "Breeding Program", CORRINO, (Special("take_bene_gesserit_token"), ExtraCard())),
    PlanningCard("troop_carriers", "Troop Carriers", CORRINO, (Special("troop_carriers"),)),
    PlanningCard("shigawire", "Shigawire", CORRINO, (Move("special"), ToTank("near_that"))),
    PlanningCard("hope_clouds_observation", "Hope Clouds Observation", CORRINO, (Special("shuffle_prescience_back"),)),
    PlanningCard("reports_of_traitors", "Reports of Traitors", CORRINO, (Special("discard_house_die"),)),
    PlanningCard("sardaukar_pogrom", "Sardaukar Pogrom", CORRINO, (Move("special", 3),)),
    PlanningCard(
        "sardaukars_manner",
        "Sardaukar's Manner",
        CORRINO,
        (MoveOrAttack(Move("special"), Attack("special", surprise=True)),),
    ),
    PlanningCard("spies_all_over_arrakis", "Spies All Over Arrakis", CORRINO, (Special("reveal_area"), Draw(2))),
    PlanningCard("full_control_of_the_air", "Full Control of the Air", CORRINO, (Vehicles(ornithopters=2), Move())),
    PlanningCard(
        "moving_the_battle_group",
        "Moving the Battle Group",
        CORRINO,
        (Put("free_mountain", elite=2, leader="generic"),),
    ),
    PlanningCard("killers_without_mercy", "Killers Without Mercy", CORRINO, (Attack("special", no_toll=True),)),
    PlanningCard("sardaukar_disguised", "Sardaukar Disguised", CORRINO, (Replace(2, 2), Move("special", 2))),
    PlanningCard(
        "i_decide_what_best_serves_his_majesty",
        '"I Decide What Best Serves His Majesty"',
        CORRINO,
        (Put("special_legion", leader="captain_aramsham"), MoveOrAttack(Move("that"), Attack("that", surprise=True))),
    ),
    PlanningCard("seek_out_the_mahdi", "Seek Out the 'Mahdi'", CORRINO, (Move(), Special("seek_the_mahdi"))),
)

HOUSE_ATREIDES_DECK = (
    PlanningCard("war_plan", "War Plan", HOUSE_ATREIDES, (MoveOrAttack(Move(), Attack(extra_die=True)),)),
    PlanningCard(
        "alia_the_abomination",
        "Alia, the Abomination",
        HOUSE_ATREIDES,
        (BringIn("alia"), ExtraCard()),
        branch_if="in_play alia",
        branch=(ToTank("any"), Draw(2)),
        needs="in_play reverend_mother_jessica",
    ),
    PlanningCard(
        "smugglers_a",
        "Smugglers",
        HOUSE_ATREIDES,
        (Put("empty_desert", elite=2, leader="gurney_halleck"),),
        branch_if="in_play gurney_halleck",
        branch=(Special("place_wormsigns", 2), Move("with gurney_halleck")),
        de="Schmuggler",
        without=SMUGGLERS,
    ),
    PlanningCard(
        "smugglers_b",
        "Smugglers",
        HOUSE_ATREIDES,
        (Put("empty_desert", elite=2, leader="gurney_halleck"),),
        branch_if="in_play gurney_halleck",
        branch=(Put("with gurney_halleck", elite=2),),
        de="Schmuggler",
        without=SMUGGLERS,
    ),
    PlanningCard(
        "smugglers_c",
        "Smugglers",
        HOUSE_ATREIDES,
        (Put("empty_desert", elite=2, leader="gurney_halleck"),),
        branch_if="in_play gurney_halleck",
        branch=(Special("remove_vehicles_near_gurney", 2),),
        de="Schmuggler",
        without=SMUGGLERS,
    ),
    PlanningCard("the_voice", "The Voice", HOUSE_ATREIDES, (Special("opponent_discards", 1), ExtraCard())),
    PlanningCard("death_commandos", "Death Commandos", HOUSE_ATREIDES, (Replace(2, 2), Move("special", 2))),
    PlanningCard(
        "tested_with_the_gom_jabbar",
        "Tested with the Gom Jabbar",
        HOUSE_ATREIDES,
        (Special("second_objective"), Draw(2)),
    ),
    PlanningCard("chatt_the_leaper", "Chatt the Leaper", HOUSE_ATREIDES, (Put("sietch", special=2, leader="generic"),)),
    PlanningCard("truthtrance", "Truthtrance", HOUSE_ATREIDES, (Special("truthtrance"), DrawOrExtra(2))),
    PlanningCard(
        "adab_the_demanding_memory",
        "Adab, the Demanding Memory",
        HOUSE_ATREIDES,
        (Special("exchange_prescience"), ExtraCard()),
    ),
    PlanningCard(
        "alam_al_mithal",
        "Alam al-Mithal, the World of Similitudes",
        HOUSE_ATREIDES,
        (Special("shift_markers"), Draw(2)),
    ),
    PlanningCard(
        "usul_the_base_of_the_pillar", "Usul, the Base of the Pillar", HOUSE_ATREIDES, (DesertPower(), ExtraCard())
    ),
    PlanningCard(
        "voice_from_the_outer_world",
        "Voice from the Outer World",
        HOUSE_ATREIDES,
        (Put("legion", special=1, leader="paul"), MoveOrAttack(Move("that"), Attack("that", surprise=True))),
    ),
    PlanningCard(
        "our_family_atomics",
        "Our Family Atomics",
        HOUSE_ATREIDES,
        (Special("detonate"), ExtraCard()),
        branch_if="detonated",
        branch=(DesertPower(2),),
        needs="marker 4",
    ),
    PlanningCard(
        "battle_language",
        "Battle Language",
        HOUSE_ATREIDES,
        (MoveOrAttack(Move("leader"), Attack("leader", surprise=True, enemy_four_dice=True)),),
    ),
    PlanningCard(
        "bill_of_particulars", "Bill of Particulars", HOUSE_ATREIDES, (Special("lower_imperium_marker"), ExtraCard())
    ),
    PlanningCard("fear_is_the_mind_killer", "Fear Is the Mind-Killer", HOUSE_ATREIDES, (Special("attach_fear"),)),
)

FREMEN_DECK = (
    PlanningCard(
        "shai_hulud",
        "Shai-Hulud",
        FREMEN,
        (Special("wild_maker"),),
        copies=3,
        branch_if="in_play wild_maker",
        branch=(Special("wild_maker_moves_and_attacks"),),
    ),
    PlanningCard("wall_of_sandworms", "Wall of Sandworms", FREMEN, (Special("worm_beside_worm"), DesertPower())),
    PlanningCard("dust_chasms", "Dust Chasms", FREMEN, (Special("dust_chasms", 2), DesertPower()), de="Staubsenken"),
    PlanningCard("fremen_rockets", "Fremen Rockets", FREMEN, (Special("fremen_rockets", 3),), de="Fremen-Raketen"),
    PlanningCard("eyes_of_ibad", "Eyes of Ibad", FREMEN, (Special("attach_eyes"),)),
    PlanningCard("captured_ornithopter", "Captured Ornithopter", FREMEN, (Bombard(3, "ornithopter"),)),
    PlanningCard("crysknife", "Crysknife", FREMEN, (Move("special"), ToTank("near_that"))),
    PlanningCard(
        "cielagos_piping_message", "Cielago's Piping Message", FREMEN, (Special("token_to_threatened_sietch"), Draw(1))
    ),
    PlanningCard("jubba_cloaks", "Jubba Cloaks", FREMEN, (Move("desert_leader"), ExtraCard())),
    PlanningCard("hieregs", "Hieregs", FREMEN, (Scatter(2), DesertPower())),
    PlanningCard("grandmother_of_a_storm", "Grandmother of a Storm", FREMEN, (Special("storms"),)),
    PlanningCard("stillsuits", "Stillsuits", FREMEN, (Move("desert"), Special("swap_sietch_tokens"))),
    PlanningCard(
        "i_am_stilgar_the_fremen",
        '"I Am Stilgar, the Fremen"',
        FREMEN,
        (Put("free_plateau", regular=1, elite=2, leader="stilgar"), Draw(1)),
    ),
    PlanningCard("thumpers", "Thumpers", FREMEN, (Special("worms_near_legions", 2),)),
    PlanningCard("kitab_al_ibar", "Kitab al-Ibar", FREMEN, (Special("move_sietch"),)),
    PlanningCard("sandtides", "Sandtides", FREMEN, (Special("sandtides"), DesertPower())),
)

PLANNING_CARDS = (*HOUSE_HARKONNEN_DECK, *CORRINO_DECK, *HOUSE_ATREIDES_DECK, *FREMEN_DECK)
