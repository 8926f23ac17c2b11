import { createContext } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import type { LocationId } from '#games/maquis/data/index.ts';
import { goalPairOf, type Position } from '#games/maquis/engine/index.ts';
import type { Odds } from '#games/maquis/odds/index.ts';
import * as m from '#messages';
import { HelpContext } from '#play/ui/hooks/use-help.ts';
import { useAid, useMaquisSession } from '../aid/aid.ts';

interface Props {
  readonly place?: LocationId | undefined;
  /** Whether nothing is said until somebody looks at a place. */
  readonly isBrief?: boolean;
}

/**
 * The odds in words and exact numbers, where they are wanted: of a worker who might go to a place, of
 * one on the board that was tapped, or how to read those on the map.
 */
export function OddsPanel({ place, isBrief = false }: Props) {
  const shown = useContext(OddsContext);
  const { now, position } = useMaquisSession();
  if (!shown) return null;
  if (shown.failed) return <p class="aid-trouble">{m.maquis_odds_failed()}</p>;
  const { board, odds, looked, rings } = shown;
  const at = place ?? looked;
  if (isBrief && !(at && rings[at])) return null;
  const goals = goalPairOf(position);
  return <board.OddsInWords odds={odds} patrols={now.patrolsToCome} place={at} goals={goals} />;
}

/*
 * The odds of the moment, counted only where the visitor wants them. All that is needed for them
 * comes in a file of its own, so that a page without odds is no heavier for them.
 */

type Board = typeof import('./on-the-board.tsx');

export interface CountedOdds {
  readonly failed: false;
  readonly odds: Odds;
  readonly rings: ReturnType<Board['ringsOf']>;
  readonly board: Board;
  /** The worker on the board whose odds are looked at, until something happens. */
  readonly looked: LocationId | undefined;
  readonly look: (worker: LocationId | undefined) => void;
}

type ShownOdds = CountedOdds | { readonly failed: true };

/** Undefined where no odds are shown: not wanted, not yet loaded, or no moment for them. */
export const OddsContext = createContext<ShownOdds | undefined>(undefined);

/** The odds while workers and patrols are placed, if they are wanted; the game notes that they were. */
export function useShownOdds(): ShownOdds | undefined {
  const { state, send, moment } = useAid();
  const { position } = useMaquisSession();
  const { level } = useContext(HelpContext);
  const [loaded, setLoaded] = useState<Board | 'failed'>();
  const [lookedAt, setLookedAt] = useState<{ at: LocationId; position: Position }>();
  const isMoment =
    moment === undefined &&
    (state.matches({ playing: 'placement' }) || state.matches({ playing: 'patrol' }));
  const isWanted = level !== 'none' && isMoment;
  const board = isWanted && loaded !== 'failed' ? loaded : undefined;
  const counted = useMemo(() => {
    if (!board) return undefined;
    const odds = board.oddsOf(position);
    return { board, odds, rings: board.ringsOf(odds) };
  }, [board, position]);
  const isNoted = state.context.help !== 'none';

  useEffect(() => {
    if (!isWanted) return;
    import('./on-the-board.tsx').then(setLoaded, () => setLoaded('failed'));
  }, [isWanted]);
  useEffect(() => {
    if (counted && !isNoted) send({ type: 'recordHelp', help: 'odds' });
  }, [counted, isNoted, send]);

  if (isWanted && loaded === 'failed') return { failed: true };
  const looked = lookedAt?.position === position ? lookedAt.at : undefined;
  const look = (at: LocationId | undefined) => setLookedAt(at && { at, position });
  return counted && { failed: false, ...counted, looked, look };
}
