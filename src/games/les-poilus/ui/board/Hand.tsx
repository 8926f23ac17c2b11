import { cardInWords, isHardshipId } from '#games/les-poilus/i18n/cards.ts';
import * as m from '#messages';
import { alikeTogether, PoilusCardFace } from './CardFace.tsx';

interface Props {
  readonly cards: readonly string[];
  /** Names the list to those who hear it. */
  readonly label: string;
  /** The card that is being considered. */
  readonly chosen?: string | undefined;
  /** What a card would do, in a few words; said with its name. */
  readonly told?: ((card: string) => string) | undefined;
  readonly isDanger?: ((card: string) => boolean) | undefined;
  readonly can?: ((card: string) => boolean) | undefined;
  /** Whether a card can be dragged to where it is laid. */
  readonly isDragged?: boolean;
  /** Without it the cards are only looked at. */
  readonly onChoose?: ((card: string) => void) | undefined;
}

/** Cards in a row; a tap chooses one, a second tap on it does it. */
export function HandCards(props: Props) {
  const { cards, label, chosen, told, isDanger, can, isDragged = false, onChoose } = props;
  return (
    <ul class="hand" aria-label={label} style={widths(cards)}>
      {alikeTogether(cards).map(({ card, count }) => {
        const called =
          count > 1 ? m.poilus_card_times({ card: cardInWords(card), count }) : cardInWords(card);
        const text = told?.(card);
        const name = text ? m.play_named({ name: called, text }) : called;
        const looks = [
          'playing-card',
          card === chosen ? 'playing-card--chosen' : '',
          isDanger?.(card) ? 'playing-card--danger' : '',
          can && !can(card) ? 'playing-card--idle' : '',
        ];
        const face = (
          <>
            <PoilusCardFace card={card} />
            {count > 1 && (
              <span class="playing-card__count" aria-hidden="true">
                ×{count}
              </span>
            )}
          </>
        );
        return (
          <li key={card}>
            {onChoose && (!can || can(card)) ? (
              <button
                type="button"
                class={looks.filter(Boolean).join(' ')}
                data-card={isDragged ? card : undefined}
                aria-pressed={card === chosen}
                aria-label={name}
                onClick={() => onChoose(card)}
              >
                {face}
              </button>
            ) : (
              <span class={looks.filter(Boolean).join(' ')} role="img" aria-label={name}>
                {face}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** How many cards share the row; hardships want more of it. */
function widths(cards: readonly string[]): Record<string, number> {
  const kinds = alikeTogether(cards);
  return {
    '--cards': Math.max(1, kinds.length),
    '--knocks': kinds.filter(({ card }) => isHardshipId(card)).length,
  };
}
