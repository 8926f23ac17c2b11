import {
  SecondScreen as Screen,
  type ShownRooms,
  shownRoom,
} from '#play/ui/second-screen/SecondScreen.tsx';
import '#games/maquis/i18n/boxed-sentences.ts';
import { MAQUIS } from './aid/mode.ts';
import { ScreenBoard } from './second/ScreenBoard.tsx';

export interface SecondScreenProps {
  readonly links: Readonly<Record<'table' | 'practice', string>>;
}

const SHOWN = shownRoom(MAQUIS, ScreenBoard);
export const ROOMS: ShownRooms = { table: SHOWN, practice: SHOWN };

/** The game that is played in another window of this device, large. */
export default function SecondScreen({ links }: SecondScreenProps) {
  return <Screen rooms={ROOMS} links={links} />;
}
