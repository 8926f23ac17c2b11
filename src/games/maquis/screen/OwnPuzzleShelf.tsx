import * as m from '#messages';
import { OwnPuzzleList } from './coach/own/OwnPuzzleList.tsx';
import { ownFragment } from './coach/own/own-here.tsx';
import '#play/screen/style/play.css';
import './style/coach.css';

/** The puzzles of one's own among all others; they are played on the practice page. */
export default function OwnPuzzleShelf({ practice }: { readonly practice: string }) {
  return (
    <section class="aid own-shelf" aria-labelledby="own-puzzles">
      <h2 id="own-puzzles">{m.maquis_own_title()}</h2>
      <OwnPuzzleList hrefOf={({ id }) => practice + ownFragment(id)} />
    </section>
  );
}
