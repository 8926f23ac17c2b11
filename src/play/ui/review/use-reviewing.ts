import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import type { ReviewProgress } from '#play/review/review.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import type { Game } from '../../history/game.ts';
import type { GameHistory } from '../../history/game-history.ts';
import type { PlayedGame } from '../../review/review.ts';
import type { GameTypes } from '../../rules/game-rules.ts';
import { useActiveSession } from '../frame/session.ts';

/** A review under way, whatever the coach of the game makes of its moments. */
interface ReviewInPlay<Found> {
  readonly goOn: () => Promise<boolean>;
  readonly stop: () => void;
  readonly progress: () => ReviewProgress<Found>;
}

interface Known<Found> {
  readonly reviewing: ReviewInPlay<Found>;
  /** Who hears of what was found. */
  tell: (progress: ReviewProgress<Found>) => void;
}

/** Games gone through since the page was opened: what was found is not looked for again. */
const known = new WeakMap<object, Known<unknown>>();

function knownOf<Found>(
  game: object,
  begin: (tell: (progress: ReviewProgress<Found>) => void) => ReviewInPlay<Found>,
): Known<Found> {
  const before = known.get(game);
  if (before) return before as Known<Found>;
  const entry: Known<Found> = {
    tell: () => {},
    reviewing: begin((progress) => entry.tell(progress)),
  };
  known.set(game, entry as Known<unknown>);
  return entry;
}

type Run = 'running' | 'stopped' | 'failed' | 'done';

export interface ReviewHere<Found> {
  readonly progress: ReviewProgress<Found>;
  readonly run: Run;
  readonly stop: () => void;
  readonly goOn: () => void;
}

/** The game on the screen as it was played, and what going through it finds. */
export function useReviewedGame<T extends SaveTypes, Found>(
  begin: (
    played: PlayedGame<T['position']>,
    tell: (progress: ReviewProgress<Found>) => void,
  ) => ReviewInPlay<Found>,
) {
  const { game, replayed } = useActiveSession<T>();
  const played = useMemo(() => playedGame(game, replayed), [game, replayed]);
  return { game, played, here: useReviewing<Found>(replayed, (tell) => begin(played, tell)) };
}

/**
 * Goes through a game as long as this is on the screen, and keeps what was found.
 *
 * @param game the game as it went: the same one is not gone through twice
 */
function useReviewing<Found>(
  game: object,
  begin: (tell: (progress: ReviewProgress<Found>) => void) => ReviewInPlay<Found>,
): ReviewHere<Found> {
  const entry = useMemo(() => knownOf(game, begin), [game]);
  const { reviewing } = entry;
  const [progress, setProgress] = useState(() => reviewing.progress());
  const [run, setRun] = useReducer((_: Run, next: Run) => next, 'running');
  const goOn = () => {
    setRun('running');
    reviewing.goOn().then(
      (isWhole) => isWhole && setRun('done'),
      () => setRun('failed'),
    );
  };
  useEffect(() => {
    // The chart is drawn anew with each news; more often than a screen changes would be for nobody.
    let latest: ReviewProgress<Found> | undefined;
    let frame = 0;
    entry.tell = (news) => {
      latest = news;
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        if (latest) setProgress(latest);
      });
    };
    setProgress(reviewing.progress());
    goOn();
    return () => {
      cancelAnimationFrame(frame);
      entry.tell = () => {};
      reviewing.stop();
    };
  }, [entry]);
  return {
    progress,
    run,
    goOn,
    stop: () => {
      reviewing.stop();
      setRun('stopped');
    },
  };
}

/** A game as it is kept, to be gone through: corrections are no moves. */
const playedGame = <T extends GameTypes>(
  { steps }: Pick<Game<T>, 'steps'>,
  { positions }: Pick<GameHistory<T>, 'positions'>,
): PlayedGame<T['position']> => ({
  positions,
  moves: steps.map((step) => ('move' in step ? step.move : undefined)),
});
