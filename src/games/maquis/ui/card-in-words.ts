import * as m from '#messages';
import { type CardNumber, PATROL_CARDS } from '../data/index.ts';
import { LOCATION_NAMES } from '../i18n/names.ts';
import type { CardStory } from '../session/index.ts';

/** The names of a card's places, in its order. */
export function placesOfCard(card: CardNumber): readonly string[] {
  const places = PATROL_CARDS.find(({ number }) => number === card)?.places ?? [];
  return places.map((place) => LOCATION_NAMES[place]());
}

const PAWN = { police: m.maquis_table_pawn_police, soldier: m.maquis_table_pawn_soldier } as const;

/** Where the patrol of a drawn card went, in a line. */
export function cardHeadline({ isNotPlaced, lines, pawn }: CardStory): string {
  if (isNotPlaced) return m.maquis_table_patrol_none();
  const arrested = lines.find(({ outcome }) => outcome === 'arrested');
  const taken = arrested ?? lines.find(({ outcome }) => outcome === 'stationed');
  const words = { pawn: PAWN[pawn](), place: taken ? LOCATION_NAMES[taken.place]() : '' };
  return arrested ? m.maquis_table_patrol_arrests(words) : m.maquis_table_patrol_to(words);
}
