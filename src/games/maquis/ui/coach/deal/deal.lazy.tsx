import { Dices, Gauge, Square } from 'lucide-preact';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Deal } from '#games/maquis/engine/index.ts';
import * as m from '#messages';
import { useKeptFocus } from '#play/ui/hooks/use-focus.ts';
import { freshSeed } from '#shared/seeds.ts';
import { coach } from '../coach.ts';
import {
  type DealPlayers,
  firstWin,
  gamesRated,
  RATED_GAMES,
  type Rating,
  rateDeal,
  storedRating,
  storeRating,
} from './rating.ts';
import '#games/maquis/ui/style/coach.css';

/*
 * All that judges deals, in one file to load.
 */

/** The coaches of this page as players of deals. */
const players: DealPlayers = {
  size: coach.size,
  playDeal: (deal) => coach.run('playDeal', deal),
};

/** Games that go on until they are stopped, or the page is left. */
function useStop() {
  const running = useRef<AbortController>();
  const stop = () => running.current?.abort();
  useEffect(() => stop, []);
  const start = (): AbortSignal => {
    running.current = new AbortController();
    return running.current.signal;
  };
  return { start, stop };
}

interface RatingProps {
  readonly deal: Deal;
  /** Whether it begins at once: somebody has just asked. */
  readonly atOnce?: boolean;
}

type RatingState =
  | { readonly status: 'asked for' | 'failed' }
  | { readonly status: 'running' | 'done'; readonly rating: Rating };

/** How hard a deal is: how often the coach wins it, played again and again with the same cards. */
export function DealRating({ deal, atOnce = false }: RatingProps) {
  const [state, setState] = useState<RatingState>(() => {
    const rating = storedRating(deal);
    return rating ? { status: 'done', rating } : { status: 'asked for' };
  });
  const { start, stop } = useStop();
  const stand = useKeptFocus<HTMLDivElement>(state.status);
  const begin = () => {
    const signal = start();
    const tell = (rating: Rating) => setState({ status: 'running', rating });
    tell({ win: 0, draw: 0, loss: 0 });
    rateDeal(players, deal, tell, signal).then(
      (rating) => {
        if (!rating) return;
        storeRating(deal, rating);
        setState({ status: 'done', rating });
      },
      () => signal.aborted || setState({ status: 'failed' }),
    );
  };
  useEffect(() => {
    if (atOnce && state.status === 'asked for') begin();
  }, []);
  if (state.status === 'done') {
    return (
      <div role="status" ref={stand} tabIndex={-1}>
        <b>{m.maquis_deal_rating({ ...state.rating, games: gamesRated(state.rating) })}</b>
      </div>
    );
  }
  if (state.status === 'running') {
    const played = gamesRated(state.rating);
    return (
      <Underway
        stand={stand}
        bar={{ max: RATED_GAMES, value: played, 'aria-label': m.maquis_deal_progress() }}
        said={m.maquis_deal_played({ played, games: RATED_GAMES })}
        onStop={() => {
          stop();
          setState({ status: 'asked for' });
        }}
      />
    );
  }
  return (
    <div class="how-hard__ask" ref={stand} tabIndex={-1}>
      {state.status === 'failed' && (
        <p class="aid-trouble" role="alert">
          {m.play_coach_failed()}
        </p>
      )}
      <button type="button" class="aid-secondary" onClick={begin}>
        <Gauge aria-hidden="true" /> {m.maquis_deal_ask({ games: RATED_GAMES })}
      </button>
    </div>
  );
}

interface FindProps {
  /** The deal of a seed, by all else that was decided; undefined where something is missing. */
  readonly dealOf: (seed: string) => Deal | undefined;
  readonly onFound: (seed: string) => void;
}

type FindState =
  | { readonly status: 'nothing' | 'failed' }
  | { readonly status: 'looking'; readonly tried: number }
  | { readonly status: 'found'; readonly seed: string; readonly game: number };

/** Draws seeds until there is one with which the coach wins. */
export function FindDeal({ dealOf, onFound }: FindProps) {
  const [state, setState] = useState<FindState>({ status: 'nothing' });
  const { start, stop } = useStop();
  const stand = useKeptFocus<HTMLDivElement>(state.status);
  const look = async () => {
    const signal = start();
    for (let tried = 0; !signal.aborted; tried++) {
      setState({ status: 'looking', tried });
      const seed = freshSeed();
      const deal = dealOf(seed);
      if (!deal) return;
      const game = await firstWin(players, deal, signal);
      if (game === undefined || signal.aborted) continue;
      setState({ status: 'found', seed, game });
      onFound(seed);
      return;
    }
  };
  if (state.status === 'looking') {
    return (
      <Underway
        stand={stand}
        bar={{ 'aria-label': m.maquis_deal_looking() }}
        said={m.maquis_deal_tried({ count: state.tried })}
        onStop={() => {
          stop();
          setState({ status: 'nothing' });
        }}
      />
    );
  }
  return (
    <div class="how-hard__ask" ref={stand} tabIndex={-1}>
      <button
        type="button"
        class="aid-secondary"
        disabled={dealOf('') === undefined}
        onClick={() => look().catch(() => setState({ status: 'failed' }))}
      >
        <Dices aria-hidden="true" /> {m.maquis_deal_find()}
      </button>
      <p class="aid-hint">{m.maquis_deal_find_hint({ games: RATED_GAMES })}</p>
      <div role="status">
        {state.status === 'failed' && <p class="aid-trouble">{m.play_coach_failed()}</p>}
        {state.status === 'found' && (
          <p>{m.maquis_deal_found({ seed: state.seed, game: state.game })}</p>
        )}
      </div>
    </div>
  );
}

interface UnderwayProps {
  readonly stand: RefObject<HTMLDivElement>;
  readonly bar: { readonly 'aria-label': string; readonly max?: number; readonly value?: number };
  readonly said: string;
  readonly onStop: () => void;
}

/** How far the games have come, with a way to stop them. */
const Underway = ({ stand, bar, said, onStop }: UnderwayProps) => (
  <div class="coach__progress" ref={stand} tabIndex={-1}>
    <progress {...bar} />
    <span>{said}</span>
    <button type="button" class="aid-secondary" onClick={onStop}>
      <Square aria-hidden="true" /> {m.play_coach_stop()}
    </button>
  </div>
);
