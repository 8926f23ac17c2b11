import { SecondScreen as Screen } from '#play/screen/second/SecondScreen.tsx';
import { kit } from './kit.ts';
import { ScreenBoard } from './second/ScreenBoard.tsx';
import './style/sea.css';
import './style/status.css';
import './style/map.css';
import './style/areas.css';
import './style/second.css';

/** The game at the table, large, for a tablet between the players or a television. */
export default function SecondScreen({ links }: { readonly links: { readonly table: string } }) {
  return <Screen kit={kit} links={links} Board={ScreenBoard} />;
}
