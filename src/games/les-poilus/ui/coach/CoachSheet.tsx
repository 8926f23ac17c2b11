import { useEffect, useState } from 'preact/hooks';
import type { AdvisedMove } from '#games/les-poilus/coach/index.ts';
import type { SeatView } from '#games/les-poilus/engine/index.ts';
import { moveInWords } from '#games/les-poilus/i18n/moves.ts';
import * as m from '#messages';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { turnOf, useGame } from '../game.ts';
import { outlookOf } from '../prompts/outlook.ts';
import { type Advice, askCoach } from './asking.ts';

interface Props {
  readonly sight: SeatView;
  readonly seed: string;
  readonly onClose: () => void;
}

/** So many moves are told; the rest are worse. */
const TOLD = 6;

/** The coach ranks the moves for whoever has the device, and thinks on while one reads. */
export function CoachSheet({ sight, seed, onClose }: Props) {
  const { state, who, choose, legal } = useGame();
  const [advice, setAdvice] = useState<Advice>();
  useEffect(() => askCoach({ sight, seed }, setAdvice), []);
  const moves = typeof advice === 'object' ? advice : [];
  const lines = moves.reduce((sum, move) => sum + move.lines, 0);
  return (
    <Dialog title={m.poilus_coach_title({ who: who(turnOf(state)) })} onClose={onClose}>
      {advice === undefined && <p role="status">{m.play_coach_begins()}</p>}
      {advice === 'failed' && <p role="alert">{m.play_coach_failed()}</p>}
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
              <Chance of={advised} />
              <small>{outlookOf(state, advised.move).text}</small>
            </button>
          </li>
        ))}
      </ol>
      {lines > 0 && <p class="aid-hint">{m.poilus_coach_knows({ lines })}</p>}
    </Dialog>
  );
}

/** From fewer lines nobody can say. */
const FEW_LINES = 12;

/** The chance to win as a figure and a bar, with how far it may be off. */
function Chance({ of: { wins, error, lines } }: { readonly of: AdvisedMove }) {
  if (lines < FEW_LINES) return <span class="advice__chance">{m.poilus_coach_unlooked()}</span>;
  const [percent, off] = [wins, error].map((share) => Math.round(100 * share));
  return (
    <span class="advice__chance">
      {m.poilus_coach_chance({ percent, error: Math.max(1, off) })}
      <i
        style={{ '--from': Math.max(0, wins - error), '--to': Math.min(1, wins + error) }}
        aria-hidden="true"
      />
    </span>
  );
}
