import { goalPairOf, movePartsOf, type Position, parseMove } from '#games/maquis/engine/index.ts';
import { placeWithGoal } from '#games/maquis/i18n/goals.ts';
import { LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import type { Step } from '#games/maquis/session/index.ts';
import * as m from '#messages';

/** Names the decision that undo takes back, made in a game with this position. */
export function undoText(position: Position, step: Step): string {
  if ('correction' in step) return m.play_undo_correction();
  const parsed = parseMove(step.move);
  if (!('move' in parsed)) return m.play_undo();
  const parts = movePartsOf(parsed.move);
  switch (parts.kind) {
    case 'place':
      return m.maquis_table_undo_place({ place: placeWithGoal(parts.place, goalPairOf(position)) });
    case 'remove':
      return m.maquis_undo_remove();
    case 'bridge':
      return m.maquis_undo_bridge();
    case 'look':
    case 'reveal':
    case 'patrol':
      return m.maquis_table_undo_card({ card: parts.card });
    case 'act':
      return m.maquis_table_undo_act({ place: placeWithGoal(parts.place, goalPairOf(position)) });
    case 'shoot':
      return m.maquis_table_undo_shoot({ place: LOCATION_NAMES[parts.place]() });
    default:
      return m.maquis_table_undo_upkeep();
  }
}
