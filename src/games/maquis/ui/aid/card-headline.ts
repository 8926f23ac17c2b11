import { LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import type { CardTold } from '#games/maquis/session/index.ts';
import * as m from '#messages';

const PAWN = { police: m.maquis_table_pawn_police, soldier: m.maquis_table_pawn_soldier } as const;

/** Where the patrol of a drawn card went, in a line. */
export function cardHeadline({ isNotPlaced, lines, pawn }: CardTold): string {
  if (isNotPlaced) return m.maquis_table_patrol_none();
  const arrested = lines.find(({ outcome }) => outcome === 'arrested');
  const taken = arrested ?? lines.find(({ outcome }) => outcome === 'stationed');
  const words = { pawn: PAWN[pawn](), place: taken ? LOCATION_NAMES[taken.place]() : '' };
  return arrested ? m.maquis_table_patrol_arrests(words) : m.maquis_table_patrol_to(words);
}
