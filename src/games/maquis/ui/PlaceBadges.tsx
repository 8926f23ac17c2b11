import type { ComponentChildren } from 'preact';
import type { PlaceView } from './town-view.ts';

/** The marks a place can bear: its number on the card, its odds, the coach's choice, a cut, a shot that opens the way. */
export const PlaceBadges = (place: PlaceView) => {
  const { ordinal, cuts, opensByShot, ring, advised } = place;
  return (
    <span class="place__badges" aria-hidden="true">
      {ordinal && <span class="place__badge place__badge--ordinal">{ordinal}</span>}
      {ring && (
        <span class={`place__odds odds-pill odds-pill--${ring.kind}`}>
          {ring.text.replace('%', '')}
          {ring.text.endsWith('%') && <span class="odds-pill__sign">%</span>}
        </span>
      )}
      {advised && (
        <RoundBadge kind="advised">
          <path d="M12 4.6L14.2 9.6L19.4 10.1L15.4 13.7L16.6 18.9L12 16.1L7.4 18.9L8.6 13.7L4.6 10.1L9.8 9.6Z" />
        </RoundBadge>
      )}
      {cuts && (
        <RoundBadge kind="cut">
          <path d="M7.4 7.4L16.6 16.6M16.6 7.4L7.4 16.6" />
        </RoundBadge>
      )}
      {opensByShot && (
        <RoundBadge kind="shot">
          <circle cx="12" cy="12" r="5" />
          <path d="M12 3.4V9.4M12 14.6V20.6M3.4 12H9.4M14.6 12H20.6" />
        </RoundBadge>
      )}
      {(place.visit ?? place.target ?? place.gun ?? place.closed ?? place.fakeId) && (
        <MissionBadges {...place} />
      )}
    </span>
  );
};

interface RoundBadgeProps {
  readonly kind: string;
  readonly children: ComponentChildren;
}

const RoundBadge = ({ kind, children }: RoundBadgeProps) => (
  <svg class={`place__badge place__badge--${kind}`} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" />
    {children}
  </svg>
);

/** What missions of the boxed editions mark at a place. */
const MissionBadges = ({ visit, target, gun, closed, fakeId }: PlaceView) => (
  <>
    {(visit || target) && (
      <RoundBadge kind={`visit place__badge--${target ? 'target' : visit}`}>
        <path d={target ? EYE : visit === 'made' ? TICK : FLAG} />
      </RoundBadge>
    )}
    {gun && (
      <RoundBadge kind="gun">
        <path d="M6 18L12 13L18 18M12 13L17.5 5.5" />
      </RoundBadge>
    )}
    {closed && (
      <RoundBadge kind="closed">
        <path d="M6 12H18" />
      </RoundBadge>
    )}
    {fakeId && (
      <svg class="place__badge place__badge--id" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M1 4H23V20H1Z" />
        <path d="M5 8H9.5V16H5ZM13 9H19M13 12.5H19M13 16H17" />
      </svg>
    )}
  </>
);

const TICK = 'M6.6 12.4L10.4 16.4L17.4 7.8';
const FLAG = 'M8 18.5V5.5L17 8.8L8 12';
const EYE =
  'M4.5 12Q12 4.5 19.5 12Q12 19.5 4.5 12ZM12 9.6A2.4 2.4 0 1 1 12 14.4A2.4 2.4 0 1 1 12 9.6Z';
