import type { Yield } from '#shared/yield-to-main.ts';
import { type ReplayableRules, replay } from '../history/game-history.ts';
import type { GameTypes } from '../rules/game-rules.ts';
import { asCopy, compareSaves, furtherProgress } from './merge.ts';
import { gameIn, type Save } from './save.ts';
import type { SaveFormat, SaveTypes } from './save-format.ts';
import { type SaveStore, StaleWriteError } from './save-store.ts';

/** What came of a save that was brought from elsewhere. */
export type ImportResult = ReturnType<typeof compareSaves> | 'deleted' | 'unread';

/** What is asked of a game whose saves come in. */
interface BroughtGame<T extends SaveTypes> {
  readonly rules: ReplayableRules<T>;
  readonly saveFormat: Pick<SaveFormat<T>, 'lasting'>;
}

/** How often a save looks for an id that is free, before it counts as made up. */
const MOST_IDS = 4;

/**
 * Puts saves that were brought from elsewhere beside those on a shelf: what is new comes in together,
 * the others one after the other.
 */
export async function importAll<T extends SaveTypes>(
  shelf: SaveStore<T>,
  game: BroughtGame<T>,
  brought: readonly Save<T>[],
  rest: Yield,
): Promise<readonly ImportResult[]> {
  const fresh = brought.filter(({ deleted }) => deleted === undefined).map(fromElsewhere);
  const taken = await shelf.bringNew(fresh);
  const came: ImportResult[] = brought.flatMap(({ deleted }) =>
    deleted === undefined ? [] : 'deleted',
  );
  for (const save of fresh) {
    await rest();
    came.push(taken.has(save) ? 'new' : await importSaves(shelf, game, save));
  }
  return came;
}

/** How often it was written elsewhere says nothing here, nor does a clock that ran ahead. */
const fromElsewhere = <T extends SaveTypes>({ revision: _, order = 0, ...rest }: Save<T>) => ({
  ...rest,
  order: Math.min(order, Date.now()),
});

/**
 * Puts a save that was brought from elsewhere beside those on a shelf. Nothing is written over, except
 * a game by the same game further on; a game that went apart comes in under an id of its own.
 *
 * @returns what it was; `unread` where no id was free for it
 */
export async function importSaves<T extends SaveTypes>(
  shelf: SaveStore<T>,
  game: BroughtGame<T>,
  brought: Save<T>,
): Promise<ImportResult> {
  if (brought.deleted !== undefined) return 'deleted';
  let save = brought;
  let wentApart = false;
  for (let tries = 0; tries < MOST_IDS; tries++) {
    try {
      const comparison = await takeAs(shelf, game, save);
      if (comparison !== 'apart') return comparison === 'new' && wentApart ? 'apart' : comparison;
      wentApart = true;
    } catch (error) {
      if (!(error instanceof StaleWriteError)) throw error;
    }
    save = asCopy(save);
  }
  return 'unread';
}

/** Takes a save under its id, if what lies there allows it. */
async function takeAs<T extends SaveTypes>(
  shelf: SaveStore<T>,
  game: BroughtGame<T>,
  save: Save<T>,
): Promise<ReturnType<typeof compareSaves>> {
  const there = await shelf.get(save.id);
  // What cannot be read stays as it is.
  if (there && 'unread' in there) throw new StaleWriteError();
  const here = there?.value;
  const comparison = compareSaves(here, save);
  // A game only goes further by steps that can have happened.
  if (comparison === 'apart' || (comparison === 'further' && !isSound(game.rules, save)))
    return 'apart';
  if (comparison === 'known' && here?.deleted === undefined) return comparison;
  const further = { ...save, progress: furtherProgress(game.saveFormat, here, save) };
  const { deleted: _, ...taken } = comparison === 'known' && here ? here : further;
  const name = here?.name === undefined ? {} : { name: here.name };
  await shelf.bring({ ...fromElsewhere(taken), ...name });
  return comparison === 'known' ? 'new' : comparison;
}

function isSound<T extends SaveTypes & GameTypes>(
  rules: ReplayableRules<T>,
  save: Save<T>,
): boolean {
  const game = gameIn(save);
  return !game || 'replayed' in replay(rules, game);
}
