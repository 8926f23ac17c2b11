import { perftOf } from '#cli/perft.ts';
import { engine } from '../engine/engine.ts';
import { records } from './records.ts';

export const perft = perftOf({ records, engine });
