import { keyOf as keyOfPosition } from '../engine/index.ts';
import type { Standing } from './puzzle.ts';

/** The same text for standings from which the same can happen. */
export const keyOf = ({ position, turns, happened }: Standing): string =>
  `${keyOfPosition(position)}${String.fromCharCode(turns, happened & 0xffff, happened >>> 16)}`;
