import { useEffect } from 'preact/hooks';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { type PlayPageProps, PlaySession, useSaveSelection } from '#play/ui/frame/PlaySession.tsx';
import { useAid } from './aid/aid.ts';
import { MAQUIS } from './aid/mode.ts';
import { SetUpWalk } from './aid/SetUpWalk.tsx';
import { OWNERS } from './owners.ts';

/** The helper beside the real board: takes up the last game, or sets up a new one. */
export default function TableAid(props: PlayPageProps) {
  const room = useSaveSelection(MAQUIS, 'table');
  return (
    <PlaySession mode={MAQUIS} name="table" room={room} isTable {...props}>
      <Table />
    </PlaySession>
  );
}

const loadTurn = () => import('./aid/TableTurn.tsx');

/** One game at the table, or its set-up. */
function Table() {
  const { state } = useAid();
  const { owners } = state.context.setUp;
  useEffect(() => OWNERS.keep(owners), [owners]);
  return (
    <Lazy load={loadTurn} before={state.matches('setUp') && <SetUpWalk />}>
      {({ TableTurn }) => <TableTurn />}
    </Lazy>
  );
}
