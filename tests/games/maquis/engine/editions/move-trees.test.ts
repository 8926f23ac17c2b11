import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { perft as counting } from '#games/maquis/cli/game-commands.ts';
import { engine } from '#games/maquis/engine/engine.ts';
import { type GameRecord, replay } from '#games/maquis/engine/index.ts';
import { perft } from '#play/rules/engine.ts';
import { cases } from '../../../../setup/cases.ts';

/* Counts of move sequences by an independent implementation, with the deck in a known order. */

interface Tree {
  readonly record: GameRecord;
  readonly deck: readonly number[];
  readonly phase: string;
  readonly nodes: readonly number[];
}

const TREES: readonly Tree[] = readFileSync(
  new URL('../../../../fixtures/maquis/editions/move-trees.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** So large a tree is grown. */
const MOST = cases(25_000);

test.each(TREES)('$record.ruleset, $phase: as many sequences of moves as given', (tree) => {
  const played = replay(tree.record);
  if ('fault' in played) throw new Error(JSON.stringify(played.fault));
  const start = counting.known.in(played.replayed.position, '--deck', tree.deck.join(','));
  const depths = tree.nodes.filter((nodes) => nodes <= MOST);
  expect(depths.map((_, n) => perft(engine, start, n + 1))).toEqual(depths);
});
