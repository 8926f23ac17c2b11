import { type PlayPageProps, PlaySession, useSaveSelection } from '#play/ui/frame/PlaySession.tsx';
import { aidMode } from './aid/mode.ts';
import { AidRoom } from './aid/TableRoom.tsx';
import { useCardNames } from './card-names.tsx';
import './style/table-aid.css';

/** The helper beside the real cards: it counts what all can see, and never needs a hand. */
export default function PoilusTableAid(props: PlayPageProps) {
  useCardNames();
  const room = useSaveSelection(aidMode, 'table');
  return (
    <PlaySession mode={aidMode} name="table" room={room} isTable {...props}>
      <AidRoom />
    </PlaySession>
  );
}
