import { useId } from 'preact/hooks';
import * as m from '#messages';
import { type CardNumber, PATROL_CARDS } from '../data/index.ts';
import { cardWithPlaces } from './card-in-words.ts';
import { SmallPatrolCard } from './SmallPatrolCard.tsx';
import './style/card-chooser.css';

interface CardChooserProps {
  /** The cards that cannot be drawn because they lie in the discard. */
  discard: readonly CardNumber[];
  onChoose: (card: CardNumber) => void;
  /** What is asked; by default, which card was drawn. */
  label?: string;
}

/** The ten cards, each a button to tell which one was drawn. They always lie in the same order. */
export function CardChooser({ discard, onChoose, label }: CardChooserProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and a legend
    <div class="card-chooser" role="group" aria-label={label ?? m.maquis_card_which()}>
      {PATROL_CARDS.map(({ number }) => {
        const gone = discard.includes(number);
        return (
          <button
            key={number}
            type="button"
            class="card-chooser__card"
            data-card={number}
            aria-disabled={gone}
            aria-describedby={gone ? `${id}-${number}` : undefined}
            onClick={() => {
              if (!gone) onChoose(number);
            }}
          >
            <span class="visually-hidden">{cardWithPlaces(number)}</span>
            <SmallPatrolCard card={number} hidden />
            {gone && (
              <span class="card-chooser__gone" id={`${id}-${number}`} aria-hidden="true">
                {m.maquis_card_in_discard()}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
