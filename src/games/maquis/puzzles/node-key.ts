import { keyOf as keyOfPosition } from '../engine/index.ts';
import type { SearchNode } from './puzzle.ts';

/** The same text for nodes from which the same can happen. */
export const keyOf = ({ position, turns, happened }: SearchNode): string =>
  `${keyOfPosition(position)}${String.fromCharCode(turns, happened & 0xffff, happened >>> 16)}`;
