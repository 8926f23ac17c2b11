import { useMemo } from 'preact/hooks';
import type { PoilusMove } from '#games/les-poilus/coach/index.ts';
import { type Position, playerView, type Seat } from '#games/les-poilus/engine/index.ts';
import { moveInPosition } from '#games/les-poilus/i18n/moves.ts';
import * as m from '#messages';
import { useAdvice } from '#play/ui/advice/use-advice.ts';
import { SideSheet } from '#play/ui/parts/Dialog.tsx';
import { turnOf, useGameOnScreen } from '../game.ts';
import { poilusCoach } from './coach.ts';
import { reasonFor } from './reason.ts';

interface Props {
  readonly position: Position;
  readonly seat: Seat;
  readonly seed: string;
  readonly onClose: () => void;
}

/** So many moves are told; the rest are worse. */
const TOLD = 6;
/** After so many games, twenty looks of the coach, more of them tell little. */
const ENOUGH = 6000;

/** The coach ranks the moves for whoever has the device, and thinks on while one reads. */
export function PoilusCoachSheet({ position, seat, seed, onClose }: Props) {
  const { state, who, choose, legal, traps } = useGameOnScreen();
  const view = useMemo(() => playerView(position, seat), [position, seat]);
  const { progress, hasFailed } = useAdvice(poilusCoach, view, { seed, simulations: ENOUGH });
  const { moves = [], simulations: lines = 0 } = progress?.analysis ?? {};
  return (
    <SideSheet title={m.poilus_coach_title({ who: who(turnOf(state)) })} onClose={onClose}>
      {!progress && !hasFailed && <p role="status">{m.play_coach_begins()}</p>}
      {hasFailed && <p role="alert">{m.play_coach_failed()}</p>}
      <ol class="advice">
        {moves.slice(0, TOLD).map((advised) => (
          <li key={advised.move}>
            <button
              type="button"
              onClick={() => {
                if (legal.includes(advised.move)) choose(advised.move);
                onClose();
              }}
            >
              <b>{moveInPosition(position, advised.move, who)}</b>
              {moves.length > 1 ? (
                <Chance of={advised} />
              ) : (
                <span class="advice__chance">{m.poilus_coach_only()}</span>
              )}
              <small>{reasonFor(state, advised.move, who, traps)}</small>
            </button>
          </li>
        ))}
      </ol>
      {lines > 0 && <p class="aid-hint">{m.poilus_coach_knows({ lines })}</p>}
    </SideSheet>
  );
}

/** From fewer lines nobody can say. */
const FEW_LINES = 12;

/** The chance to win as a figure and a bar, with how far it may be off. */
function Chance({ of: { chances, standardError, simulations } }: { readonly of: PoilusMove }) {
  if (simulations < FEW_LINES)
    return <span class="advice__chance">{m.poilus_coach_unlooked()}</span>;
  const [percent, off] = [chances.win, standardError].map((share) => Math.round(100 * share));
  return (
    <span class="advice__chance">
      {m.poilus_coach_chance({ percent, error: Math.max(1, off) })}
      <i
        style={{
          '--from': Math.max(0, chances.win - standardError),
          '--to': Math.min(1, chances.win + standardError),
        }}
        aria-hidden="true"
      />
    </span>
  );
}
