import '../style/sign.css';

interface Props {
  /** What it is drawn of, in a box of 24 by 24. */
  readonly path: string;
  /** Its name among the game's signs, for its own look: `glyph--NAME`. */
  readonly name: string;
}

/** A small sign in the ink of the text around it; the words beside it must name it. */
export const Icon = ({ path, name }: Props) => (
  <svg class={`glyph glyph--${name}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
