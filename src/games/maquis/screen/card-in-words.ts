import { type CardNumber, PATROL_CARDS } from '#maquis/data/index.ts';
import { sideBySide } from '#maquis/words/in-sentences.ts';
import { LOCATION_NAMES } from '#maquis/words/names.ts';
import * as m from '#messages';

/** The names of a card's places, in its order. */
export function placesOfCard(card: CardNumber): readonly string[] {
  const places = PATROL_CARDS.find(({ number }) => number === card)?.places ?? [];
  return places.map((place) => LOCATION_NAMES[place]());
}

/** "Patrol card 5: Pont Leveque, Black Market, Doctor". */
export function cardInWords(card: CardNumber): string {
  return m.maquis_card_with_places({ number: card, places: sideBySide(placesOfCard(card)) });
}
