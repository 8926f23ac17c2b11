import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import type { PlayedGame } from '#maquis/review/review.ts';
import { type Progress, Reviewing } from '#maquis/review/reviewing.ts';
import type { Replayed, TableGame } from '#maquis/table/index.ts';
import { coachesHere } from '../coach-pool.ts';
import { theCoaches } from '../the-coaches.ts';

/** A game as the coach goes through it: corrections are no moves. */
export const playedGame = ({ steps }: TableGame, { positions }: Replayed): PlayedGame => ({
  positions,
  moves: steps.map((step) => ('move' in step ? step.move : undefined)),
});

interface Known {
  readonly reviewing: Reviewing;
  /** Who hears of what was found. */
  tell: (progress: Progress) => void;
}

/** Games gone through since the page was opened: what was found is not looked for again. */
const known = new WeakMap<Replayed, Known>();

function reviewingOf(game: TableGame, replayed: Replayed): Known {
  const before = known.get(replayed);
  if (before) return before;
  const entry: Known = {
    tell: () => {},
    reviewing: new Reviewing(
      playedGame(game, replayed),
      (sight, seed, simulations) => theCoaches().look(sight, seed, simulations),
      (progress) => entry.tell(progress),
      coachesHere(),
    ),
  };
  known.set(replayed, entry);
  return entry;
}

export type Run = 'running' | 'stopped' | 'failed' | 'done';

export interface ReviewHere {
  readonly progress: Progress;
  readonly run: Run;
  readonly stop: () => void;
  readonly goOn: () => void;
}

/** Goes through a game as long as this is on the screen, and keeps what was found. */
export function useReviewing(game: TableGame, replayed: Replayed): ReviewHere {
  const entry = useMemo(() => reviewingOf(game, replayed), [game, replayed]);
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
    let latest: Progress | undefined;
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
