import {
  ACTIONS,
  type CardNumber,
  EVERY_RESOURCE,
  EVERY_TILE,
  EVERY_TILE_ID,
  type LocationId,
  type Resource,
  SIDES,
  type Side,
  type TileId,
} from '../data/index.ts';
import { idOf, type Place } from './places.ts';

/**
 * A move is one number inside the engine and a string everywhere else (`place:grocer`, `patrol:4`,
 * `act:radio-a:airdrop-food:field-west`, `return`, `upkeep`, `shoot:doctor`):
 *
 *     target (5 bits)  action (5)  place or card (5)  kind (3)
 *
 * `safe-house` in `remove:safe-house` stands for a worker who is at home.
 */
export type Move = number;

export const PLACE = 0;
export const DRAW = 1;
export const ACT = 2;
export const RETURN = 3;
export const UPKEEP = 4;
export const SHOOT = 5;
/** The top card is looked at, or turned over: in place of an action's word stands which. */
export const SEE = 6;
/** A worker leaves the game, or a bridge is destroyed: in place of an action's word stands which. */
export const GIVE_UP = 7;

/** In place of an action's word, where a worker is placed: he carries a Fake ID. */
export const WITH_FAKE_ID = 1;
const LOOKED_AT = 0;
const TURNED_OVER = 1;
const WORKER = 0;
const BRIDGE = 1;

/** The words for an action in a move; an action's word is its number here. */
export const ACTION_WORDS: readonly string[] = [...new Set(ACTIONS.map(({ id }) => id))];
export type ActionWord = number;

export const NO_TARGET = 31;
/** Actions that name what they are aimed at, and what that is. */
export const FIELD_TARGET = 1;
export const TILE_TARGET = 2;
/** Whose goal it is, where that is not said by the place, and what is paid where there is a choice. */
export const STEP_TARGET = 3;
/** Which tile's action is borrowed. */
export const BORROWED_TARGET = 4;
export const TARGET_KIND: readonly number[] = ACTION_WORDS.map((word) => {
  const action = ACTIONS.find(({ id }) => id === word);
  if (action?.airdrop) return FIELD_TARGET;
  if (action?.furnishes) return TILE_TARGET;
  if (action?.succeeds) return STEP_TARGET;
  return action?.borrows ? BORROWED_TARGET : 0;
});

/** What can be paid where a step leaves a choice, by its number in a move; 0 is no choice. */
const PAYMENTS: readonly (Resource | undefined)[] = [undefined, 'weapon', 'explosives'];
export const PAYMENT_KINDS = PAYMENTS.map((paid) =>
  paid ? EVERY_RESOURCE.indexOf(paid) : undefined,
);

/**
 * The target of a step: NO_TARGET for one on a card without a choice.
 *
 * @param exit of the goal where the step is made on the board
 * @param kind what is paid of a choice
 */
export function stepTarget(exit: number | undefined, kind: number | undefined): number {
  const payment = kind === undefined ? 0 : PAYMENT_KINDS.indexOf(kind);
  const target = (exit === undefined ? 0 : exit + 1) * PAYMENTS.length + payment;
  return target === 0 ? NO_TARGET : target;
}

/** The goal that the target of a step names, where the step is made on the board. */
export const targetExit = (target: number): number | undefined =>
  target === NO_TARGET || target < PAYMENTS.length
    ? undefined
    : Math.floor(target / PAYMENTS.length) - 1;

/** What the target of a step says is paid, as a kind of goods. */
export const targetPayment = (target: number): number | undefined =>
  target === NO_TARGET ? undefined : PAYMENT_KINDS[target % PAYMENTS.length];

/** An action that a tile lends. */
interface Lent {
  /** The tile's number, and the action's. */
  readonly tile: number;
  readonly action: number;
}

/** Every action that can be borrowed, in the order of the tiles; its place here is the target. */
export const LENT: readonly Lent[] = EVERY_TILE.flatMap(({ actions }, tile) =>
  actions.flatMap((action) => (action.borrows ? [] : [{ tile, action: ACTIONS.indexOf(action) }])),
);

export const placeMove = (place: Place): Move => PLACE | (place << 3);
export const placeWithFakeIdMove = (place: Place): Move =>
  PLACE | (place << 3) | (WITH_FAKE_ID << 8);
export const lookMove = (card: number): Move => SEE | (card << 3) | (LOOKED_AT << 8);
export const revealMove = (card: number): Move => SEE | (card << 3) | (TURNED_OVER << 8);
export const removeMove = (place: Place): Move => GIVE_UP | (place << 3) | (WORKER << 8);
export const bridgeMove = (place: Place): Move => GIVE_UP | (place << 3) | (BRIDGE << 8);
/** Of a card that is seen or a thing given up: whether it is turned over, whether it is a bridge. */
export const isReveal = (move: Move): boolean => moveWord(move) === TURNED_OVER;
export const isBridge = (move: Move): boolean => moveWord(move) === BRIDGE;
export const drawMove = (card: number): Move => DRAW | (card << 3);
export const actMove = (place: Place, word: ActionWord, target: number): Move =>
  ACT | (place << 3) | (word << 8) | (target << 13);
export const shootMove = (place: Place): Move => SHOOT | (place << 3);

export const moveKind = (move: Move): number => move & 7;
/** The place a move is about; for a drawn card its number. */
export const movePlace = (move: Move): number => (move >>> 3) & 31;
export const moveWord = (move: Move): ActionWord => (move >>> 8) & 31;
export const moveTarget = (move: Move): number => move >>> 13;

/** A move in parts, for those who show it. */
type MoveParts =
  | { readonly kind: 'place'; readonly place: LocationId; readonly withFakeId?: true }
  | { readonly kind: 'shoot' | 'remove' | 'bridge'; readonly place: LocationId }
  | { readonly kind: 'patrol' | 'look' | 'reveal'; readonly card: CardNumber }
  | {
      readonly kind: 'act';
      readonly place: LocationId;
      readonly action: string;
      readonly field?: LocationId;
      readonly tile?: TileId;
      /** Whose goal it is that is worked on elsewhere than on its card. */
      readonly side?: Side;
      /** What is paid where there is a choice. */
      readonly payment?: Resource;
      /** The action borrowed from the tile. */
      readonly borrowed?: string;
    }
  | { readonly kind: 'return' | 'upkeep' };

export function movePartsOf(move: Move): MoveParts {
  const place = idOf(movePlace(move));
  switch (moveKind(move)) {
    case PLACE:
      return moveWord(move) === WITH_FAKE_ID
        ? { kind: 'place', place, withFakeId: true }
        : { kind: 'place', place };
    case SEE:
      return { kind: isReveal(move) ? 'reveal' : 'look', card: movePlace(move) as CardNumber };
    case GIVE_UP:
      return { kind: isBridge(move) ? 'bridge' : 'remove', place };
    case SHOOT:
      return { kind: 'shoot', place };
    case DRAW:
      return { kind: 'patrol', card: movePlace(move) as CardNumber };
    case RETURN:
      return { kind: 'return' };
    case UPKEEP:
      return { kind: 'upkeep' };
    default: {
      const word = moveWord(move);
      const act = { kind: 'act', place, action: ACTION_WORDS[word] } as const;
      return { ...act, ...targetParts(word, moveTarget(move)) };
    }
  }
}

function targetParts(word: ActionWord, target: number): Partial<MoveParts & { kind: 'act' }> {
  switch (TARGET_KIND[word]) {
    case FIELD_TARGET:
      return { field: idOf(target) };
    case TILE_TARGET:
      return { tile: EVERY_TILE_ID[target] };
    case STEP_TARGET: {
      const exit = targetExit(target);
      const kind = targetPayment(target);
      return {
        ...(exit === undefined ? {} : { side: SIDES[exit] }),
        ...(kind === undefined ? {} : { payment: EVERY_RESOURCE[kind] }),
      };
    }
    case BORROWED_TARGET: {
      const { tile, action } = LENT[target];
      return { tile: EVERY_TILE_ID[tile], borrowed: ACTIONS[action].id };
    }
    default:
      return {};
  }
}

/** The move as it stands in a record. */
export function moveText(move: Move): string {
  const parts = movePartsOf(move);
  switch (parts.kind) {
    case 'place':
      return `place:${parts.place}${parts.withFakeId ? `:${FAKE_ID}` : ''}`;
    case 'shoot':
    case 'remove':
    case 'bridge':
      return `${parts.kind}:${parts.place}`;
    case 'patrol':
    case 'look':
    case 'reveal':
      return `${parts.kind}:${parts.card}`;
    case 'act': {
      const { place, action, field, tile, borrowed, side, payment } = parts;
      const told = [field, tile, borrowed, side, payment].filter((part) => part !== undefined);
      return ['act', place, action, ...told].join(':');
    }
    default:
      return parts.kind;
  }
}

export const FAKE_ID: Resource = 'fake-id';
