import { useMemo } from 'preact/hooks';
import type { PoilusMove } from '#games/les-poilus/coach/index.ts';
import {
  HARDSHIPS_LOSE,
  type SupportTileId,
  type ThreatKind,
} from '#games/les-poilus/data/index.ts';
import {
  type PlayerState,
  type Position,
  playerView,
  type Seat,
  type Snapshot,
} from '#games/les-poilus/engine/index.ts';
import { moveInWords } from '#games/les-poilus/i18n/moves.ts';
import { KIND_NAMES, type Who } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { useAdvice } from '#play/ui/advice/use-advice.ts';
import { SideSheet } from '#play/ui/parts/Dialog.tsx';
import { burdenOf, receiverOf } from '../effect.ts';
import { turnOf, useGameOnScreen } from '../game.ts';
import { outlookOf } from '../prompts/outlook.ts';
import { poilusCoach } from './coach.ts';

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
  const { state, who, choose, legal } = useGameOnScreen();
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
              <b>{moveInWords(advised.move, who)}</b>
              {moves.length > 1 ? (
                <Chance of={advised} />
              ) : (
                <span class="advice__chance">{m.poilus_coach_only()}</span>
              )}
              <small>{reasonFor(state, advised.move, who)}</small>
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

/** What on the table speaks about a move that the coach names, whatever is asked. */
export function reasonFor(state: Snapshot, move: string, who: Who): string {
  const [word, ...parts] = move.split(':');
  const seat = turnOf(state);
  const player = state.players[seat];
  if (!player) return '';
  switch (word) {
    case 'place': {
      const to = receiverOf(state, seat, parts[0] as SupportTileId);
      const receiver = state.players[to];
      return receiver ? borne(receiver, to, who) : '';
    }
    case 'speech': {
      const kind = parts[0] as ThreatKind;
      const count = state.active[kind];
      return m.poilus_reason_speech({ kind: KIND_NAMES[kind](), count, left: player.speech - 1 });
    }
    case 'discard':
      return m.poilus_reason_discard({ count: player.hand - 1 });
    case 'keep':
      return m.poilus_reason_keep({ count: player.hand });
    case 'heal':
      return borne(without(player, parts[0]), seat, who);
    case 'cure': {
      const to = Number(parts[0]);
      const cured = state.players[to];
      return cured ? borne(without(cured, parts[1]), to, who) : '';
    }
    case 'charm-back':
      return m.poilus_reason_charm_back();
    case 'done':
      return borne(player, seat, who);
    default:
      return outlookOf(state, move).text;
  }
}

type Borne = Pick<PlayerState, 'hardships'>;

const without = ({ hardships }: Borne, gone: string | undefined): Borne => ({
  hardships: hardships.filter((card) => card !== gone),
});

/** How near a player is to losing the game for all. */
const borne = (player: Borne, seat: number, who: Who): string =>
  m.poilus_reason_hardships({ who: who(seat), count: burdenOf(player), most: HARDSHIPS_LOSE });
