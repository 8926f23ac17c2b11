import { RuleLink } from '#play/screen/frame/RuleLink.tsx';
import { useRunning } from '#play/screen/frame/session.ts';
import { leavingOf, type Seat } from '../../../engine/index.ts';
import type { TableSaves } from '../../../table/index.ts';
import { reasonText } from '../../../words/reasons.ts';
import { SoldierSheet } from '../../board/SoldierSheet.tsx';
import { useGame } from '../../game.ts';

interface Props {
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Everything about one player, first what holds them in or sends them off, with its rule. */
export function PlayerSheet({ seat, onClose }: Props) {
  const { who, state } = useGame();
  const { position } = useRunning<TableSaves>();
  const { because } = leavingOf(position, seat);
  return (
    <SoldierSheet seat={seat} onClose={onClose}>
      {state.players[seat].in && because.length > 0 && (
        <ul class="aid-reasons">
          {because.map((reason) => (
            <li key={reason.code}>
              {reasonText(reason, who)} <RuleLink rule={reason.rule} />
            </li>
          ))}
        </ul>
      )}
    </SoldierSheet>
  );
}
