import * as m from '#messages';
import { memoDeep } from '#play/ui/hooks/memo-deep.ts';
import { LOCATION_NAMES, TILE_NAMES } from '../i18n/names.ts';
import { GoalCard } from './GoalCard.tsx';
import { GoodsTrack } from './Goods.tsx';
import { OfferGlyphs } from './OfferGlyphs.tsx';
import { offersOf } from './offers.ts';
import { PawnIcon } from './PawnIcon.tsx';
import { PlaceBadges } from './PlaceBadges.tsx';
import { placeInWords } from './place-in-words.ts';
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
      aria-pressed={place.chosen ? true : undefined}
    >
      {face}
      {/* Words that nobody sees are a name, not a text: the browser would lay them out at every tap. */}
      <span class="place__name" role="img" aria-label={words} />
    </button>
  );
});
