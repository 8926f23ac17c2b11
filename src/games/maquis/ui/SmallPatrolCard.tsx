import type { CardNumber } from '../data/index.ts';
import { placesOfCard } from './card-in-words.ts';
import './style/card-face.css';

interface CardFaceProps {
  card: CardNumber;
  /** Only to be seen: what is read out stands beside it. */
  hidden?: boolean;
}

/** A patrol card in small: its number, and its places in their order. */
export function SmallPatrolCard({ card, hidden = false }: CardFaceProps) {
  return (
    <span class="card-face" aria-hidden={hidden}>
      <b class="card-face__number">{card}</b>
      <span class="card-face__places">
        {placesOfCard(card).map((place) => (
          <span key={place}>{place}</span>
        ))}
      </span>
    </span>
  );
}

/** Patrol cards in a row, in their order. */
export const PatrolCardList = ({ cards }: { readonly cards: readonly CardNumber[] }) => (
  <ol class="discard-pile__cards">
    {cards.map((card) => (
      <li key={card} class="discard-pile__card">
        <SmallPatrolCard card={card} />
      </li>
    ))}
  </ol>
);
