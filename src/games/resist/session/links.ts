import { readSeed, seedDigits } from '#play/links/digits.ts';
import { linksOf } from '#play/links/game-link.ts';
import type { RulesetDigits } from '#play/links/link-types.ts';
import { type Position, type Resist, resistRules, snapshotOf } from '../engine/index.ts';

/*
 * The links of RESIST!: a game or a deal. What is counted with here belongs to the ruleset, and is
 * written out so that data may grow.
 */

const SPLITS = ['random', 'draft'] as const;
const READINGS = ['strict', 'lenient'] as const;

/** What stands on the table at the end of a game's moves, in this order for ever. */
function checkOf(position: Position): string {
  const state = snapshotOf(position);
  return JSON.stringify([
    ...[state.phase, state.ask, state.round, state.failed, state.points, state.strength],
    ...[state.graveyard, state.hand, state.hidden, state.revealed, state.hiddenDiscard],
    ...[state.revealedPile, state.removed, state.looked, state.defeated, state.enemyDiscard],
    ...state.row.map(({ mission, failed, up, down }) => [mission, failed, up, down]),
    ...[state.target, state.beaten],
  ]);
}

const FIRST_EDITION: RulesetDigits<Resist> = {
  id: 'first-edition',
  number: 0,
  setUp: {
    write: ({ split, reading, seed }) => [
      [SPLITS.indexOf(split), SPLITS.length],
      [READINGS.indexOf(reading), READINGS.length],
      ...seedDigits(seed),
    ],
    read: (digits) => ({
      ruleset: 'first-edition',
      split: SPLITS[digits.next(SPLITS.length)],
      reading: READINGS[digits.next(READINGS.length)],
      ...readSeed(digits),
    }),
  },
  check: checkOf,
};

/** `game=1…` and `deal=1…`; RESIST! has no links to positions yet. */
export const resistLinks = linksOf<Resist>({
  rules: resistRules,
  label: 'resist ',
  version: '1',
  rulesets: [FIRST_EDITION],
});
