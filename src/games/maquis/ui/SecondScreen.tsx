import type { tableMachine } from '#games/maquis/session/index.ts';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import {
  type BoardProps,
  SecondScreen as Screen,
  type ShownRooms,
  shownRoom,
} from '#play/ui/second-screen/SecondScreen.tsx';
import { isBoxedIn, MAQUIS_MODE, withBoxedWords } from './aid/mode.ts';
import { ScreenBoard } from './second/ScreenBoard.tsx';

interface SecondScreenProps {
  readonly links: Readonly<Record<'table' | 'practice', string>>;
}

const loadBoxedBoard = () => withBoxedWords(Promise.resolve({ Board: ScreenBoard }));

/** The board, in a boxed edition with its words. */
const AnyBoard = (props: BoardProps<typeof tableMachine>) =>
  isBoxedIn(props.state.context) ? (
    <Lazy load={loadBoxedBoard}>{({ Board }) => <Board {...props} />}</Lazy>
  ) : (
    <ScreenBoard {...props} />
  );

const SHOWN = shownRoom(MAQUIS_MODE, AnyBoard);
export const ROOMS: ShownRooms = { table: SHOWN, practice: SHOWN };

/** The game that is played in another window of this device, large. */
export default function SecondScreen({ links }: SecondScreenProps) {
  return <Screen rooms={ROOMS} links={links} />;
}
