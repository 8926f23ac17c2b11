import { SecondScreen as Screen } from '#play/screen/second/SecondScreen.tsx';
import { NOTES } from './kit.ts';
import { ScreenBoard } from './second/ScreenBoard.tsx';
import '../style/resist.css';
import './style/notes.css';

/** The game at the table, large, for a television or a second window. */
export default function SecondScreen({ links }: { readonly links: { readonly table: string } }) {
  return <Screen kit={NOTES} links={links} Board={ScreenBoard} />;
}
