import * as m from '#messages';
import { askedNow, askOf, type MoveWord, type Position } from '../engine/index.ts';
import { cardName, enemyName, maquisName, missionName } from './cards.ts';

type Parts = readonly string[];

/** What each move says, by the parts that follow its word; what depends on the question asks for it. */
const SAID: Readonly<Record<MoveWord, (parts: Parts, before: Position) => string>> = {
  pair: ([one, two]) => m.resist_move_pair({ one: maquisName(one), two: maquisName(two) }),
  draft: ([maquis]) => m.resist_move_draft({ maquis: maquisName(maquis) }),
  mission: ([mission]) => m.resist_move_mission({ mission: missionName(mission) }),
  draw: ([card]) => m.resist_move_draw({ card: cardName(card) }),
  play: ([maquis, side]) =>
    side === 'hidden'
      ? m.resist_move_play_hidden({ maquis: maquisName(maquis) })
      : m.resist_move_play_revealed({ maquis: maquisName(maquis) }),
  attack: ([mission]) => m.resist_move_attack({ mission: missionName(mission) }),
  use: (_, before) => m.resist_move_use({ maquis: userOf(before) }),
  skip: (_, before) => m.resist_move_skip({ maquis: userOf(before) }),
  act: ([maquis]) => m.resist_move_act({ maquis: maquisName(maquis) }),
  strike: () => m.resist_move_strike(),
  shift: ([kind, mission]) =>
    m.resist_move_shift({ enemy: enemyName(kind), mission: missionName(mission) }),
  discard: ([card, enemy]) => (enemy === undefined ? discarded(card) : discardedAt(card, enemy)),
  turn: ([number]) => m.resist_move_turn({ number }),
  stop: (_, before) =>
    askOf(before) === 'turn' ? m.resist_move_stop_turning() : m.resist_move_stop_striking(),
  at: ([mission]) => m.resist_move_at({ mission: missionName(mission) }),
  reveal: ([kind]) => m.resist_move_reveal({ enemy: enemyName(kind) }),
  look: ([card]) => m.resist_move_look({ card: cardName(card) }),
  pick: ([maquis]) => m.resist_move_pick({ maquis: maquisName(maquis) }),
  top: ([card]) => m.resist_move_top({ card: cardName(card) }),
  bottom: ([maquis]) => m.resist_move_bottom({ card: maquisName(maquis) }),
  take: ([maquis]) => m.resist_move_take({ maquis: maquisName(maquis) }),
  recruit: ([maquis]) => m.resist_move_recruit({ maquis: maquisName(maquis) }),
  remove: ([maquis]) => m.resist_move_remove({ maquis: maquisName(maquis) }),
  defeat: ([target]) =>
    m.resist_move_defeat({
      target: target === 'mission' ? m.resist_the_mission() : enemyName(target),
    }),
  survive: ([kind]) => m.resist_move_survive({ enemy: enemyName(kind) }),
  civilian: ([number]) => m.resist_move_civilian({ number }),
  end: () => m.resist_move_end(),
  continue: () => m.resist_move_continue(),
  copy: ([maquis]) => m.resist_move_copy({ maquis: maquisName(maquis) }),
};

const discarded = (card: string): string => m.resist_move_discard({ card: cardName(card) });

const discardedAt = (mission: string, enemy: string): string =>
  /^\d+$/.test(enemy)
    ? m.resist_move_discard_down({ number: enemy, mission: missionName(mission) })
    : m.resist_move_discard_at({ card: enemyName(enemy), mission: missionName(mission) });

/** Whose action is asked about. */
const userOf = (position: Position): string => maquisName(askedNow(position).user ?? '');

/** A move as the words on a button; where it was made or can be made decides what `stop` means. */
export function moveWords(before: Position, move: string): string {
  const [word, ...parts] = move.split(':');
  return SAID[word as MoveWord](parts, before);
}
