import { useEffect, useState } from 'preact/hooks';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { type PlayPageProps, PlaySession, useSaveSelection } from '#play/ui/frame/PlaySession.tsx';
import { Games } from '#play/ui/games/Games.tsx';
import { NOTES, type NotesSession, useNotesSession } from './mode.ts';
import { aidWayOf, type Begun, NotesSetUp } from './SetUp.tsx';

interface Props extends PlayPageProps {
  /** What was decided before the room was there. */
  readonly begun: Begun | undefined;
}

/** A game beside the real cards, from the last one that was noted or from what was decided. */
export function NotesRoom({ begun, ...props }: Props) {
  const room = useSaveSelection(NOTES, 'table');
  return (
    <PlaySession mode={NOTES} name="table" room={room} keepsSetUp={false} isTable {...props}>
      <Table begun={begun} />
    </PlaySession>
  );
}

const loadTurn = () => import('./Turn.tsx');

function Table({ begun }: Pick<Props, 'begun'>) {
  const { state, send } = useNotesSession();
  const [isDecided, setDecided] = useState(begun !== undefined);
  const isBefore = state.matches('setUp');
  useEffect(() => {
    if (begun && isBefore) begin(send, begun);
    setDecided(false);
  }, []);
  const { setUp, off } = state.context;
  const between = (
    <>
      <NotesSetUp
        begun={{ ...setUp, off }}
        onDecide={(change) => decide(send, change)}
        onStart={() => begin(send, { ...setUp, off })}
      />
      <Games />
    </>
  );
  return (
    <Lazy load={loadTurn} before={isBefore && !isDecided && between}>
      {({ NotesTurn }) => !isBefore && <NotesTurn />}
    </Lazy>
  );
}

function decide(send: NotesSession['send'], { off, ...change }: Partial<Begun>): void {
  if (off) send({ type: 'note', off });
  send({ type: 'configure', change });
}

/** Begins to note; where only a part is noted, the first round goes on at once. */
function begin(send: NotesSession['send'], begun: Begun): void {
  decide(send, begun);
  send({ type: 'start' });
  const way = aidWayOf(begun.off);
  if (way && way !== 'whole') send({ type: 'move', move: 'round' });
}
