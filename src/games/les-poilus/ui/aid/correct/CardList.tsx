import { X } from 'lucide-preact';
import type { Snapshot } from '#games/les-poilus/engine/index.ts';
import { cardInWords } from '#games/les-poilus/i18n/cards.ts';
import type { TableChange } from '#games/les-poilus/session/index.ts';
import * as m from '#messages';

interface Props {
  readonly title: string;
  readonly cards: readonly string[];
  /** What could lie there as well. */
  readonly toAdd: readonly string[];
  readonly onChange: (cards: readonly string[]) => void;
}

/** Cards that lie somewhere, in their order: taken away, or one more put after them. */
export function CardList({ title, cards, toAdd, onChange }: Props) {
  return (
    <div class="card-list">
      <p class="aid-legend">{title}</p>
      <ul>
        {cards.map((card, place) => (
          <li key={`${card} ${place}`}>
            <span>{cardInWords(card)}</span>
            <button
              type="button"
              class="aid-icon-button"
              aria-label={m.poilus_aid_take_away({ card: cardInWords(card) })}
              onClick={() => onChange(cards.filter((_, n) => n !== place))}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <label class="aid-field">
        <span class="visually-hidden">{m.poilus_aid_put({ where: title })}</span>
        <select
          value=""
          onChange={({ currentTarget }) => {
            onChange([...cards, currentTarget.value]);
            currentTarget.value = '';
          }}
        >
          <option value="" disabled>
            {m.poilus_aid_put_card()}
          </option>
          {toAdd.map((card) => (
            <option key={card} value={card}>
              {cardInWords(card)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** What each part of a correction is told, and how it says what really lies there. */
export interface CorrectionProps {
  readonly state: Snapshot;
  readonly change: (change: TableChange) => void;
}
