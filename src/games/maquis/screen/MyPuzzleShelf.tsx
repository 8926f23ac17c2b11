import * as m from '#messages';
import { MyPuzzleList } from './coach/my-puzzles/MyPuzzleList.tsx';
import { ownFragment } from './coach/my-puzzles/my-puzzles.tsx';
import '#play/screen/style/play.css';
import './style/coach.css';

/** The puzzles of one's own among all others; they are played on the practice page. */
export default function MyPuzzleShelf({ practice }: { readonly practice: string }) {
  return (
    <section class="aid own-shelf" aria-labelledby="own-puzzles">
      <h2 id="own-puzzles">{m.maquis_own_title()}</h2>
      <MyPuzzleList hrefOf={({ id }) => practice + ownFragment(id)} />
    </section>
  );
}
