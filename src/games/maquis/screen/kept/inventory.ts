import type { Save } from '#maquis/table/index.ts';
import { isPromised, roomTaken } from '#play/screen/kept/lasting.ts';
import { isKept, type Shelves, shelvesOfDevice } from '#play/screen/kept/shelves-of-device.ts';
import { readDraft } from '../editor/draft.ts';
import { readMarks } from '../puzzle/marks.ts';
import { openEverything, SHELF_NAMES, type ShelfName } from './everything.ts';

/** What is kept on this device, counted. */
export interface Inventory {
  readonly games: Readonly<Record<ShelfName, number>>;
  readonly puzzles: number;
  /** How many games of the others there are, by the id of each. */
  readonly others: Readonly<Record<string, number>>;
  readonly solved: number;
  readonly hasDraft: boolean;
  readonly deleted: readonly { readonly shelf: ShelfName; readonly save: Save }[];
  /** What cannot be read, as it lies there. */
  readonly aside: readonly unknown[];
  readonly room: number | undefined;
  readonly promised: boolean | undefined;
}

const counted = (shelves: Shelves): Inventory['others'] =>
  Object.fromEntries(
    Object.entries(shelves).map(([game, kept]) => [
      game,
      Object.values(kept).flat().filter(isKept).length,
    ]),
  );

/** Looks through everything. Rejects where the browser offers no storage. */
export async function takeInventory(): Promise<Inventory> {
  const { shelves, puzzles } = await openEverything();
  const [table, practice] = await Promise.all([shelves.table.find(), shelves.practice.find()]);
  const found = { table, practice };
  const own = await puzzles.find();
  return {
    games: { table: table.saves.length, practice: practice.saves.length },
    puzzles: own.puzzles.length,
    others: counted(await shelvesOfDevice('maquis')),
    solved: readMarks().solved.length,
    hasDraft: readDraft() !== undefined,
    deleted: SHELF_NAMES.flatMap((shelf) => found[shelf].deleted.map((save) => ({ shelf, save }))),
    aside: [...table.unreadable, ...practice.unreadable]
      .map(({ value }) => value)
      .concat(own.aside),
    room: await roomTaken(),
    promised: await isPromised(),
  };
}

/** Puts deleted games back on their shelves, or takes them off for good. */
export async function settleDeleted(
  deleted: Inventory['deleted'],
  how: 'back' | 'for good',
): Promise<void> {
  const { shelves } = await openEverything();
  for (const { shelf, save } of deleted) {
    const { deleted: _, ...kept } = save;
    if (how === 'back') await shelves[shelf].amend(kept);
    else await shelves[shelf].discard(save.id);
  }
}
