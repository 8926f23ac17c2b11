import { useContext, useEffect, useMemo } from 'preact/hooks';
import * as m from '#messages';
import { goingOn } from '#play/saves/merge.ts';
import { freshSave } from '#play/ui/frame/fresh-save.ts';
import { useSaveSelection } from '#play/ui/frame/PlaySession.tsx';
import { usePlayContext } from '#play/ui/frame/play-context.ts';
import { useSession } from '#play/ui/frame/session.ts';
import type { SeatProps } from '#play/ui/together/GuestRoom.tsx';
import {
  type LogAsked,
  logsCompared,
  readSharedLog,
  type SeaGame,
  type SeaSaves,
} from '../../session/index.ts';
import { type SeaSession, TablePage, tableMode } from '../mode.ts';
import { SeaRoom } from '../SeaAid.tsx';

/** A side's own device at the table of the other: the whole aid, with one log on both. */
export function SideRoom({ view, not, ask, unreadable }: SeatProps) {
  const page = useContext(TablePage);
  const room = useSaveSelection(tableMode, 'table');
  const game = useMemo(() => readSharedLog(view), [view]);
  if (!game || !page) return <>{unreadable}</>;
  return <SeaRoom {...page} room={room} lead={<OneLog game={game} not={not} ask={ask} />} />;
}

interface OneLogProps extends Pick<SeatProps, 'not'> {
  /** The game as the table has it. */
  readonly game: SeaGame;
  readonly ask: (what: LogAsked) => void;
}

/** Why the table may not have done it, though nothing is wrong: it says so itself. */
const LATE = 'late';

/** Keeps the log here and the table's the same: catches up, and has written down there what was told here. */
function OneLog({ game, not, ask }: OneLogProps) {
  const { mode, state, send } = useSession<SeaSession>();
  const { current, others, open, keep } = usePlayContext<SeaSaves>();
  const here = state.context.game;
  useEffect(() => {
    const compared = logsCompared(here, game);
    if (compared.is === 'behind') send({ type: 'tell', told: compared.told });
    if (compared.is === 'further') ask({ told: compared.told });
    if (compared.is !== 'parted' && compared.is !== 'another') return;
    const table = freshSave<SeaSaves>(mode, { game });
    if (compared.is === 'parted' && current) {
      // What was told here and not at the table stays on the shelf, as a branch.
      const branch = { ...current, branchOf: { id: table.id, step: compared.at - 1 } };
      void keep(branch).then(() => open(table));
      return;
    }
    open(goingOn(mode.saveFormat, [current ?? [], others].flat(), table));
  }, [game, here]);
  if (not.length === 0 || not.includes(LATE)) return null;
  return (
    <p class="aid-trouble" role="alert">
      {m.play_devices_fault_told()}
    </p>
  );
}
