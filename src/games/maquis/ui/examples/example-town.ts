import type { CardNumber, LocationId } from '#games/maquis/data/index.ts';
import {
  isOutOfTurn,
  type Move,
  type MoveParts,
  movePartsOf,
  type Position,
  snapshotOf,
  validateMove,
} from '#games/maquis/engine/index.ts';
import { moveInWords } from '#games/maquis/i18n/actions.ts';
import { LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import { reasonText } from '#games/maquis/i18n/reasons.ts';
import * as m from '#messages';

/** A move that an example offers, as things stand: its words, and why it is refused if it is. */
export interface Try {
  readonly move: Move;
  readonly words: string;
  /** Where it happens, when it happens at one place. */
  readonly place: LocationId | undefined;
  readonly refusal: string | undefined;
  /** The patrol card that it draws. */
  readonly card: CardNumber | undefined;
}

/** The moves of an example whose turn it is; those that are refused all the same say why. */
export function triesAt(position: Position, moves: readonly Move[]): readonly Try[] {
  return moves.flatMap((move) => {
    const reasons = validateMove(position, move);
    if (reasons.some(isOutOfTurn)) return [];
    const [reason] = reasons;
    const parts = movePartsOf(move);
    return [
      {
        move,
        words: wordsOf(position, move, parts),
        place: placeOf(position, parts),
        refusal: reason ? reasonText(reason) : undefined,
        card: parts.kind === 'patrol' ? parts.card : undefined,
      },
    ];
  });
}

/** An action is told with its place: several workers may be waiting. */
function wordsOf(position: Position, move: Move, parts: MoveParts): string {
  const words = moveInWords(position, move);
  if (parts.kind !== 'act') return words;
  return m.maquis_live_act({ place: LOCATION_NAMES[parts.place](), action: words });
}

function placeOf(position: Position, parts: MoveParts): LocationId | undefined {
  if ('place' in parts) return parts.place;
  return parts.kind === 'return' ? (snapshotOf(position).acting ?? undefined) : undefined;
}

/** What tapping a place does, where one move alone can be tried there. */
export function triesByPlace(tries: readonly Try[]): ReadonlyMap<LocationId, Try> {
  const byPlace = new Map<LocationId, Try>();
  const doubled = new Set<LocationId>();
  for (const one of tries) {
    if (!one.place) continue;
    if (byPlace.has(one.place)) doubled.add(one.place);
    byPlace.set(one.place, one);
  }
  for (const place of doubled) byPlace.delete(place);
  return byPlace;
}
