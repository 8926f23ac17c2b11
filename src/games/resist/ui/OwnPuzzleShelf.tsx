import { OwnShelf } from '#play/ui/my-puzzles/OwnShelf.tsx';
import { OWN } from './coach/own/own.ts';

/** The puzzles of one's own among all others of RESIST!. */
export default ({ practice }: { readonly practice: string }) => (
  <OwnShelf own={OWN} practice={practice} />
);
