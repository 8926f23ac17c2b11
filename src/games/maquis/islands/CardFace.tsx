import type { CardNumber } from '#maquis/data/index.ts';
import { placesOfCard } from './card-in-words.ts';
import './style/card.css';

/** A patrol card in small: its number, and its places in their order. */
export function CardFace({ card }: { card: CardNumber }) {
  return (
    <span class="card-face">
      <b class="card-face__number">{card}</b>
      <span class="card-face__places">
        {placesOfCard(card).map((place) => (
          <span key={place}>{place}</span>
        ))}
      </span>
    </span>
  );
}
