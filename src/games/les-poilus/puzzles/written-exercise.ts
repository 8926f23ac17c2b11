import { CARD_IDS } from '../data/index.ts';
import { cardsBesides, cardsOfPlayers } from './players.ts';
import type { PuzzleSetUp } from './set-up.ts';

/*
 * In the file of exercises a table says how many copies of each card have left the game, in card order, as
 * digits without the noughts at the end: half the bytes that the names of those still unseen take.
 */

type WrittenTable = Omit<PuzzleSetUp, 'unseen'> & { readonly gone: string };

interface Whole {
  readonly table: PuzzleSetUp;
}

/** An exercise as its file has it. */
export type Written<Exercise extends Whole> = Omit<Exercise, 'table'> & {
  readonly table: WrittenTable;
};

/** Whether a value is an exercise as its file has it, as far as a glance can tell. */
export function isWritten(value: unknown): value is Written<Whole> {
  const { table } = (value ?? {}) as { readonly table?: { readonly gone?: unknown } };
  return typeof table?.gone === 'string';
}

/** An exercise of the file with the cards that are still unseen, by their names. */
export function opened<Exercise extends Whole>({ table, ...exercise }: Written<Exercise>) {
  const { gone, ...others } = table;
  const left = CARD_IDS.flatMap((id, n) => Array<string>(Number(gone[n] ?? 0)).fill(id));
  const unseen = cardsBesides([...left, ...lying(others)]) as PuzzleSetUp['unseen'];
  return { ...exercise, table: { ...others, unseen } };
}

/** An exercise as its file is to have it. */
export function written<Exercise extends Whole>({ table, ...exercise }: Exercise) {
  const { unseen, ...others } = table;
  const left = cardsBesides([...unseen, ...lying(others)]);
  const gone = CARD_IDS.map((id) => left.filter((card) => card === id).length).join('');
  return { ...exercise, table: { ...others, gone: gone.replace(/0+$/, '') } };
}

const lying = ({ land, players }: Pick<PuzzleSetUp, 'land' | 'players'>): readonly string[] => [
  ...land,
  ...cardsOfPlayers(players),
];
