import { type ThreatKind, WEATHERS } from '#games/les-poilus/data/index.ts';
import { KIND_SIGNS, SOLDIER_HEAD } from '#games/les-poilus/i18n/kind-signs.ts';

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

/** A poilu: helmet, and what has given the name. */
export function Helmet() {
  return (
    <svg class="helmet" viewBox="-60 -60 120 130" aria-hidden="true">
      <path class="helmet__face" d={SOLDIER_HEAD.face} />
      <path d={SOLDIER_HEAD.moustache} />
      <circle cx="-13" cy="32" r="3.6" />
      <circle cx="13" cy="32" r="3.6" />
      <path d={SOLDIER_HEAD.helmet} />
    </svg>
  );
}
