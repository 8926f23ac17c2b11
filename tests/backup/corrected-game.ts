import { expect } from 'vitest';
import { restore } from '#backup/restore.ts';
import { readBackup } from '#backup/worker/read-backup.ts';
import type { GameMode } from '#play/game-mode.ts';
import type { Game } from '#play/history/game.ts';
import { latestPosition } from '#play/history/game-history.ts';
import type { GameRules, GameTypes, Step } from '#play/rules/game-rules.ts';
import { gameIn, type Save, savesOf } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { StaleWriteError } from '#play/saves/save-store.ts';
import { resumed } from '#play/ui/frame/resumed.ts';
import { keptOn } from '#play/ui/storage/shelves.ts';
import { randomFrom } from '#shared/random.ts';
import { readVersioned } from '#shared/storage/versioned.ts';

/* A game that was corrected at the table goes through a save, a backup and another device as it is. */

/** The moves of a game at random, with a correction after the seventh. */
export function correctedGame<T extends GameTypes>(
  rules: GameRules<T>,
  setUp: T['setUp'],
  corrected: (position: T['position']) => T['boardState'],
): readonly Step<T>[] {
  const below = randomFrom('corrected');
  const steps: Step<T>[] = [];
  let position = rules.initialPosition(setUp);
  while (steps.length < 20) {
    const legal = rules.legalMoves(position);
    const move = legal[below(legal.length)] ?? '';
    const step: Step<T> = steps.length === 7 ? { correction: corrected(position) } : { move };
    const taken = rules.apply(position, step);
    if ('reasons' in taken)
      throw new Error(`${rules.id}: ${JSON.stringify([step, taken.reasons])}`);
    // Another move, where this one ends the game.
    if (rules.outcome(taken.position)) continue;
    steps.push(step);
    position = taken.position;
  }
  return steps;
}

export interface CorrectedRoom<T extends SaveTypes> {
  readonly mode: GameMode<T>;
  readonly game: Game<T>;
  readonly extra?: T['extra'];
}

/** A shelf as the database makes one, without a database. */
function shelfOf<T extends SaveTypes>(mode: GameMode<T>, there: Map<string, unknown>) {
  const kind = savesOf(mode.saveFormat);
  const nobody = () => Promise.reject(new Error('nothing is taken off by bringing in'));
  return keptOn<T>(
    {
      ids: async () => [...there.keys()],
      raw: async (id) => there.get(id),
      get: async (id) => (there.has(id) ? readVersioned(kind, there.get(id)) : undefined),
      bring: async (save) => {
        if (there.has(save.id)) throw new StaleWriteError();
        there.set(save.id, structuredClone(save));
      },
      bringNew: async (saves) => {
        const fresh = new Set<(typeof saves)[number]>();
        for (const save of saves) {
          if (there.has(save.id)) continue;
          there.set(save.id, structuredClone(save));
          fresh.add(save);
        }
        return fresh;
      },
      amend: nobody,
      discard: nobody,
    },
    mode,
  );
}

/** A corrected game goes on from its backup on another device. */
export async function goesOnElsewhere({
  mode,
  game,
  extra,
}: CorrectedRoom<SaveTypes>): Promise<void> {
  expect(game.steps.some((step) => 'correction' in step)).toBe(true);
  const { version, game: id } = mode.saveFormat;
  const save = {
    version,
    id: 'mine',
    begun: 1,
    changed: 2,
    order: 2,
    progress: { game, ...extra },
  };
  const games = { [id]: { shelves: { table: [save] }, things: {} } };
  const made = '2026-11-21T20:00:00.000Z';
  const text = JSON.stringify({ format: 'safe-house-backup', version: 3, made, games, site: {} });
  const noRest = async () => undefined;
  const read = readBackup(text);
  if ('fault' in read) throw new Error(read.fault);
  const there = new Map<string, unknown>();
  const shelf = { name: 'table', label: () => '', open: async () => shelfOf(mode, there) };
  const told = await restore(read.backup, async () => ({ shelves: [shelf] }), noRest);
  expect(told).toMatchObject({ games: { added: 1 }, unread: 0 });
  const brought = readVersioned(savesOf(mode.saveFormat), there.get('mine'));
  if ('unread' in brought) throw new Error(`the save is ${brought.unread}`);
  expect(gameIn(brought.value)).toEqual(game);
  const { input, trouble } = resumed(mode, brought.value as Save<SaveTypes>);
  expect(trouble).toBeUndefined();
  expect(input).toMatchObject({ id: 'mine', resume: { game: { steps: game.steps } } });
  expect(latestPosition(mode.rules, game).position).toBeDefined();
}

const DAMAGES: readonly ((step: object) => object)[] = [
  // A text that is no move, and a table that cannot be.
  () => ({ move: 'nonsense' }),
  (step) => JSON.parse(JSON.stringify(step).replace(/("morale"|"discardSpies"):\d+/, '$1:40')),
];

/** A game with a step that cannot have happened opens before it, and says why. */
export async function saysWhatCannotBe({
  mode,
  game,
  extra,
}: CorrectedRoom<SaveTypes>): Promise<void> {
  for (const damaged of DAMAGES) {
    const steps = game.steps.map((step, n) => (n === 7 ? damaged(step) : step));
    const progress = { game: { ...game, steps }, ...extra };
    const save = { version: 1, id: 'mine', begun: 1, changed: 2, progress };
    const { input, trouble } = resumed(mode, save as unknown as Save<SaveTypes>);
    expect(input).toMatchObject({ resume: { game: { steps: game.steps.slice(0, 7) } } });
    const tell = (await mode.explain?.()) ?? mode.text.reason;
    const [why] = trouble?.reasons ?? [];
    expect(why && tell(why)).toMatch(/\w{3}/);
  }
}
