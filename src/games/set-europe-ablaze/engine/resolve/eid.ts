import { countIn } from '../log/pieces.ts';
import type { Position } from '../log/position.ts';
import { eventVerdict } from '../log/taken.ts';
import type { Tables } from '../tables/tables.ts';
import type { Offered } from './losses.ts';
import { knownAreas } from './places.ts';

/** A piece that EID may concern, and which way it goes (8.3.1). */
export interface EidPiece {
  readonly what: 'network' | 'quiet' | 'team' | 'cache' | 'hero';
  readonly how: 'infiltrate' | 'deliver' | 'extract';
}

const PIECES: readonly EidPiece[] = [
  ...(['network', 'team', 'hero'] as const).map((what) => ({ what, how: 'infiltrate' as const })),
  { what: 'cache', how: 'deliver' },
  ...(['network', 'quiet', 'team', 'hero'] as const).map((what) => ({
    what,
    how: 'extract' as const,
  })),
];

/** Whether a piece is where it comes from; what nobody has counted may be there. */
function isThere(position: Position, { what, how }: EidPiece, area: string): boolean {
  if (how !== 'extract') return what !== 'hero' || position.heroes.available.length > 0;
  return what === 'hero' ? Boolean(position.areas[area]?.hero) : countIn(position, area, what) > 0;
}

/** The Areas for one piece of EID, and those that are barred, each with its case. */
export function eidPlaces(position: Position, tables: Tables, piece: EidPiece): Offered {
  const all = knownAreas(position, tables).map((area) => {
    const asset = { ...piece, area };
    const verdict = eventVerdict(position, {
      ...{ type: 'action', action: 'eid', player: 'maquis' },
      assets: [asset],
    });
    // One of up to three pieces has to concern the selected Area, not each of them (8.3.1b).
    const isLegal = verdict?.legal !== false || verdict.case === '8.3.1b';
    const is = isThere(position, piece, area);
    return { option: { area, case: is ? (verdict?.case ?? '') : '8.3.1d' }, isOpen: isLegal && is };
  });
  return {
    options: all.filter(({ isOpen }) => isOpen).map(({ option }) => option),
    barred: all.filter(({ isOpen }) => !isOpen).map(({ option }) => option),
  };
}

/** The pieces EID can concern now, with at least one Area for each. */
export const eidPieces = (position: Position, tables: Tables): readonly EidPiece[] =>
  PIECES.filter((piece) => eidPlaces(position, tables, piece).options.length > 0);
