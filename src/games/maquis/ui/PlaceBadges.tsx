import type { PlaceView } from './town-view.ts';

/** The marks a place can bear: its number on the card, its odds, the coach's choice, a cut, a shot that opens the way. */
export const PlaceBadges = ({ ordinal, cuts, opensByShot, ring, advised }: PlaceView) => (
  <span class="place__badges" aria-hidden="true">
    {ordinal && <span class="place__badge place__badge--ordinal">{ordinal}</span>}
    {ring && (
      <span class={`place__odds odds-pill odds-pill--${ring.kind}`}>
        {ring.text.replace('%', '')}
        {ring.text.endsWith('%') && <span class="odds-pill__sign">%</span>}
      </span>
    )}
    {advised && (
      <svg class="place__badge place__badge--advised" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" />
        <path d="M12 4.6L14.2 9.6L19.4 10.1L15.4 13.7L16.6 18.9L12 16.1L7.4 18.9L8.6 13.7L4.6 10.1L9.8 9.6Z" />
      </svg>
    )}
    {cuts && (
      <svg class="place__badge place__badge--cut" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" />
        <path d="M7.4 7.4L16.6 16.6M16.6 7.4L7.4 16.6" />
      </svg>
    )}
    {opensByShot && (
      <svg class="place__badge place__badge--shot" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" />
        <circle cx="12" cy="12" r="5" />
        <path d="M12 3.4V9.4M12 14.6V20.6M3.4 12H9.4M14.6 12H20.6" />
      </svg>
    )}
  </span>
);
