import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import type { OwnPuzzle } from '#play/puzzles/own-puzzle.ts';
import { isPuzzleId } from '#play/puzzles/own-try.ts';
import type { Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { OpenedPart } from '../frame/OpenedPart.tsx';
import { usePlayContext } from '../frame/play-context.ts';
import { type Session, useSession } from '../frame/session.ts';
import { useLazyModule } from '../hooks/use-lazy-module.ts';
import { idInAddress } from './own-address.ts';
import type { OwnPuzzleGame } from './own-puzzles.ts';

/*
 * Puzzles of one's own in the room where their game is played. All they need comes in files of its own.
 */

type Parts = typeof import('./own.lazy.tsx');

/** Loads what a game says of such puzzles, and what the kit makes of it. */
type LoadOwn<T extends SaveTypes, P extends OwnPuzzle> = () => Promise<
  Parts & { readonly own: OwnPuzzleGame<T, P> }
>;

/** @param load what the game says, in a file of its own */
export const ownLoader =
  <T extends SaveTypes, P extends OwnPuzzle>(
    load: () => Promise<{ readonly OWN: OwnPuzzleGame<T, P> }>,
  ): LoadOwn<T, P> =>
  async () => {
    const [parts, { OWN }] = await Promise.all([import('./own.lazy.tsx'), load()]);
    return { ...parts, own: OWN };
  };

/** A try at a puzzle of one's own that is on the screen. */
interface OwnTry {
  /** Whether its first choice was made. */
  readonly isJudged: boolean;
  /** What is asked, and then what the choice came to; `onPlayOn` puts that away. */
  readonly part: (onPlayOn?: () => void) => ComponentChildren;
  /** Begins another try. */
  readonly again: () => void;
}

/** The try on the screen; undefined in other games, and where its puzzle is gone. */
export function useOwnTry<T extends SaveTypes, P extends OwnPuzzle>(
  load: LoadOwn<T, P>,
): OwnTry | undefined {
  const { game } = useSession<Session<T>>().state.context;
  const { current, open } = usePlayContext<T>();
  const id = current?.branchOf?.id;
  const loaded = useLazyModule(isPuzzleId(id), load);
  const [puzzle, setPuzzle] = useState<P>();
  const parts = typeof loaded === 'object' ? loaded : undefined;
  useEffect(() => {
    if (!parts || id === undefined) return;
    parts
      .shelfOf(parts.own)
      .then((shelf) => shelf.get(id))
      .then(setPuzzle)
      .catch(() => undefined);
  }, [parts, id]);
  if (!parts || !game || puzzle?.id !== id || !puzzle) return undefined;
  const { own, OwnVerdictPart, tryOf } = parts;
  return {
    isJudged: own.chosen(game) !== undefined,
    part: (onPlayOn) => (
      <OwnVerdictPart own={own} puzzle={puzzle} {...(onPlayOn ? { onPlayOn } : {})} />
    ),
    again: () => open(tryOf(own, puzzle)),
  };
}

/**
 * Opens the puzzle that the address names, once; reloading goes on with the game.
 *
 * @returns whether it names one that is not here
 */
export function useOwnArrival<T extends SaveTypes, P extends OwnPuzzle>(
  load: LoadOwn<T, P>,
  open: (save: Save<T>) => void,
): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const id = idInAddress(location.hash);
    if (id === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    load()
      .then(async ({ own, shelfOf, tryOf }) => {
        const puzzle = await (await shelfOf(own)).get(id);
        if (puzzle) open(tryOf(own, puzzle));
        else setMissing(true);
      })
      .catch(() => setMissing(true));
  }, []);
  return isMissing;
}

interface Props<T extends SaveTypes, P extends OwnPuzzle> {
  readonly load: LoadOwn<T, P>;
}

/** Where the list of puzzles of one's own is between games, opened when it is wanted. */
export function OwnPuzzles<T extends SaveTypes, P extends OwnPuzzle>({ load }: Props<T, P>) {
  const { open } = usePlayContext<T>();
  return (
    <OpenedPart
      title={m.play_own_title()}
      load={load}
      failed={<p class="aid-trouble">{m.play_part_failed()}</p>}
    >
      {({ OwnList, own, tryOf }) => (
        <OwnList own={own} onPlay={(puzzle) => open(tryOf(own, puzzle))} />
      )}
    </OpenedPart>
  );
}

/** Where an address names a puzzle that is not here. */
export const OwnMissing = () => (
  <p class="aid-trouble" role="alert">
    {m.play_own_not_here()}
  </p>
);
