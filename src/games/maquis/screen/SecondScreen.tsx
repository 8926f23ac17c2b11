import { SecondScreen as Screen } from '#play/screen/second/SecondScreen.tsx';
import { MAQUIS } from './aid/kit.ts';
import { ScreenBoard } from './second/ScreenBoard.tsx';

export interface SecondScreenProps {
  readonly links: Readonly<Record<'table' | 'practice', string>>;
}

/** The game that is played in another window of this device, large. */
export default function SecondScreen({ links }: SecondScreenProps) {
  return <Screen kit={MAQUIS} links={links} Board={ScreenBoard} />;
}
