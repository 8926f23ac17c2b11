import { Zap } from 'lucide-preact';
import { type ThreatKind, WEATHERS } from '#games/les-poilus/data/index.ts';
import { hasTrap, isHardshipId, kindsOn } from '#games/les-poilus/i18n/cards.ts';
import { KIND_SIGNS } from '#games/les-poilus/i18n/kind-signs.ts';
import { cardName } from '#games/les-poilus/i18n/names.ts';

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

/** The sign of a kind of threat: weather round and blue, an attack square and red. Its name is said elsewhere. */
export function KindSign({ kind }: { readonly kind: ThreatKind }) {
  const { fill, line } = KIND_SIGNS[kind];
  const isWeather = WEATHERS.includes(kind);
  return (
    <svg class={isWeather ? 'kind kind--weather' : 'kind'} viewBox="-6 -6 36 36" aria-hidden="true">
      {isWeather ? (
        <circle cx="12" cy="12" r="18" />
      ) : (
        <rect x="-6" y="-6" width="36" height="36" rx="6" />
      )}
      {fill && <path class="kind__fill" d={fill} />}
      {line && <path class="kind__line" d={line} />}
    </svg>
  );
}
