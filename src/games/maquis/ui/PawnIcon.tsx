import type { Pawn } from '../data/index.ts';
import { PAWN_LETTERS } from '../i18n/names.ts';
import './style/goods.css';

/**
 * Each pawn is a bust whose outline alone tells who it is: a worker round, with a beret; police
 * square, with a kepi; a soldier pointed, with a helmet. All in a box of 32 by 32.
 */
const OUTLINES: Readonly<Record<Pawn, readonly string[]>> = {
  worker: [
    'M2.5 31C2.5 20.6 8 16.2 16 16.2S29.5 20.6 29.5 31Z',
    'M16 5.6a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 1 1 0-10.8Z',
    'M7.4 8.6C6.6 4.4 11.4 .9 16.8 1C22.8 1.1 27.2 4.2 25.8 8C20.4 6.2 12.6 6.2 7.4 8.6Z',
  ],
  police: [
    'M3 16.2H29V31H3Z',
    'M11 9H21V16.4H11Z',
    'M10.2 .9H21.8V6.2H10.2Z',
    'M8.6 6.2H26.2L24.6 9.2H8.6Z',
  ],
  soldier: [
    'M16 14.4L30.6 19.6L26.4 31H5.6L1.4 19.6Z',
    'M11.4 10H20.6V16.4H11.4Z',
    'M16 .8C21.6 .8 24 4.4 24.2 8L27.8 11.6H4.2L7.8 8C8 4.4 10.4 .8 16 .8Z',
  ],
};

/** A pawn, a little higher than the text it stands in, which must name it. */
export function PawnIcon({ pawn }: { pawn: Pawn }) {
  return (
    <svg class={`pawn-icon pawn-icon--${pawn}`} viewBox="0 0 32 32" aria-hidden="true">
      {OUTLINES[pawn].map((outline) => (
        <path key={outline} class="pawn-icon__part" d={outline} />
      ))}
      <text class="pawn-icon__letter" x="16" y="24">
        {PAWN_LETTERS[pawn]()}
      </text>
    </svg>
  );
}
