import * as m from '#messages';
import { listed } from '#shared/list-text.ts';
import { type SoldierId, SUPPORT_TILE_IDS, THREAT_KINDS } from '../data/index.ts';
import type { MoveFault, SetUpFault, TableFault } from '../engine/index.ts';
import { SOLDIER_NAMES, type Who } from './names.ts';
import { toldBy } from './reasons.ts';

type Named = ReturnType<typeof toldBy>;

type Params = Readonly<Record<string, string | number>>;
type Told = Named & Readonly<Record<Counted, string>> & { readonly soldier: string };
type Counted = (typeof COUNTED)[number];

const COUNTED = [
  'found',
  'players',
  'soldiers',
  'trials',
  'seats',
  'wanted',
  'counted',
  'all',
  'cards',
  'count',
  'tiles',
] as const;

const SENTENCES: Readonly<Record<SetUpFault['code'] | TableFault['code'], (told: Told) => string>> =
  {
    'soldiers-for-other-players': (told) => m.poilus_fault_soldiers_for_other_players(told),
    'soldier-twice': (told) => m.poilus_fault_soldier_twice(told),
    'no-such-leader': () => m.poilus_fault_no_such_leader(),
    'chaplain-not-for-two': (told) => m.poilus_fault_chaplain_not_for_two(told),
    'trials-without-chaplain': () => m.poilus_fault_trials_without_chaplain(),
    'trials-off-the-list': (told) => m.poilus_fault_trials_off_the_list(told),
    'tiles-in-secret': () => m.poilus_fault_tiles_in_secret(),
    'tiles-missing': () => m.poilus_fault_tiles_missing(),
    'tiles-for-other-seats': (told) => m.poilus_fault_tiles_for_other_seats(told),
    'not-three-tiles': (told) => m.poilus_fault_not_three_tiles(told),
    'tile-not-used': (told) => m.poilus_fault_tile_not_used(told),
    'tiles-not-one-each': (told) => m.poilus_fault_tiles_not_one_each(told),
    'too-many-tiles': (told) =>
      told.tile === UNTOLD
        ? m.poilus_fault_too_many_tiles(told)
        : m.poilus_fault_too_many_tiles_which(told),
    'deck-in-secret': () => m.poilus_fault_deck_in_secret(),
    'deck-not-the-cards': (told) => m.poilus_fault_deck_not_the_cards(told),
    'players-do-not-add-up': (told) => m.poilus_fault_players_do_not_add_up(told),
    'cards-do-not-add-up': (told) => m.poilus_fault_cards_do_not_add_up(told),
    'card-too-often': (told) => m.poilus_fault_card_too_often(told),
    'hand-and-cards-differ': (told) => m.poilus_fault_hand_and_cards_differ(told),
    'hardship-in-no-mans-land': (told) => m.poilus_fault_hardship_in_no_mans_land(told),
    'threat-in-front': (told) => m.poilus_fault_threat_in_front(told),
    'christmas-in-front': (told) => m.poilus_fault_christmas_in_front(told),
    'mission-has-failed': (told) => m.poilus_fault_mission_has_failed(told),
    'too-many-tokens': (told) => m.poilus_fault_too_many_tokens(told),
    'tiles-and-ids-differ': (told) => m.poilus_fault_tiles_and_ids_differ(told),
    'tile-while-in': (told) => m.poilus_fault_tile_while_in(told),
    'nobody-on-turn': () => m.poilus_fault_nobody_on_turn(),
    'out-on-turn': (told) => m.poilus_fault_out_on_turn(told),
    'tyrannical-leads': (told) => m.poilus_fault_tyrannical_leads(told),
    'no-kind-called': () => m.poilus_fault_no_kind_called(),
    'nothing-to-cure': () => m.poilus_fault_nothing_to_cure(),
    'land-after-mission': () => m.poilus_fault_land_after_mission(),
    'morale-is-gone': () => m.poilus_fault_morale_is_gone(),
    'game-is-not-over': () => m.poilus_fault_game_is_not_over(),
    'nothing-to-do': () => m.poilus_fault_nothing_to_do(),
  };

/** What a parameter that is not there reads as. */
const UNTOLD = String(undefined);

/** What is wrong with a set-up or a table, as a sentence. */
export function faultText(
  {
    code,
    params,
  }: { readonly code: SetUpFault['code'] | TableFault['code']; readonly params: Params },
  who: Who,
): string {
  const counted = Object.fromEntries(COUNTED.map((name) => [name, String(params[name])]));
  const soldier = SOLDIER_NAMES[params.soldier as SoldierId]?.() ?? UNTOLD;
  const told = { ...toldBy(params, who), ...counted, soldier };
  return SENTENCES[code](told as Told);
}

const NO_MOVES: Readonly<Record<MoveFault['code'], (told: { found: string }) => string>> = {
  'unknown-move': m.poilus_fault_unknown_move,
  'part-missing': m.poilus_fault_part_missing,
  'too-many-parts': m.poilus_fault_too_many_parts,
  'unknown-seat': m.poilus_fault_unknown_seat,
  'unknown-card': m.poilus_fault_unknown_card,
  'no-threat-card': m.poilus_fault_no_threat_card,
  'no-hardship-card': m.poilus_fault_no_hardship_card,
  'unknown-kind': ({ found }) =>
    m.poilus_fault_unknown_kind({ found, known: listed(THREAT_KINDS) }),
  'unknown-tile': ({ found }) =>
    m.poilus_fault_unknown_tile({ found, known: listed(SUPPORT_TILE_IDS) }),
  'unknown-number': m.poilus_fault_unknown_number,
};

/** Why a text is no move at all, as a sentence. */
export const moveFaultText = ({ code, found }: MoveFault): string => NO_MOVES[code]({ found });
