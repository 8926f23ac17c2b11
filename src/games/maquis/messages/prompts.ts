import * as m from '#messages';
import { type Position, snapshotOf } from '../engine/index.ts';
import { thePlace } from './in-sentences.ts';

/** What the game waits for, in a sentence. */
export function promptText(position: Position): string {
  const { phase, acting } = snapshotOf(position);
  switch (phase) {
    case 'placement':
      return m.maquis_prompt_placement();
    case 'patrol':
      return m.maquis_prompt_patrol();
    case 'action':
      return m.maquis_prompt_action();
    case 'returning':
      return m.maquis_prompt_returning({ place: thePlace(acting ?? 'safe-house') });
    case 'dusk':
      return m.maquis_prompt_dusk();
    case 'over':
      return m.maquis_prompt_over();
    default:
      return phase satisfies never;
  }
}
