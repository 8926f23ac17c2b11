import type { Validated } from '#play/rules/rules-from-engine.ts';
import { RANDOM_WORDS, seedRandom } from '#shared/random.ts';
import type { TableFault } from './fault-codes.ts';
import type { Position } from './position.ts';
import { positionFrom } from './position-from.ts';
import type { Table } from './table.ts';

/*
 * A table that a game begins at instead of an empty board. It says what everybody at it may know;
 * the cards to come are dealt anew, by a seed of their own.
 */

/** A table without what no player can know: the order of its deck, and what decides the cards. */
export function withoutSecrets({ unseen, ...table }: Table): Table {
  if (!unseen) return table;
  const { deck: _, random: __, ...open } = unseen;
  return { ...table, unseen: open };
}

/** The position of a table whose cards to come follow from a seed, or everything wrong with it. */
export function dealtAnew(table: Table, seed = ''): Validated<Position, TableFault> {
  const words = new Int32Array(RANDOM_WORDS);
  seedRandom(words, 0, seed);
  const open = withoutSecrets(table);
  return positionFrom({ ...open, unseen: { ...open.unseen, random: Array.from(words) } });
}
