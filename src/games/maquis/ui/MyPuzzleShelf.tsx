import { OwnShelf } from '#play/ui/my-puzzles/OwnShelf.tsx';
import { OWN } from './coach/my-puzzles/own.ts';

/** The puzzles of one's own among all others of Maquis. */
export default ({ practice }: { readonly practice: string }) => (
  <OwnShelf own={OWN} practice={practice} />
);
