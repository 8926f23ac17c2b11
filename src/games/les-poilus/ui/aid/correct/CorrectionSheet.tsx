import { useState } from 'preact/hooks';
import { tableOf } from '#games/les-poilus/engine/index.ts';
import { faultText } from '#games/les-poilus/i18n/faults.ts';
import {
  type AidSaves,
  checked,
  correctTable,
  type TableChange,
  withActionOf,
} from '#games/les-poilus/session/index.ts';
import { useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { CorrectionButtons, TableFaults } from '#play/ui/correct/CorrectionParts.tsx';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import type { TableSession } from '../mode.ts';
import { CorrectLaidCards, CorrectNumbers, CorrectPlayer } from './CorrectParts.tsx';

const ADJUSTED: Readonly<Record<ReturnType<typeof checked>['adjusted'][number], () => string>> = {
  trials: m.poilus_aid_adjusted_trials,
  morale: m.poilus_aid_adjusted_morale,
  turn: m.poilus_aid_adjusted_turn,
  leader: m.poilus_aid_adjusted_leader,
};

/**
 * Sets anything to what really lies on the table, a misdeal too. What follows from the rest is made to
 * fit and said; what cannot be is named with its rule, and the game waits unchanged until it can.
 */
export function AidCorrection({ onDone }: { readonly onDone: () => void }) {
  const { send } = useSession<TableSession>();
  const { position } = useActiveSession<AidSaves>();
  const { who } = useGameOnScreen();
  const [now, setNow] = useState(() => checked(tableOf(position)));
  const { table, adjusted, faults } = now;
  const change = (wanted: TableChange) => setNow(correctTable(table, wanted));
  const part = { state: table.state, change };
  const isOver = table.state.phase === 'over';
  return (
    <div class="aid-correct">
      <p class="aid-hint">{isOver ? m.poilus_aid_correct_over() : m.play_correct_hint()}</p>
      <CorrectNumbers {...part} onAction={(seat) => setNow(withActionOf(table, seat))} />
      {table.state.players.map((_, seat) => (
        <CorrectPlayer key={seat} seat={seat} {...part} />
      ))}
      <CorrectLaidCards {...part} />
      <div class="aid-correct__verdict" role="status">
        {adjusted.length > 0 && (
          <>
            <p>{m.play_correct_adjusted()}</p>
            <ul>
              {adjusted.map((one) => (
                <li key={one}>{ADJUSTED[one]()}</li>
              ))}
            </ul>
          </>
        )}
        <TableFaults faults={faults} text={(fault) => faultText(fault, who)} />
      </div>
      <CorrectionButtons
        isSound={faults.length === 0}
        onUse={() => send({ type: 'correct', board: table })}
        onDone={onDone}
      />
    </div>
  );
}
