import {
  type Action,
  EVERY_TILE,
  type ExitId,
  type GoalId,
  type Goods,
  goalCalled,
  isExit,
  type Location,
  type LocationId,
  type Pawn,
  type TileId,
} from '../data/index.ts';

/** How far a goal has come. */
export interface GoalView {
  readonly goal: GoalId;
  /** Successes marked, of as many. */
  readonly marked: number;
  readonly of: number;
  readonly complete: boolean;
  readonly major?: boolean;
  /** Who stays on the card. */
  readonly inside?: 'mole' | 'cryptographer' | undefined;
}

/** What missions of the boxed editions mark and close on the board. */
interface MissionMarks {
  /** Places to be visited, and whether they have been. */
  readonly visits: Readonly<Partial<Record<LocationId, 'wanted' | 'made'>>>;
  /** Places to be visited next, named by a card that was turned over. */
  readonly targets: readonly LocationId[];
  /** Places where a gun stands. */
  readonly guns: readonly LocationId[];
  /** Places that no worker and no airdrop may come to. */
  readonly closed: readonly LocationId[];
  /** Roads that nobody can take today. */
  readonly shutRoads: readonly (readonly [LocationId, LocationId])[];
  /** Places of workers who carry a Fake ID. */
  readonly fakeIds: readonly LocationId[];
}

/** A number round a place, with a ring of that length: what becomes of a worker there. */
export interface OddsRing {
  readonly kind: 'safe' | 'risky' | 'lost';
  /** The length of the ring, 0 to 100. */
  readonly percent: number;
  readonly text: string;
  /** The same as it is said with the place. */
  readonly said: string;
  /** What pressing a place does that cannot be chosen. */
  readonly look?: string;
}

/** What the map is told to show. Of a place that is not named in a part, there is nothing to show. */
export interface TownView {
  readonly pawns: Readonly<Partial<Record<LocationId, Pawn>>>;
  /** The places that can be chosen now, each with what choosing it does, said after its name. */
  readonly choices?: Readonly<Partial<Record<LocationId, string>>>;
  /** Why a place cannot be chosen now. */
  readonly refusals?: Readonly<Partial<Record<LocationId, string>>>;
  /** A way home, from the worker's place to the place he reaches. */
  readonly route?: readonly LocationId[];
  /** Places with a patrol that cuts the way home. */
  readonly cuts?: readonly LocationId[];
  /** Places where a shot would open the way home. */
  readonly opensByShot?: readonly LocationId[];
  /** Places of a card, in its order; they are numbered from 1. */
  readonly highlight?: readonly LocationId[];
  readonly chosen?: LocationId;
  /** The place of the move that the coach prefers. */
  readonly advised?: LocationId;
  /** Places whose pawn can be dragged somewhere else. */
  readonly movable?: readonly LocationId[];
  readonly rings?: Readonly<Partial<Record<LocationId, OddsRing>>>;
  /** Where the worker stands whose action is being resolved. */
  readonly acting?: LocationId;
  /** What lies on the fields. */
  readonly goods?: Readonly<Partial<Record<LocationId, Goods>>>;
  /** How many pawns wait at a place to be recruited. */
  readonly waiting?: Readonly<Partial<Record<LocationId, number>>>;
  /** How the spare rooms are furnished. */
  readonly tiles?: Readonly<Partial<Record<LocationId, TileId>>>;
  /** The goal cards beyond the exits; without them the exits are not shown. */
  readonly goals?: Readonly<Record<ExitId, GoalView>>;
  readonly missions?: MissionMarks | undefined;
}

/** One place, with all that the view says of it. */
export interface PlaceView {
  readonly location: Location;
  readonly pawn?: Pawn | undefined;
  readonly choice?: string | undefined;
  readonly refusal?: string | undefined;
  readonly tile?: TileId | undefined;
  readonly goods?: Goods | undefined;
  /** Pawns that wait here to be recruited. */
  readonly waiting?: number | undefined;
  readonly goal?: GoalView | undefined;
  readonly ring?: OddsRing | undefined;
  /** Its number on the highlighted card. */
  readonly ordinal?: number | undefined;
  readonly onRoute: boolean;
  readonly cuts: boolean;
  readonly opensByShot: boolean;
  readonly chosen: boolean;
  readonly advised: boolean;
  readonly acting: boolean;
  readonly movable: boolean;
  /** Workers come home here: the safe house, or a room with that tile. */
  readonly home: boolean;
  /** A goal card that nobody can stand on. */
  readonly onlyShown: boolean;
  readonly actions: readonly Action[];
  readonly visit?: 'wanted' | 'made' | undefined;
  readonly target?: boolean;
  readonly gun?: boolean;
  readonly closed?: boolean;
  readonly fakeId?: boolean;
  /** Where the roads from here lead that are closed today. */
  readonly shutTo?: readonly LocationId[];
}

/** Whether a goal has a place of action, where a worker can stand. */
export const hasPlace = (goal: GoalId): boolean => goalCalled(goal)?.hasPlace ?? false;

/** No box prints the yellow arrow: a weapon just bought saves nobody there. */
const asInBoxes = (action: Action): Action =>
  action.arrow === 'yellow' ? { ...action, arrow: 'white' } : action;

/** Gathers what the view says of one place. */
export function placeView(location: Location, view: TownView): PlaceView {
  const { id } = location;
  const tile = EVERY_TILE.find((known) => known.id === view.tiles?.[id]);
  const goal = isExit(id) ? view.goals?.[id] : undefined;
  const number = view.highlight?.indexOf(id) ?? -1;
  const actions = tile ? tile.actions : location.actions;
  return {
    location,
    pawn: view.pawns[id],
    choice: view.choices?.[id],
    refusal: view.refusals?.[id],
    tile: tile?.id,
    goods: view.goods?.[id],
    waiting: view.waiting?.[id],
    goal,
    ring: view.rings?.[id],
    ordinal: number < 0 ? undefined : number + 1,
    onRoute: view.route?.includes(id) ?? false,
    cuts: view.cuts?.includes(id) ?? false,
    opensByShot: view.opensByShot?.includes(id) ?? false,
    chosen: view.chosen === id,
    advised: view.advised === id,
    acting: view.acting === id,
    movable: view.movable?.includes(id) ?? false,
    home: location.kind === 'home' || tile?.isHome === true,
    onlyShown: goal !== undefined && !hasPlace(goal.goal),
    actions: view.missions ? actions.map(asInBoxes) : actions,
    ...(view.missions ? marksAt(id, view.missions) : {}),
  };
}

function marksAt(id: LocationId, marks: MissionMarks): Partial<PlaceView> {
  const shutTo = marks.shutRoads.flatMap(([from, to]) =>
    from === id ? [to] : to === id ? [from] : [],
  );
  return {
    visit: marks.visits[id],
    ...(marks.targets.includes(id) ? { target: true } : {}),
    ...(marks.guns.includes(id) ? { gun: true } : {}),
    ...(marks.closed.includes(id) ? { closed: true } : {}),
    ...(marks.fakeIds.includes(id) ? { fakeId: true } : {}),
    ...(shutTo.length > 0 ? { shutTo } : {}),
  };
}
