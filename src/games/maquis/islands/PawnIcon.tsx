import { PAWN_LETTERS, type Pawn } from '#maquis/messages/names.ts';
import './style/goods.css';

/**
 * Each pawn is a bust whose outline alone tells who it is: a worker round, with a beret; police
 * square, with a kepi; a soldier pointed, with a helmet. All in a box of 32 by 32.
 */
const OUTLINES: Readonly<Record<Pawn, readonly string[]>> = {
  worker: [
    'M4 30.5C4 21.6 8.6 17.6 16 17.6S28 21.6 28 30.5Z',
    'M16 7.4a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z',
    'M7.6 8.4C8.4 4 13 1.6 17.4 2C22.6 2.4 25.4 5.4 24.4 8.2C20 6.6 12.4 7 7.6 8.4Z',
  ],
  police: [
    'M4 17.4H28V30.5H4Z',
    'M11.4 10.6H20.6V16.4H11.4Z',
    'M10.6 2H21.4L20.8 7.6H25.4V9.8H10V7.6Z',
  ],
  soldier: [
    'M16 15.6L29.4 20.2L25.2 30.5H6.8L2.6 20.2Z',
    'M11.6 11.8H20.4V16.6H11.6Z',
    'M16 1.4C21.2 1.4 23.6 4.8 23.8 8.2L26.4 11.2H5.6L8.2 8.2C8.4 4.8 10.8 1.4 16 1.4Z',
  ],
};

/** A pawn, a little higher than the text it stands in, which must name it. */
export function PawnIcon({ pawn }: { pawn: Pawn }) {
  return (
    <svg class={`pawn-icon pawn-icon--${pawn}`} viewBox="0 0 32 32" aria-hidden="true">
      {OUTLINES[pawn].map((outline) => (
        <path key={outline} class="pawn-icon__part" d={outline} />
      ))}
      <text class="pawn-icon__letter" x="16" y="24.6">
        {PAWN_LETTERS[pawn]()}
      </text>
    </svg>
  );
}
