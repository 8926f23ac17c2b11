import { SecondScreen as Screen } from '#play/screen/second/SecondScreen.tsx';
import { tableKit } from './aid/kit.ts';
import { ScreenBoard } from './aid/second/ScreenBoard.tsx';
import './style/table-aid.css';

/** The game at the table, large, for a television or a second window. */
export default function SecondScreen({ links }: { readonly links: { readonly table: string } }) {
  return <Screen kit={tableKit} links={links} Board={ScreenBoard} />;
}
