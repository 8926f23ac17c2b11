import { type ThreatKind, WEATHERS } from '#games/les-poilus/data/index.ts';
import { KIND_SIGNS } from '#games/les-poilus/i18n/kind-signs.ts';

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
      <path class="helmet__face" d="M-34 10v22c0 20 15 34 34 34s34-14 34-34V10z" />
      <path d="M0 45c-6-7-24-7-30 8 10-3 22 5 30-1 8 6 20-2 30 1-6-15-24-15-30-8z" />
      <circle cx="-13" cy="32" r="3.6" />
      <circle cx="13" cy="32" r="3.6" />
      <path d="M-44 14C-44-26-26-46 0-46s44 20 44 60zM-58 20C-30 4 30 4 58 20c-4 9-22 8-58 8s-54 1-58-8zM-9-58H9l3 22h-24z" />
    </svg>
  );
}
