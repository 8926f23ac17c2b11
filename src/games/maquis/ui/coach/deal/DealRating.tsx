import { Gauge, Square } from 'lucide-preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Deal } from '#games/maquis/engine/index.ts';
import * as m from '#messages';
import { useKeptFocus } from '#play/ui/hooks/use-focus.ts';
import { keepRating, keptRating } from './kept-ratings.ts';
import { players } from './players.ts';
import { type Ending, gamesOf, RATED_GAMES, type Rating, rateDeal } from './rating.ts';
import '#games/maquis/ui/style/coach.css';

interface Props {
  readonly deal: Deal;
  /** Whether it begins at once: somebody has just asked. */
  readonly atOnce?: boolean;
}

type State =
  | { readonly status: 'asked for' | 'failed' }
  | { readonly status: 'running' | 'done'; readonly rating: Rating };

/** How hard a deal is: how often the coach wins it, played again and again with the same cards. */
export function DealRating({ deal, atOnce = false }: Props) {
  const [state, setState] = useState<State>(() => {
    const rating = keptRating(deal);
    return rating ? { status: 'done', rating } : { status: 'asked for' };
  });
  const ending = useRef<Ending>({ isWanted: false });
  const stand = useKeptFocus<HTMLDivElement>(state.status);
  const begin = () => {
    const own: Ending = { isWanted: false };
    ending.current = own;
    const tell = (rating: Rating) => setState({ status: 'running', rating });
    tell({ win: 0, draw: 0, loss: 0 });
    rateDeal(players, deal, tell, own).then(
      (rating) => {
        if (!rating) return;
        keepRating(deal, rating);
        setState({ status: 'done', rating });
      },
      () => own.isWanted || setState({ status: 'failed' }),
    );
  };
  const stop = () => {
    ending.current.isWanted = true;
    setState({ status: 'asked for' });
  };
  useEffect(() => {
    if (atOnce && state.status === 'asked for') begin();
    return () => {
      ending.current.isWanted = true;
    };
  }, []);
  if (state.status === 'done') {
    return (
      <div role="status" ref={stand} tabIndex={-1}>
        <b>{m.maquis_deal_rating({ ...state.rating, games: gamesOf(state.rating) })}</b>
      </div>
    );
  }
  if (state.status === 'running') {
    const played = gamesOf(state.rating);
    return (
      <div class="coach__progress" ref={stand} tabIndex={-1}>
        <progress max={RATED_GAMES} value={played} aria-label={m.maquis_deal_progress()} />
        <span>{m.maquis_deal_played({ played, games: RATED_GAMES })}</span>
        <button type="button" class="aid-secondary" onClick={stop}>
          <Square aria-hidden="true" /> {m.play_coach_stop()}
        </button>
      </div>
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
