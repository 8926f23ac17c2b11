import { useEffect } from 'preact/hooks';
import { freshSave } from '#play/ui/frame/fresh-save.ts';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { type PlayPageProps, PlaySession, useSaveSelection } from '#play/ui/frame/PlaySession.tsx';
import { freshSeed } from '#shared/seeds.ts';
import { RULESET } from '../engine/index.ts';
import { freshSetUp, type Save, withEdition } from '../session/index.ts';
import { useAid } from './aid/aid.ts';
import { isBoxedIn, MAQUIS_MODE, STORED_OWNERS, withBoxedWords } from './aid/mode.ts';
import { TableSetUp } from './aid/TableSetUp.tsx';
import { storedEdition, storedThreeStar } from './stored-edition.ts';

/** The helper beside the real board: takes up the last game, or sets up a new one. */
export default function TableAid(props: PlayPageProps) {
  const room = useSaveSelection(MAQUIS_MODE, 'table');
  return (
    <PlaySession mode={MAQUIS_MODE} name="table" room={room} begin={emptySave} isTable {...props}>
      <Table />
    </PlaySession>
  );
}

/** A set-up to begin with, where there is no game to go on with: of the edition that was chosen last. */
function emptySave(): Save {
  const seed = freshSeed();
  const fresh = freshSetUp(seed, STORED_OWNERS.read());
  const setUp = withEdition(fresh, storedEdition() ?? RULESET, storedThreeStar());
  return freshSave(MAQUIS_MODE, { setUp, step: 'difficulty' }, { id: seed });
}

const loadTurn = () => import('./aid/TurnAtTable.tsx');
const loadBoxedTurn = () => withBoxedWords(loadTurn());

/** One game at the table, or its set-up. */
function Table() {
  const { state } = useAid();
  const { owners } = state.context.setUp;
  const isBoxed = isBoxedIn(state.context);
  useEffect(() => STORED_OWNERS.keep(owners), [owners]);
  return (
    <Lazy
      key={String(isBoxed)}
      load={isBoxed ? loadBoxedTurn : loadTurn}
      before={state.matches('setUp') && <TableSetUp />}
    >
      {({ TurnAtTable }) => <TurnAtTable />}
    </Lazy>
  );
}
