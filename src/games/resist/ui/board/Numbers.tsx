import type { SideId } from '#games/resist/data/index.ts';
import * as m from '#messages';

/** The value of a side: a ring while hidden, a stamp when revealed. */
export function Value({ side, of }: { readonly side: SideId; readonly of: number }) {
  return <span class={`value value--${side}`}>{of}</span>;
}

export function Shield({ of }: { readonly of: number }) {
  return (
    <span class="shield" title={m.resist_defense_of({ defense: of })}>
      <svg viewBox="0 0 24 27" preserveAspectRatio="none" aria-hidden="true">
        <path d="M12 0l12 3.200v9.800c0 7-5 11-12 14C5 24 0 20 0 13V3.200z" />
      </svg>
      <span>{of}</span>
    </span>
  );
}

export function Laurel({ of }: { readonly of: number }) {
  return (
    <span class="laurel" title={m.resist_points_of({ points: of })}>
      <svg viewBox="0 0 24 26" aria-hidden="true">
        <path d="M9.500 24C2 21.500-.5 12 4 3.500M14.500 24C22 21.500 24.500 12 20 3.500M2 9.500l3.800 1M1.800 15.500l4.200-.5M5 20.800l3-2.500M22 9.500l-3.800 1M22.200 15.500l-4.200-.5M19 20.800l-3-2.500" />
      </svg>
      <span>{of}</span>
    </span>
  );
}

/** So many of so many boxes are full; the last one is the end. */
export function Pips({ full, of }: { readonly full: number; readonly of: number }) {
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: of }, (_, n) => (
        <i key={n} class={n < full ? 'pips__full' : n === of - 1 ? 'pips__last' : ''} />
      ))}
    </span>
  );
}
