import type { ComponentChildren } from 'preact';
import * as m from '#messages';
import { memoDeep } from '#play/ui/hooks/memo-deep.ts';
import { LOCATION_NAMES, TILE_NAMES } from '../i18n/names.ts';
import { GoalCard } from './GoalCard.tsx';
import { GoodsTrack } from './Goods.tsx';
import { OfferGlyphs } from './OfferGlyphs.tsx';
import { PawnIcon } from './PawnIcon.tsx';
import { offersOf, placeInWords, roadsInWords } from './place-in-words.ts';
import { PRINTED, REDRAWN, spotOf } from './town-plan.ts';
import type { OddsRing, PlaceView } from './town-view.ts';

/** What is written on the plate of a place: fields and rooms share theirs until furnished. */
function plateOf({ location, tile }: PlaceView): string {
  if (tile) return hyphened(TILE_NAMES[tile]());
  if (location.kind === 'field') return m.maquis_place_plate_field();
  if (location.kind === 'room') return m.maquis_place_plate_room();
  return LOCATION_NAMES[location.id]();
}

/** Ties a word of one or two letters to its neighbour, so that no line of a plate is only that. */
const tied = (name: string) =>
  name.replace(/ (\S{1,2})$/u, '\u00a0$1').replace(/(?<= )(\S{1,2}) /gu, '$1\u00a0');

/** Lets a word too long for a narrow plate be parted where it is spoken in two. */
const hyphened = (name: string) => name.replace(/^(Counter|Propa)(?=[a-z])/u, '$1\u00ad');

/** The cross of Lorraine, which marked the free French. */
const HomeSign = () => (
  <svg class="place__home-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2V22M7.4 7H16.6M4.6 12H19.4" />
  </svg>
);

/** How likely it is, as a part of the whole ring; the number itself is a badge. */
const RingArc = ({ kind, percent }: OddsRing) => (
  <svg class={`place__ring place__ring--${kind}`} viewBox="0 0 120 120" aria-hidden="true">
    <circle cx="60" cy="60" r="55" />
    <circle cx="60" cy="60" r="55" pathLength="100" stroke-dasharray={`${percent} 100`} />
  </svg>
);

/** What a place gives, or what lies there. */
const Offer = memoDeep(function Offer({
  home,
  goods,
  actions,
}: Pick<PlaceView, 'home' | 'goods' | 'actions'>) {
  return (
    <span class="place__offer">
      {home && <HomeSign />}
      {goods ? <GoodsTrack goods={goods} /> : <OfferGlyphs offers={offersOf(actions)} />}
    </span>
  );
});

function Roundel(place: PlaceView) {
  const { goods, pawn, actions, home } = place;
  return (
    <>
      <span class="place__roundel" aria-hidden="true">
        <Offer home={home} goods={goods} actions={actions} />
        {pawn && (
          <span class="place__pawn" key={pawn}>
            <PawnIcon pawn={pawn} />
          </span>
        )}
        {place.ring && <RingArc {...place.ring} />}
        <PlaceBadges {...place} />
      </span>
      <span class="place__plate" aria-hidden="true">
        {tied(plateOf(place))}
      </span>
    </>
  );
}

function Card({ goal, ...place }: PlaceView) {
  return (
    <>
      {goal && <GoalCard {...goal} />}
      {place.pawn && (
        <span class="place__pawn" key={place.pawn} aria-hidden="true">
          <PawnIcon pawn={place.pawn} />
        </span>
      )}
      <PlaceBadges {...place} />
    </>
  );
}

const MARKS = [
  'home',
  'chosen',
  'acting',
  'cuts',
  'opensByShot',
  'onRoute',
  'pawn',
  'tile',
  'ordinal',
  'ring',
] as const;

function classOf(place: PlaceView, choosable: boolean): string {
  const { kind } = place.location;
  const can = place.choice === undefined ? 'shut' : 'open';
  return [kind, ...MARKS.filter((mark) => place[mark]), ...(choosable ? [can] : [])].reduce(
    (classes, mark) => `${classes} place--${mark}`,
    'place',
  );
}

interface TownPlaceProps {
  place: PlaceView;
  /** Whether this map is there to choose on; otherwise its places are pictures with a name. */
  choosable: boolean;
  /** Whether it is a goal card that opens to be read. */
  read: boolean;
  /** The one place that the Tab key reaches. */
  tabStop: boolean;
  /** The id of the element that says why this place is refused. */
  refusalId: string;
}

/** One place of the town, as a button that says what can be seen there. The map listens for all. */
export const PlaceButton = memoDeep(function TownPlace({
  place,
  choosable,
  read,
  tabStop,
  refusalId,
}: TownPlaceProps) {
  const { location, refusal } = place;
  const [x, y] = spotOf(PRINTED, location.id);
  const [narrowX, narrowY] = spotOf(REDRAWN, location.id);
  const exit = location.kind === 'exit';
  const looks = {
    class: classOf(place, choosable),
    style: `--x:${x}%;--y:${y}%;--narrow-x:${narrowX}%;--narrow-y:${narrowY}%`,
    'data-place': location.id,
    'data-pawn-from': place.movable ? location.id : undefined,
  };
  const words = placeInWords(place);
  const face = exit ? <Card {...place} /> : <Roundel {...place} />;
  if (!read && (!choosable || place.onlyShown)) {
    return (
      <span {...looks} role="img" aria-label={words}>
        {face}
      </span>
    );
  }
  return (
    <button
      {...looks}
      type="button"
      tabIndex={tabStop ? 0 : -1}
      aria-disabled={place.choice === undefined && !place.ring?.look && !read}
      aria-haspopup={read ? 'dialog' : undefined}
      aria-describedby={refusal ? refusalId : undefined}
      aria-description={roadsInWords(location.id)}
      aria-pressed={place.chosen ? true : undefined}
    >
      {face}
      {/* Words that nobody sees are a name, not a text: the browser would lay them out at every tap. */}
      <span class="place__name" role="img" aria-label={words} />
    </button>
  );
});

/** The marks a place can bear: its number on the card, its odds, the coach's choice, a cut, a shot that opens the way. */
const PlaceBadges = (place: PlaceView) => {
  const { ordinal, cuts, opensByShot, ring, advised, waiting } = place;
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
      {waiting && (
        <span class="place__badge place__badge--waiting">
          <PawnIcon pawn="worker" />
          {waiting}
        </span>
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
