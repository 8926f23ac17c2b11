import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { chosen } from '#games/set-europe-ablaze/data/house-options.ts';
import { CARD_COUNT, limit } from '#games/set-europe-ablaze/data/limits.ts';
import { sha256 } from '#shared/sha256.ts';
import { numberEntry, wordEntry } from '../judge/verdict.ts';
import type { UnknownRecord } from '../read-state.ts';
import { otherSide } from '../state.ts';
import { arrivalFault, arrivingKind } from './arrival.ts';
import { type ApplyEvent, actingSide, must, mustBeLegal } from './event-refusal.ts';
import { ARRIVES_BY, type ArrivesBy, type EventType } from './events.ts';
import { into, withHero, withPieceMoved } from './pieces.ts';
import { counted, deckOf, type Position, withAp, withArea, withVp } from './position.ts';

/** A seal of a card laid face down: by it, and by nothing before, it can be told that it was this one. */
export const sealOf = (card: string, salt: string): string =>
  sha256(`${card}:${salt}`).slice(0, 16);

/** One or two cards face down, sealed or only counted (4.2.2). */
const takeLay: ApplyEvent = (position, event) => {
  const side = actingSide(position, event);
  const seals = Array.isArray(event.seals)
    ? (event.seals as readonly string[])
    : new Array<string>(numberEntry(event, 'count')).fill('');
  must(position, position.phase === 'org.lay', '3.1.1');
  must(position, position.laid[side].length === 0, '4.2.2', 'laid');
  must(position, seals.length >= 1, '4.2.2');
  must(position, seals.length <= position.hand[side], '4.2.2', 'hand');
  return {
    ...position,
    laid: { ...position.laid, [side]: [...seals] },
    hand: { ...position.hand, [side]: Math.max(0, position.hand[side] - seals.length) },
  };
};

/** A laid card is shown, for points or as an event (4.2.3). */
const takeReveal: ApplyEvent = (position, event) => {
  const side = actingSide(position, event);
  const card = wordEntry(event, 'card');
  mustBeLegal(position, { type: 'reveal', player: side, card: { id: card }, use: event.use });
  const seals = position.laid[side].filter((seal) => seal !== '');
  if (seals.length > 0) {
    const isSealed = seals.includes(sealOf(card, wordEntry(event, 'salt')));
    must(position, isSealed, '4.2.2', 'other-card');
  }
  const isForPoints = event.use === 'ap';
  const seen = {
    ...position,
    revealed: { ...position.revealed, [side]: position.revealed[side] + 1 },
    played: { ...position.played, [side]: [...position.played[side], card] },
  };
  const shown = counted(seen, event.removed === true ? 'removed' : 'discards', side, 1);
  if (!isForPoints) {
    if (event.spade !== true) return shown;
    return {
      ...shown,
      spadesUsed: { ...shown.spadesUsed, [side]: [...shown.spadesUsed[side], card] },
    };
  }
  const points = withAp(shown, side, numberEntry(event, 'ap'));
  return { ...points, apCards: { ...points.apCards, [side]: points.apCards[side] + 1 } };
};

/** Pieces that arrive, by the schedule, a purchase or a card; and free moves at turn end (3.3.5). */
const takePlace: ApplyEvent = (position, event) => {
  const what = wordEntry(event, 'what');
  const [area, from] = [wordEntry(event, 'area'), wordEntry(event, 'from')];
  const place = area || wordEntry(event, 'box') || 'available';
  const points = numberEntry(event, 'points', 1);
  if (from) {
    const units = Array.from({ length: points }, () => ({ unit: what, from, to: place }));
    mustBeLegal(position, { type: 'free-move', player: 'german', units });
    let now = position;
    for (let unit = 0; unit < points; unit++) now = withPieceMoved(now, what, from, place, '3.3.5');
    return { ...now, freeMoves: now.freeMoves + points };
  }
  must(position, position.phase.startsWith('org'), '5.1.5');
  const why = ARRIVES_BY.find((one) => one === event.for);
  if (why) return arrived(position, event, { what, place, points, why });
  const by = event.card === undefined ? 'schedule' : 'card';
  if (what === 'hero') {
    const hero = wordEntry(event, 'card') || position.heroes.available[0] || 'hero';
    mustBeLegal(position, { type: 'place-hero', hero, area });
    return withHero(position, hero, area);
  }
  if (area && what === 'strength')
    mustBeLegal(position, { type: 'place-strength', area, points, by });
  if (area && what === 'cache') mustBeLegal(position, { type: 'place-cache', area });
  if (area && ['team', 'jed', 'og', 'sas'].includes(what))
    mustBeLegal(position, { type: 'place-team', area });
  const placed = into(position, place, what, points);
  const isOut = what === 'cache' && place !== 'support';
  return isOut ? into(placed, 'support', 'cache', -points) : placed;
};

interface Arrived {
  readonly what: string;
  readonly place: string;
  readonly points: number;
  readonly why: ArrivesBy;
}

/** Pieces of which the log tells why they come, into a place where they may (3.1.3, 3.1.4). */
function arrived(
  position: Position,
  event: UnknownRecord,
  { what, place, points, why }: Arrived,
): Position {
  const fault = arrivalFault(position, what, place, why, points);
  must(position, fault === undefined, fault?.case ?? '', fault?.cause);
  if (what === 'hero') {
    return withHero(
      position,
      wordEntry(event, 'card') || position.heroes.available[0] || what,
      place,
    );
  }
  const isNew = what === 'strength' && position.areas[place]?.strength === 0;
  const placed = into(position, place, what, points);
  // A marker that comes into an Area without one shows its face by Morale (6.1.4, N29).
  const shown = isNew
    ? withArea(placed, place, () => ({ demoralized: position.morale < 0 }))
    : placed;
  return arrivingKind(what) === 'cache' ? into(shown, 'support', 'cache', -points) : shown;
}

/** A roll on a table, paid before it is made (10.2.3). */
const takeBuy: ApplyEvent = (position, event) => {
  const side = actingSide(position, event);
  const what = wordEntry(event, 'what');
  const price = numberEntry(event, 'price');
  mustBeLegal(position, { type: 'buy', player: side, what, price });
  const paid = withVp(position, side, -price);
  return side === 'german' ? { ...paid, mobilized: [...paid.mobilized, what] } : paid;
};

/** The discards are shuffled into the deck; cards out of the game stay out (4.2.8, C20). */
const reshuffled = (position: Position, side: Side): Position =>
  counted(position, 'discards', side, -CARD_COUNT);

/** Cards at turn end: the draw, a swap, a new hand (4.2.5, 4.2.6). */
const takeHand: ApplyEvent = (position, event) => {
  const side = actingSide(position, event);
  const price = numberEntry(event, 'price');
  const withHand = (now: Position, cards: number): Position => ({
    ...now,
    hand: { ...now.hand, [side]: Math.max(0, cards) },
  });
  if (event.do === 'draw') {
    mustBeLegal(position, { type: 'draw', byEvent: true });
    const isOfTurn = event.for === 'turn';
    must(position, !isOfTurn || position.drawn?.includes(side) !== true, '4.2.5');
    const count = numberEntry(event, 'count', 1);
    const drawnFrom = deckOf(position, side) < count ? reshuffled(position, side) : position;
    const cards = withHand(drawnFrom, position.hand[side] + count);
    const isCounted = position.phase === 'end.8' && chosen(position.rulings, 'N01') === 'after';
    return isCounted || isOfTurn ? { ...cards, drawn: [...(position.drawn ?? []), side] } : cards;
  }
  if (event.do === 'swap') {
    mustBeLegal(position, { type: 'swap-card', player: side });
    return counted(position, 'discards', side, 1);
  }
  const drawn = position.drawn?.includes(side) === true;
  mustBeLegal(position, { type: 'new-hand', player: side, price, drawn });
  // For a new hand deck, discards and hand go together (4.2.8).
  const fresh = reshuffled({ ...position, played: { ...position.played, [side]: [] } }, side);
  return withVp(withHand(fresh, limit('hand')), side, -price);
};

/** An answer to an event or a result, at once (4.1.3). */
const takeSpies: ApplyEvent = (position, event) => {
  const side = event.by === 'table' ? otherSide(position.active) : event.by;
  mustBeLegal(position, {
    type: 'counter-espionage',
    player: side,
    against: wordEntry(event, 'against'),
    immediately: true,
  });
  const played = {
    ...position,
    hand: { ...position.hand, [side]: Math.max(0, position.hand[side] - 1) },
    played: { ...position.played, [side]: [...position.played[side], wordEntry(event, 'card')] },
  };
  return counted(played, 'discards', side, 1);
};

/** What the events of organization lead to, and those of cards. */
export const ORGANIZATION_TAKES = {
  lay: takeLay,
  reveal: takeReveal,
  place: takePlace,
  buy: takeBuy,
  spies: takeSpies,
  hand: takeHand,
} satisfies Partial<Record<EventType, ApplyEvent>>;
