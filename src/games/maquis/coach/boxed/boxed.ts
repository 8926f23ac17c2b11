import { Learned } from '../learned.ts';
import { BOXED_SIGNS } from './features.ts';
import { BOXED_WEIGHTS } from './weights.ts';

/** What was learned of the boxed editions. */
export const BOXED = new Learned(BOXED_SIGNS, BOXED_WEIGHTS);
