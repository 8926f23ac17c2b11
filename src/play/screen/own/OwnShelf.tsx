import * as m from '#messages';
import type { OwnPuzzle } from '../../puzzles/own-puzzle.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import { OwnList } from './OwnList.tsx';
import { ownFragment } from './own-address.ts';
import type { OwnPuzzles } from './own-puzzles.ts';
import '../style/play.css';

interface Props<K extends SaveKinds, P extends OwnPuzzle> {
  readonly own: OwnPuzzles<K, P>;
  /** The page where they are played. */
  readonly practice: string;
}

/** The puzzles of one's own among all others. */
export const OwnShelf = <K extends SaveKinds, P extends OwnPuzzle>({
  own,
  practice,
}: Props<K, P>) => (
  <section class="aid own-shelf" aria-labelledby="own-puzzles">
    <h2 id="own-puzzles">{m.play_own_title()}</h2>
    <OwnList own={own} hrefOf={({ id }) => practice + ownFragment(id)} />
  </section>
);
