import { expect, test } from 'vitest';
import { type ActorOptions, type AnyStateMachine, createActor } from 'xstate';
import type { GameFiles, GameMode, SessionState } from '#play/game-mode.ts';
import { latestPosition } from '#play/history/game-history.ts';
import type { GameRules } from '#play/rules/game-rules.ts';
import { importSaves } from '#play/saves/import-saves.ts';
import { goingOn } from '#play/saves/merge.ts';
import { gameIn, type Save, type SavedGameState, savesOf } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import type { SaveStore } from '#play/saves/save-store.ts';
import { branchOf, freshSave } from '#play/ui/frame/fresh-save.ts';
import { resumed } from '#play/ui/frame/resumed.ts';
import { type ReadVersioned, readVersioned } from '#shared/storage/versioned.ts';

/*
 * Whatever a page makes a save out of another by, what comes out can be kept, read and played again, and
 * so can what is made of that.
 */

export interface PlayedRoom<T extends SaveTypes> {
  readonly mode: GameMode<T>;
  /** A game of some dozen steps. */
  readonly save: Save<T>;
  /** What of it is to be there still in a branch, a mended game and a game of two devices. */
  readonly lasting: object;
  /** What a game brought by hand remembers besides its steps. */
  readonly bare: T['extra'];
  /** Where the site turns up cards: the rules, by which it is somebody's turn or the game is over. */
  readonly rules?: Pick<GameRules<T>, 'turn' | 'outcome'>;
  readonly files?: GameFiles<T>;
  /** Opens a game by its link. */
  readonly byLink?: (save: Save<T>) => Save<T> | undefined;
}

export const savedGame = (progress: object, version: number) =>
  ({ version, id: 'a game', begun: 1, changed: 2, order: 2, revision: 1, progress }) as const;

interface Way<T extends SaveTypes> {
  readonly name: string;
  /** Whether what is lasting goes along. */
  readonly carries: boolean;
  readonly make: (save: Save<T>) => Save<T> | undefined | Promise<Save<T> | undefined>;
}

export function savesMadeOfOthers<T extends SaveTypes>(room: PlayedRoom<T>): void {
  const { mode, save, lasting, bare, rules, files, byLink } = room;
  const kind = savesOf(mode.saveFormat);

  const playing = (of: Save<T>) => {
    const { input } = resumed(mode, of);
    const options = { input } as unknown as ActorOptions<AnyStateMachine>;
    return createActor(mode.machine, options).start();
  };

  /** As the device keeps what is played now. */
  const keptNow = (actor: ReturnType<typeof playing>, id: string): Save<T> | undefined => {
    const progress = mode.savedState(actor.getSnapshot());
    return progress && { ...freshSave(mode, progress), id };
  };

  /** As it comes back from the device. */
  const kept = (of: Save<T>): Save<T> => {
    const read: ReadVersioned<Save<T>> = readVersioned(kind, structuredClone(of));
    if ('unread' in read) throw new Error(`the save is ${read.unread}`);
    return read.value;
  };

  const half = (of: Save<T>): Save<T> => {
    const { game, ahead: _, ...extra } = of.progress as SavedGameState<T>;
    const steps = game.steps.slice(0, Math.ceil(game.steps.length / 2));
    return { ...of, progress: { game: { ...game, steps, seen: steps.length }, ...extra } };
  };

  /** The same game on another device, to which it was brought by hand. */
  const elsewhere = (of: Save<T>): Save<T> => {
    const { game } = of.progress as SavedGameState<T>;
    return { ...of, id: 'elsewhere', progress: { game, ...bare } };
  };

  const ways: Way<T>[] = [
    {
      name: 'a branch',
      carries: true,
      make: (of) => {
        const state = playing(of).getSnapshot() as unknown as SessionState<T>;
        const steps = gameIn(of)?.steps.length ?? 0;
        return branchOf({ mode, state }, of, Math.ceil(steps / 2));
      },
    },
    {
      name: 'a game opened only in part',
      carries: true,
      make: (of) => {
        const progress = of.progress as SavedGameState<T>;
        const steps = [...progress.game.steps, { move: 'nonsense' }];
        const damaged = { ...of, progress: { ...progress, game: { ...progress.game, steps } } };
        const { input, trouble, mended } = resumed(mode, { ...damaged, name: 'Ours' });
        expect(trouble).toBeDefined();
        // What the visitor calls it goes with it.
        expect(mended).toMatchObject({ id: input.id, name: 'Ours' });
        const options = { input } as unknown as ActorOptions<AnyStateMachine>;
        const actor = createActor(mode.machine, options).start();
        return keptNow(actor, input.id ?? '');
      },
    },
    {
      name: 'a game that went further on another device',
      carries: true,
      make: async (of) => {
        const there = new Map<string, Save<T>>([[of.id, half(of)]]);
        const shelf = {
          get: async (id: string) =>
            there.has(id) ? readVersioned(kind, there.get(id)) : undefined,
          bring: async (one: Save<T>) => void there.set(one.id, one),
        } as unknown as SaveStore<T>;
        const came = await importSaves(shelf, mode, { ...elsewhere(of), id: of.id });
        expect(came).toBe('further');
        return there.get(of.id);
      },
    },
    {
      name: 'a game that a file goes on with',
      carries: true,
      make: (of) => goingOn(mode.saveFormat, [half(of)], elsewhere(of)),
    },
    {
      name: 'a game from a file',
      carries: false,
      make: async (of) => {
        if (!files?.has(of)) return undefined;
        const { gamesIn } = await files.reader();
        const { owners } = (of.progress as SavedGameState<T>).game;
        const [read] = gamesIn(files.text([of]), owners, () => 'a fresh seed');
        if (!read || !('game' in read)) throw new Error(JSON.stringify(read));
        return freshSave(mode, { game: read.game, ...read.extra });
      },
    },
    { name: 'a game from a link', carries: false, make: (of) => byLink?.(of) },
  ];

  test.each(ways)(
    '$name is kept, read and played again, and so is what is made of it',
    async (way) => {
      const made = await way.make(kept(save));
      if (!made) return expect(way.carries).toBe(false);
      playsOn(made, way.carries);
      for (const next of ways) {
        const again = await next.make(kept(made));
        if (again) playsOn(again, way.carries && next.carries);
      }
    },
  );

  function playsOn(made: Save<T>, carries: boolean): void {
    const back = kept(made);
    expect(back.progress).toEqual(JSON.parse(JSON.stringify(back.progress)));
    if (carries) expect(back.progress).toMatchObject(lasting);
    const actor = playing(back);
    const played = keptNow(actor, back.id);
    if (!played) throw new Error('a game that is played is not kept');
    // Where it is chance's turn the machine goes on by itself.
    const steps = gameIn(back)?.steps ?? [];
    expect(gameIn(kept(played))?.steps.slice(0, steps.length)).toEqual(steps);
    const now = gameIn(played);
    if (rules && now) {
      const { position } = latestPosition(mode.rules, now);
      expect(rules.turn(position).chance && rules.outcome(position) === undefined).toBe(false);
    }
    // Whoever has enough of it begins another: at once, and with what is set up by then.
    actor.send({ type: 'newGame', seed: 'another' });
    const setUp = keptNow(actor, 'another');
    if (setUp) kept(setUp);
    actor.send({ type: 'start' });
    expect(actor.getSnapshot().status).toBe('active');
    const begun = keptNow(actor, 'another');
    if (begun) kept(begun);
  }
}
