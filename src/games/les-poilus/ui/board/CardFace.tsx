import { Zap } from 'lucide-preact';
import { hasTrap, isHardshipId, kindsOn } from '#games/les-poilus/i18n/cards.ts';
import { cardName } from '#games/les-poilus/i18n/names.ts';
import { KindSign } from './KindSign.tsx';

/**
 * A card as it is drawn: a threat by its signs, with a row of teeth for a trap; a hardship black, with
 * its name. What it is called stands in the name of whatever holds it.
 */
export function PoilusCardFace({ card }: { readonly card: string }) {
  const kinds = kindsOn(card);
  if (isHardshipId(card)) {
    return (
      <span class="card-face card-face--hardship" aria-hidden="true">
        {kinds.length > 0 ? <KindSign kind={kinds[0]} /> : <Zap />}
        <span class="card-face__name">{cardName(card)}</span>
      </span>
    );
  }
  return (
    <span
      class={`card-face card-face--${Math.min(kinds.length, 4)}${hasTrap(card) ? ' card-face--trap' : ''}`}
      aria-hidden="true"
    >
      {kinds.map((kind) => (
        <KindSign kind={kind} key={kind} />
      ))}
    </span>
  );
}

/** The same cards together, with how often each is there. */
export function alikeTogether(
  cards: readonly string[],
): readonly { card: string; count: number }[] {
  return [...new Set(cards)].map((card) => ({
    card,
    count: cards.filter((one) => one === card).length,
  }));
}
