import { FREE_SIGNS } from './features.ts';
import { Learned } from './learned.ts';
import { WEIGHTS } from './value/weights.ts';

/** What was learned of print-and-play 1.1. */
export const FREE = new Learned(FREE_SIGNS, WEIGHTS);
