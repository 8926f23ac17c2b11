import * as m from '#messages';
import { type CardNumber, PATROL_CARDS } from '../data/index.ts';
import { sideBySide } from '../i18n/in-sentences.ts';
import { placesOfCard } from './card-in-words.ts';
import { SmallPatrolCard } from './SmallPatrolCard.tsx';
import './style/card-chooser.css';

interface CardChooserProps {
  /** The cards that cannot be drawn because they lie in the discard: they take no room. */
  discard: readonly CardNumber[];
  onChoose: (card: CardNumber) => void;
  /** What is asked; by default, which card was drawn. */
  label?: string;
}

/** The cards still in the deck, in the order of their numbers, each a button to tell that it was drawn. */
export function CardChooser({ discard, onChoose, label }: CardChooserProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and a legend
    <div class="card-chooser" role="group" aria-label={label ?? m.maquis_card_which()}>
      {PATROL_CARDS.filter(({ number }) => !discard.includes(number)).map(({ number }) => (
        <button
          key={number}
          type="button"
          class="card-chooser__card"
          data-card={number}
          onClick={() => onChoose(number)}
        >
          <span class="visually-hidden">{cardWithPlaces(number)}</span>
          <SmallPatrolCard card={number} hidden />
        </button>
      ))}
    </div>
  );
}

/** "Patrol card 5: Pont Leveque, Black Market, Doctor". */
function cardWithPlaces(card: CardNumber): string {
  return m.maquis_card_with_places({ number: card, places: sideBySide(placesOfCard(card)) });
}
