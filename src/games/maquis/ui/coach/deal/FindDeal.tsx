import { Dices, Square } from 'lucide-preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Deal } from '#games/maquis/engine/index.ts';
import * as m from '#messages';
import { freshSeed } from '#play/ui/hooks/fresh-seed.ts';
import { useKeptFocus } from '#play/ui/hooks/use-focus.ts';
import { players } from './players.ts';
import { type Ending, firstWin, RATED_GAMES } from './rating.ts';

interface Props {
  /** The deal of a seed, by all else that was decided; undefined where something is missing. */
  readonly dealOf: (seed: string) => Deal | undefined;
  readonly onFound: (seed: string) => void;
}

type State =
  | { readonly status: 'nothing' | 'failed' }
  | { readonly status: 'looking'; readonly tried: number }
  | { readonly status: 'found'; readonly seed: string; readonly game: number };

/** Draws seeds until there is one with which the coach wins. */
export function FindDeal({ dealOf, onFound }: Props) {
  const [state, setState] = useState<State>({ status: 'nothing' });
  const ending = useRef<Ending>({ isWanted: false });
  const stand = useKeptFocus<HTMLDivElement>(state.status);
  useEffect(
    () => () => {
      ending.current.isWanted = true;
    },
    [],
  );
  const look = async () => {
    const own: Ending = { isWanted: false };
    ending.current = own;
    for (let tried = 0; !own.isWanted; tried++) {
      setState({ status: 'looking', tried });
      const seed = freshSeed();
      const deal = dealOf(seed);
      if (!deal) return;
      const game = await firstWin(players, deal, own);
      if (game === undefined || own.isWanted) continue;
      setState({ status: 'found', seed, game });
      onFound(seed);
      return;
    }
  };
  const stop = () => {
    ending.current.isWanted = true;
    setState({ status: 'nothing' });
  };
  if (state.status === 'looking') {
    return (
      <div class="coach__progress" ref={stand} tabIndex={-1}>
        <progress aria-label={m.maquis_deal_looking()} />
        <span>{m.maquis_deal_tried({ count: state.tried })}</span>
        <button type="button" class="aid-secondary" onClick={stop}>
          <Square aria-hidden="true" /> {m.play_coach_stop()}
        </button>
      </div>
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
