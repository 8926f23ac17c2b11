import * as m from '#messages';
import type { AskId, Lack, MoveFault, Reason } from '../engine/index.ts';
import { cardName, enemyName, maquisName, missionName } from './cards.ts';
import { LACKS, WAITS_FOR } from './moments.ts';

type Params = Reason['params'];

const SENTENCES: Readonly<Record<Reason['code'], (params: Params) => string>> = {
  'game-is-over': () => m.resist_reason_game_is_over(),
  'other-question': ({ ask }) => m.resist_reason_other_question({ ask: WAITS_FOR[ask as AskId]() }),
  'spies-are-not-played': () => m.resist_reason_spies_are_not_played(),
  'not-in-hand': ({ card }) => m.resist_reason_not_in_hand({ card: cardName(card) }),
  'reveal-limit': ({ most }) =>
    most === 0 ? m.resist_reason_reveal_none() : m.resist_reason_reveal_limit({ most }),
  'mission-not-in-row': ({ mission }) =>
    m.resist_reason_mission_not_in_row({ mission: missionName(mission) }),
  'mission-failed': ({ mission }) =>
    m.resist_reason_mission_failed({ mission: missionName(mission) }),
  'maquis-still-in-hand': ({ maquis }) => m.resist_reason_maquis_still_in_hand({ count: maquis }),
  'action-is-lost': ({ maquis }) => m.resist_reason_action_is_lost({ maquis: maquisName(maquis) }),
  'not-in-play': ({ maquis }) => m.resist_reason_not_in_play({ maquis: maquisName(maquis) }),
  'acted-already': ({ maquis }) => m.resist_reason_acted_already({ maquis: maquisName(maquis) }),
  'not-in-full': ({ maquis, lack }) =>
    m.resist_reason_not_in_full({ maquis: maquisName(maquis), lack: LACKS[lack as Lack]() }),
  'not-of-the-pair': ({ maquis }) =>
    m.resist_reason_not_of_the_pair({ maquis: maquisName(maquis) }),
  'drafted-already': ({ one, two }) =>
    m.resist_reason_drafted_already({ one: maquisName(one), two: maquisName(two) }),
  'pair-out-of-order': ({ one, two }) =>
    m.resist_reason_pair_out_of_order({ one: maquisName(one), two: maquisName(two) }),
  'mission-seen': ({ mission }) => m.resist_reason_mission_seen({ mission: missionName(mission) }),
  'mission-of-other-era': ({ mission, era }) =>
    m.resist_reason_mission_of_other_era({ mission: missionName(mission), era }),
  'card-not-there': ({ card }) => m.resist_reason_card_not_there({ card: cardName(card) }),
  'enemy-is-another': ({ kind }) => m.resist_reason_enemy_is_another({ enemy: enemyName(kind) }),
  'no-such-civilian': ({ card }) => m.resist_reason_no_such_civilian({ card }),
  'not-hidden-in-play': ({ maquis }) =>
    m.resist_reason_not_hidden_in_play({ maquis: cardName(maquis) }),
  'nothing-face-down': ({ mission }) =>
    m.resist_reason_nothing_face_down({ mission: missionName(mission) }),
  'no-such-face-down': ({ number }) => m.resist_reason_no_such_face_down({ number }),
  'turn-one-first': () => m.resist_reason_turn_one_first(),
  'not-just-turned-up': ({ kind }) =>
    m.resist_reason_not_just_turned_up({ enemy: enemyName(kind) }),
  'enemy-not-here': ({ kind }) => m.resist_reason_enemy_not_here({ enemy: enemyName(kind) }),
  'not-another-mission': ({ mission }) =>
    m.resist_reason_not_another_mission({ mission: missionName(mission) }),
  'enemy-not-there': ({ kind, mission }) =>
    m.resist_reason_enemy_not_there({ enemy: enemyName(kind), mission: missionName(mission) }),
  'not-looked-at': ({ card }) => m.resist_reason_not_looked_at({ card: cardName(card) }),
  'top-has-begun': () => m.resist_reason_top_has_begun(),
  'other-pile': () => m.resist_reason_other_pile(),
  'not-in-revealed-pile': ({ maquis }) =>
    m.resist_reason_not_in_revealed_pile({ maquis: maquisName(maquis) }),
  'nothing-to-copy': ({ maquis }) =>
    m.resist_reason_nothing_to_copy({ maquis: maquisName(maquis) }),
  'too-strong': ({ target, defense, strength }) =>
    target === 'mission'
      ? m.resist_reason_the_mission_too_strong({ defense, strength })
      : m.resist_reason_too_strong({ target: enemyName(target), defense, strength }),
  'grunts-stand': () => m.resist_reason_grunts_stand(),
  'guards-stand': () => m.resist_reason_guards_stand(),
  'enemy-not-at-mission': ({ kind }) =>
    m.resist_reason_enemy_not_at_mission({ enemy: enemyName(kind) }),
  'mission-is-beaten': () => m.resist_reason_mission_is_beaten(),
  'does-not-survive': ({ kind }) => m.resist_reason_does_not_survive({ enemy: enemyName(kind) }),
  'no-mission-left': () => m.resist_reason_no_mission_left(),
};

/** Why a text is no move at all. */
const TEXT_FAULTS: Readonly<Record<MoveFault['code'], (found: { found: string }) => string>> = {
  'unknown-move': m.resist_reason_unknown_move,
  'unknown-name': m.resist_reason_unknown_name,
  'part-missing': m.resist_reason_part_missing,
  'wrong-part': m.resist_reason_wrong_part,
  'too-many-parts': m.resist_reason_too_many_parts,
};

const isTextFault = (code: string): code is MoveFault['code'] => code in TEXT_FAULTS;

/** Why a move is refused, as a sentence. */
export function reasonText({ code, params }: Pick<Reason, 'params'> & { code: string }): string {
  if (isTextFault(code)) return TEXT_FAULTS[code]({ found: String(params.found) });
  return SENTENCES[code as Reason['code']](params);
}
