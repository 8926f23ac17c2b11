import * as m from '#messages';
import { type CardNumber, PATROL_CARDS } from '../data/index.ts';
import { sideBySide } from '../i18n/in-sentences.ts';
import { LOCATION_NAMES } from '../i18n/names.ts';

/** The names of a card's places, in its order. */
export function placesOfCard(card: CardNumber): readonly string[] {
  const places = PATROL_CARDS.find(({ number }) => number === card)?.places ?? [];
  return places.map((place) => LOCATION_NAMES[place]());
}

/** "Patrol card 5: Pont Leveque, Black Market, Doctor". */
export function cardInWords(card: CardNumber): string {
  return m.maquis_card_with_places({ number: card, places: sideBySide(placesOfCard(card)) });
}
