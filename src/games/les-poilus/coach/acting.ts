import { bitCount } from '#shared/bit-set.ts';
import { GAME, THREAT_KINDS } from '../data/index.ts';
import {
  anyThrice,
  type Card,
  CHRISTMAS,
  FEARS,
  HIGH_SHOWING,
  hardshipOf,
  ICONS_OF_KINDS,
  ICONS_ON,
  type Icons,
  iconCount,
  isHardship,
  LOW_SHOWING,
  TRAP,
} from '../engine/cards.ts';
import { cardsInHands, hardshipCount } from '../engine/mission-end.ts';
import {
  activeIcons,
  allFronts,
  front,
  hand,
  handSize,
  isIn,
  KNOWN,
  PLAYERS,
  type Position,
  type Seat,
  trials,
  UNSEEN,
  variantOf,
} from '../engine/position.ts';

/**
 * How much each thing weighs to the plain player, in points of no meaning but against each other. Found by
 * trying others against them, three players, some thousand games a try: they win about 25 of 100 normal
 * games with three, 12 with four, 8 with five.
 */
const WEIGHS = {
  /** Getting rid of a threat, less so much for each degree of heat it adds. */
  play: 9.3,
  heat: 0.6,
  /** A trap whose card could fail the mission, by the chance of it. */
  trapRisk: 17,
  /** Getting rid of a hardship, less so much for each one that lies there. */
  hardship: 14.6,
  perHardship: 1.8,
  /** A trauma or phobia more, besides. */
  fear: 2.7,
  /** Falling back, less so much for each card held that morale would have to pay for. */
  leave: 3.4,
  perCardLeft: 0.8,
  /** Using the charm, for each degree of heat it takes away. */
  charm: 0.67,
  /** A speech, for each card that others may be rid of by it. */
  speech: 17,
};

/** Worse than anything that does not lose the mission or the game. */
const RUIN = -100;

/** What it is worth to play a card from the hand. */
function worthOfPlaying(position: Position, seat: Seat, card: Card): number {
  if (card === CHRISTMAS) return allFronts(position) ? WEIGHS.play * 2 : WEIGHS.leave - 1;
  if (isHardship(card)) return worthOfHardship(position, seat, card);
  const before = activeIcons(position);
  const after = before + ICONS_ON[card];
  if (anyThrice(after)) return RUIN;
  const worth = WEIGHS.play - WEIGHS.heat * (heatOf(after) - heatOf(before));
  if (!TRAP[card] || !variantOf(position).traps || trials(position) === 0) return worth;
  const risk = shareOfThirds(position, seat, after);
  // Where nothing can fail, a trap is a card more out of Trials.
  return worth + 1 - WEIGHS.trapRisk * risk;
}

function worthOfHardship(position: Position, seat: Seat, card: Card): number {
  const hardship = hardshipOf(card);
  const lying = position[front(seat)];
  const count = hardshipCount(lying | (1 << hardship));
  if (count >= GAME.hardshipsLose) return RUIN / 2;
  const worth = WEIGHS.hardship - WEIGHS.perHardship * (count - 1);
  const fear = (1 << hardship) & FEARS;
  if (fear === 0) return worth;
  const before = activeIcons(position);
  const after = before + ICONS_OF_KINDS[fear];
  if (anyThrice(after)) return RUIN;
  return worth - WEIGHS.fear - WEIGHS.heat * (heatOf(after) - heatOf(before));
}

/** What it is worth to leave: cards still held cost morale where hands hold more than a drop takes. */
function worthOfLeaving(position: Position, seat: Seat): number {
  const held = position[handSize(seat)];
  if (held === 0) return WEIGHS.leave;
  const tooMany = Math.max(0, cardsInHands(position) - GAME.leastDrop);
  return WEIGHS.leave - WEIGHS.perCardLeft * Math.min(held, tooMany);
}

/** What it is worth to take a card out with the charm: more while others have cards to play. */
function worthOfCharm(position: Position, _: Seat, card: Card): number {
  const before = activeIcons(position);
  const cooler = heatOf(before) - heatOf(before - ICONS_ON[card]);
  return cardsInHands(position) === 0 ? 0 : WEIGHS.charm * cooler;
}

/** What it is worth to call for a kind: the hotter it is, the harder such cards are to play. */
function worthOfSpeech(position: Position, seat: Seat, kind: number): number {
  const icons = activeIcons(position);
  let hearers = 0;
  for (let other = 0; other < position[PLAYERS]; other++) {
    if (other === seat || !isIn(position, other)) continue;
    // Some 14 of 59 cards show a kind: the chance that a hand has none falls with each card.
    hearers += 1 - 0.72 ** position[handSize(other)];
  }
  return hearers * WEIGHS.speech * (1 + 0.4 * Math.min(2, iconCount(icons, kind)));
}

/** What each move of an action is worth. */
export const WORTH_OF_ACTING = {
  play: worthOfPlaying,
  charm: worthOfCharm,
  speech: worthOfSpeech,
  'fall-back': worthOfLeaving,
};

/** How hot a kind is with none, one or two of it active; three have failed the mission. */
const HEAT = [0, 1, 3.2, 20];

/** How near the mission is to failing, all kinds together. */
function heatOf(icons: Icons): number {
  let heat = 0;
  for (let kind = 0; kind < THREAT_KINDS.length; kind++)
    heat += HEAT[Math.min(3, iconCount(icons, kind))];
  return heat;
}

/**
 * The share of the cards a seat does not see that show a kind active twice already. Cards in other
 * hands are as good as any, so nothing but the seat's own hand tells this from what the table knows.
 */
function shareOfThirds(position: Position, seat: Seat, icons: Icons): number {
  let low = position[UNSEEN] | position[KNOWN];
  let high = position[UNSEEN + 1] | position[KNOWN + 1];
  for (let other = 0; other < position[PLAYERS]; other++) {
    if (other === seat) continue;
    low |= position[hand(other)];
    high |= position[hand(other) + 1];
  }
  let [lowHot, highHot] = [0, 0];
  for (let kind = 0; kind < THREAT_KINDS.length; kind++) {
    if (iconCount(icons, kind) < 2) continue;
    lowHot |= LOW_SHOWING[kind];
    highHot |= HIGH_SHOWING[kind];
  }
  const all = bitCount(low) + bitCount(high);
  return all === 0 ? 0 : (bitCount(low & lowHot) + bitCount(high & highHot)) / all;
}
