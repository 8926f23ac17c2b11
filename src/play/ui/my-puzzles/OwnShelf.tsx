import * as m from '#messages';
import type { OwnPuzzle } from '#play/puzzles/own-puzzle.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { OwnList } from './OwnList.tsx';
import { ownFragment } from './own-address.ts';
import type { OwnPuzzleGame } from './own-puzzles.ts';
import '../style/play.css';

interface Props<T extends SaveTypes, P extends OwnPuzzle> {
  readonly own: OwnPuzzleGame<T, P>;
  /** The page where they are played. */
  readonly practice: string;
}

/** The puzzles of one's own among all others. */
export const OwnShelf = <T extends SaveTypes, P extends OwnPuzzle>({
  own,
  practice,
}: Props<T, P>) => (
  <section class="aid own-shelf" aria-labelledby="own-puzzles">
    <h2 id="own-puzzles">{m.play_own_title()}</h2>
    <OwnList own={own} hrefOf={({ id }) => practice + ownFragment(id)} />
  </section>
);
