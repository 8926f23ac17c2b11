import { type Fraction, fraction, NEVER, sum } from '#shared/chance/fraction.ts';
import { GAME, THREAT_KINDS } from '../data/index.ts';
import { type Card, iconCount, isHardship, KINDS_ON, TRAP } from '../engine/cards.ts';
import { cardsOfCopies } from '../engine/copies.ts';
import {
  activeIcons,
  hand,
  KNOWN,
  LOWER,
  PLAYERS,
  type Position,
  type Seat,
  UNSEEN,
  UPPER,
} from '../engine/position.ts';

/** Exact chances for the cards to come, as fractions. */
interface ThreatOdds {
  /** How many cards have not been seen, those known to lie in Trials left out. */
  readonly unseen: number;
  /** The chances for the next card of Trials, played now by a player still in. */
  readonly bustNext: Fraction;
  readonly trapNext: Fraction;
  readonly hardshipNext: Fraction;
  /** That so many such cards one after the other fail the mission, without further traps. */
  readonly bustWithin: Readonly<Record<number, Fraction>>;
}

/**
 * Exact chances for the next cards of Trials, as a whole table sees them or a seat with its hand. All
 * cards not in the open are equally likely; where the lower part lies uppermost, each card known to
 * be in it is the next with a chance of 1 in its size. An empty pile has no next card.
 */
export function threatOdds(position: Position, seat?: Seat): ThreatOdds {
  const pile = pileOf(position, seat);
  const icons = activeIcons(position);
  const active = THREAT_KINDS.map((_, kind) => iconCount(icons, kind));
  const ways = waysToStand(active, pile.known, pile.unseen);
  const within = (cards: number): Fraction => otherwise(standing(pile, ways, cards));
  return {
    unseen: pile.unseen.length,
    bustNext: within(1),
    trapNext: nextIs(pile, (card) => TRAP[card] === 1),
    hardshipNext: nextIs(pile, isHardship),
    bustWithin: Object.fromEntries(
      Array.from({ length: FARTHEST - 1 }, (_, n) => [n + 2, within(n + 2)]),
    ),
  };
}

/** The chance that it does not happen. */
const otherwise = ({ ways, of }: Fraction): Fraction => fraction(of - ways, of);

/** The lower part is never smaller than what is taken to be in it. */
const sizeOfLower = ({ lower, known }: Pile): number => Math.max(lower, known.length);

/** The chance that the next card is one of a sort. */
function nextIs(pile: Pile, isOne: (card: Card) => boolean): Fraction {
  const unseen = pile.unseen.filter(isOne).length;
  const all = pile.unseen.length;
  if (pile.upper > 0) return fraction(unseen, all);
  if (pile.lower === 0) return NEVER;
  const size = sizeOfLower(pile);
  const known = fraction(pile.known.filter(isOne).length, size);
  const loose = size - pile.known.length;
  return loose === 0 ? known : sum(known, fraction(loose * unseen, size * all));
}

/**
 * The chance that the mission still stands after some cards. Of those that come from the lower part
 * some are known ones; for each number of them:
 *
 *     chance of so many known ones  ×  choices that stand ÷ all choices
 */
function standing(pile: Pile, ways: readonly (readonly number[])[], wanted: number): Fraction {
  const cards = Math.min(wanted, pile.upper + pile.lower);
  const fromLower = Math.max(0, cards - pile.upper);
  const size = sizeOfLower(pile);
  let stands = NEVER;
  for (let known = 0; known <= fromLower; known++) {
    const unseen = cards - known;
    const loose = choices(size - pile.known.length, fromLower - known);
    // The ways to choose the known ones cancel out against those that stand.
    const of = choices(size, fromLower) * choices(pile.unseen.length, unseen);
    if (loose === 0 || of === 0) continue;
    stands = sum(stands, fraction(loose * ways[known][unseen], of));
  }
  return stands;
}

/** What the next cards of Trials can be, to one who sees the table and perhaps a hand. */
interface Pile {
  /** Cards on the upper part: any of the unseen ones, all alike. */
  readonly upper: number;
  /** Cards on the lower part: the known ones, and for the rest any of the unseen ones. */
  readonly lower: number;
  readonly unseen: readonly Card[];
  readonly known: readonly Card[];
}

/**
 * The pile as a whole table sees it, or a seat that sees its own hand too. Cards in other hands count
 * as unseen. In a game with secret hands more cards may be known to have gone into the lower part
 * than are left in it; each is then as likely to be among those left as any other.
 */
function pileOf(position: Position, seat?: Seat): Pile {
  let [low, high] = [position[UNSEEN], position[UNSEEN + 1]];
  for (let other = 0; other < position[PLAYERS]; other++) {
    if (other === seat) continue;
    low |= position[hand(other)];
    high |= position[hand(other) + 1];
  }
  const known = cardsOfCopies(position[KNOWN], position[KNOWN + 1]);
  return {
    upper: position[UPPER],
    lower: position[LOWER],
    unseen: cardsOfCopies(low, high),
    known,
  };
}

/** So many cards ahead are looked at. */
const FARTHEST = 4;

/**
 * The number of ways to choose some known and some unseen cards so that no kind becomes active three
 * times: `ways[a][b]` for a known and b unseen ones, at most 455,126 in all. What fails a mission does not depend on the
 * order of the cards, so choices are counted, not sequences.
 *
 * Cards that show the same kinds are alike. One group after the other adds its cards, and what is
 * kept is in how many ways each count of the six kinds (0 to 2, a digit each) has come about:
 *
 *     ways to (counts, a, b)  ×  choices of n cards of the group  →  ways to (counts + n × kinds, …)
 */
function waysToStand(
  active: readonly number[],
  known: readonly Card[],
  unseen: readonly Card[],
): number[][] {
  let reached = new Map<number, number>([[stateOf(active, 0, 0), 1]]);
  for (const [kinds, count] of groups(known)) reached = add(reached, kinds, count, true);
  for (const [kinds, count] of groups(unseen)) reached = add(reached, kinds, count, false);
  const ways = Array.from({ length: FARTHEST + 1 }, () => new Array<number>(FARTHEST + 1).fill(0));
  for (const [state, count] of reached) ways[state & 7][(state >> 3) & 7] += count;
  return ways;
}

/** Counts of the kinds, two bits each, above the numbers of known and unseen cards chosen. */
const KIND_BITS = 2;
const FIRST_KIND = 6;

function stateOf(active: readonly number[], known: number, unseen: number): number {
  const counts = active.reduce((all, count, kind) => all | (count << (kind * KIND_BITS)), 0);
  return (counts << FIRST_KIND) | (unseen << 3) | known;
}

function groups(cards: readonly Card[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(KINDS_ON[card], (counts.get(KINDS_ON[card]) ?? 0) + 1);
  return counts;
}

function add(
  reached: ReadonlyMap<number, number>,
  kinds: number,
  count: number,
  isKnown: boolean,
): Map<number, number> {
  const next = new Map<number, number>();
  for (const [state, ways] of reached) {
    const chosen = (state & 7) + ((state >> 3) & 7);
    let after: number | undefined = state;
    for (let n = 0; after !== undefined && n <= Math.min(count, FARTHEST - chosen); n++) {
      next.set(after, (next.get(after) ?? 0) + ways * choices(count, n));
      after = withOneMore(after, kinds, isKnown);
    }
  }
  return next;
}

/** The state with one card more, or undefined where it makes some kind active three times. */
function withOneMore(state: number, kinds: number, isKnown: boolean): number | undefined {
  let after = state + (isKnown ? 1 : 8);
  for (let kind = 0; kind < THREAT_KINDS.length; kind++) {
    if (((kinds >> kind) & 1) === 0) continue;
    const shift = FIRST_KIND + kind * KIND_BITS;
    if (((after >> shift) & 3) + 1 >= GAME.sameKindFails) return undefined;
    after += 1 << shift;
  }
  return after;
}

/** In how many ways some of a number of things can be chosen; none where there are too few. */
function choices(of: number, some: number): number {
  if (some < 0 || some > of) return 0;
  let ways = 1;
  for (let n = 1; n <= some; n++) ways = (ways * (of - some + n)) / n;
  return ways;
}
