import type { GameRules, PlayerView, Reason } from '#play/rules/game-rules.ts';
import { RANDOM_WORDS, randomBelow, seedRandom } from '#shared/random.ts';

/*
 * A game to try the kit with. Two rounds: each of two seats is dealt a card that only it sees; both
 * say at once whether the card that is turned up then will be higher or lower than theirs; who is
 * right scores. Chance deals and turns up.
 */

export const SEATS = [0, 1] as const;
const ROUNDS = 2;
const CALLS = ['higher', 'lower'] as const;
/** A card, or a call, that a seat cannot see. */
export const HIDDEN = '?';

export interface ToyTable {
  readonly cards: number;
  readonly round: number;
  /** By seat; nothing before it is dealt. */
  readonly hands: readonly (number | typeof HIDDEN | null)[];
  readonly calls: readonly ((typeof CALLS)[number] | typeof HIDDEN | null)[];
  readonly score: readonly number[];
  readonly random: readonly number[];
}

export interface Toy {
  setUp: { readonly ruleset: 'toy-1'; readonly cards: number; readonly seed?: string };
  position: ToyTable;
  boardState: ToyTable;
  event: { readonly type: 'dealt' | 'called' | 'turned-up' };
  outcome: { readonly result: 'first' | 'second' | 'draw'; readonly reason: 'rounds' };
  component: 'deck';
}

const NOBODY = [null, null] as const;
const isOver = ({ round }: ToyTable): boolean => round === ROUNDS;
const undealt = ({ hands }: ToyTable): number => hands.indexOf(null);
const silent = ({ calls }: ToyTable): number[] => SEATS.filter((seat) => calls[seat] === null);

const leftIn = ({ cards, hands }: ToyTable): number[] =>
  Array.from({ length: cards }, (_, n) => n + 1).filter((card) => !hands.includes(card));

function legalMoves(position: ToyTable): string[] {
  if (isOver(position)) return [];
  const seat = undealt(position);
  if (seat >= 0) return leftIn(position).map((card) => `deal:${seat}:${card}`);
  const calls = silent(position).flatMap((one) => CALLS.map((call) => `call:${one}:${call}`));
  return calls.length > 0 ? calls : leftIn(position).map((card) => `turn:${card}`);
}

const because = (code: string, move: string): Reason =>
  /^(deal:[01]|call:[01]|turn):\w+$/.test(move)
    ? { code, rule: 'toy.order', params: { move } }
    : { code: 'no-move', params: { found: move } };

const whyNot = (position: ToyTable, move: string): readonly Reason[] =>
  legalMoves(position).includes(move) ? [] : [because('not-now', move)];

const withAt = <Item>(items: readonly Item[], at: string, item: Item): Item[] =>
  items.map((one, n) => (n === Number(at) ? item : one));

function after(before: ToyTable, move: string): ToyTable {
  const random = [...before.random];
  const [kind, at, what] = move.split(':');
  if (kind === 'call') {
    return { ...before, calls: withAt(before.calls, at, what as (typeof CALLS)[number]) };
  }
  // Every move of chance takes a step of the generator, whoever's deck it came from.
  randomBelow(random, 0, 1);
  if (kind === 'deal') return { ...before, random, hands: withAt(before.hands, at, Number(what)) };
  const isRight = (seat: number) =>
    before.calls[seat] === (Number(at) > Number(before.hands[seat]) ? 'higher' : 'lower');
  const score = before.score.map((points, seat) => points + Number(isRight(seat)));
  return { ...before, random, score, hands: NOBODY, calls: NOBODY, round: before.round + 1 };
}

const EVENTS = { deal: 'dealt', call: 'called', turn: 'turned-up' } as const;

export const rules = {
  id: 'toy',
  initialPosition({ cards, seed = '' }, from) {
    const random = new Array<number>(RANDOM_WORDS).fill(0);
    seedRandom(random, 0, seed);
    return { cards, round: 0, hands: NOBODY, calls: NOBODY, score: [0, 0], ...from, random };
  },
  apply(position, step) {
    if ('correction' in step) {
      const dealt = step.correction.hands.filter((card) => typeof card === 'number');
      const isTwice = new Set(dealt).size < dealt.length;
      return isTwice
        ? { reasons: [{ code: 'card-twice', rule: 'toy.deal', params: {} }] }
        : { position: step.correction, events: [] };
    }
    const why = whyNot(position, step.move);
    if (why.length > 0) return { reasons: why };
    const [kind] = step.move.split(':');
    const events = [{ type: EVENTS[kind as keyof typeof EVENTS] }];
    return { position: after(position, step.move), events };
  },
  legalMoves,
  validateMove: whyNot,
  turn(position) {
    if (isOver(position)) return { seats: [], chance: false };
    const seats = undealt(position) >= 0 ? [] : silent(position);
    return { seats, chance: seats.length === 0 };
  },
  isChanceMove: (move) => /^(deal|turn):/.test(move),
  drawChanceMove(position) {
    const legal = legalMoves(position);
    return legal[randomBelow([...position.random], 0, legal.length)];
  },
  isForced: (position) => legalMoves(position).length === 1,
  outcome(position) {
    if (!isOver(position)) return undefined;
    const lead = position.score[0] - position.score[1];
    const result = lead === 0 ? 'draw' : lead > 0 ? 'first' : 'second';
    return { result, reason: 'rounds' };
  },
  toBoardState: (position) => position,
  playerView(position, seat) {
    const unseen = <Item>(items: readonly Item[]) =>
      items.map((item, other) => (other === seat || item === null ? item : HIDDEN));
    const { hands, calls } = position;
    const random = position.random.map(() => 0);
    return {
      ...position,
      hands: unseen(hands),
      calls: unseen(calls),
      random,
    } as unknown as PlayerView<Toy>;
  },
  positionKey: ({ random: _, ...position }) => JSON.stringify(position),
} satisfies GameRules<Toy>;
