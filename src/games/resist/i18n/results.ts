import * as m from '#messages';
import type { Ending, Reading, Result, Split } from '../data/index.ts';
import { type Position, snapshotOf } from '../engine/index.ts';
import { PHASE_NAMES } from './asks.ts';
import { RESULT_NAMES } from './names.ts';

interface Ended {
  readonly result: Result;
  readonly reason: Ending;
  readonly points?: number | undefined;
}

/** What a game came to, as a sentence. Points count only where it was not lost. */
export function outcomeText({ result, reason, points = 0 }: Ended): string {
  switch (reason) {
    case 'civilians':
      return m.resist_outcome_civilians();
    case 'missions':
      return m.resist_outcome_missions();
    case 'spies':
      return m.resist_outcome_spies();
    case 'ended':
      return endedText(result, points);
    default:
      return reason satisfies never;
  }
}

/** The same without its full stop, where something follows. */
export const outcomeInLine = (outcome: Ended): string =>
  outcomeText(outcome).replace(/[.。]$/u, '');

function endedText(result: Result, points: number): string {
  if (result === 'epic') return m.resist_outcome_epic();
  return points === 1
    ? m.resist_outcome_one_point({ result: RESULT_NAMES[result]() })
    : m.resist_outcome_points({ result: RESULT_NAMES[result](), points });
}

export const SPLIT_NAMES: Readonly<Record<Split, () => string>> = {
  random: m.resist_split_random,
  draft: m.resist_split_draft,
};

export const READING_NAMES: Readonly<Record<Reading, () => string>> = {
  strict: m.resist_reading_strict,
  lenient: m.resist_reading_lenient,
};

/** "Draft, strict reading". */
export const gameText = ({ split, reading }: { split: Split; reading: Reading }): string =>
  m.resist_game_named({ split: SPLIT_NAMES[split](), reading: READING_NAMES[reading]() });

/** "Round 3, ATTACK". */
export function momentText(position: Position): string {
  const { round, phase } = snapshotOf(position);
  const name = PHASE_NAMES[phase]();
  return round > 0 ? m.resist_moment({ round, phase: name }) : name;
}
