import { leavingOf, type Seat } from '#games/les-poilus/engine/index.ts';
import { reasonText } from '#games/les-poilus/i18n/reasons.ts';
import type { AidSaves } from '#games/les-poilus/session/index.ts';
import { SoldierSheet } from '#games/les-poilus/ui/board/SoldierSheet.tsx';
import { useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { useActiveSession } from '#play/ui/frame/session.ts';

interface Props {
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Everything about one player, first what holds them in or sends them off, with its rule. */
export function PlayerSheet({ seat, onClose }: Props) {
  const { who, state } = useGameOnScreen();
  const { position } = useActiveSession<AidSaves>();
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
