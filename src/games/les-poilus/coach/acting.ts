import { HARDSHIPS_LOSE, LEAST_DROP } from '../data/index.ts';
import {
  anyThrice,
  type Card,
  CHRISTMAS,
  FEARS,
  hardshipOf,
  ICONS_OF_KINDS,
  ICONS_ON,
  iconCount,
  isHardship,
  TRAP,
} from '../engine/cards.ts';
import { cardsInHands, hardshipCount } from '../engine/mission-end.ts';
import {
  activeIcons,
  allFronts,
  front,
  handSize,
  isIn,
  PLAYERS,
  type Position,
  type Seat,
  trials,
  variantOf,
} from '../engine/position.ts';
import { heatOf, shareOfThirds } from './danger.ts';
import type { PlainHabits } from './habits.ts';

/** Worse than anything that does not lose the mission or the game. */
const RUIN = -100;

/** What it is worth to play a card from the hand. */
export function worthOfPlaying(
  position: Position,
  seat: Seat,
  card: Card,
  habits: PlainHabits,
): number {
  if (card === CHRISTMAS) return allFronts(position) ? habits.play * 2 : habits.leave - 1;
  if (isHardship(card)) return worthOfHardship(position, seat, card, habits);
  const before = activeIcons(position);
  const after = before + ICONS_ON[card];
  if (anyThrice(after)) return RUIN;
  const worth = habits.play - habits.heat * (heatOf(after) - heatOf(before));
  if (!TRAP[card] || !variantOf(position).traps || trials(position) === 0) return worth;
  const risk = shareOfThirds(position, seat, after);
  // Where nothing can fail, a trap is a card more out of Trials.
  return worth + 1 - habits.trapRisk * risk;
}

function worthOfHardship(position: Position, seat: Seat, card: Card, habits: PlainHabits): number {
  const hardship = hardshipOf(card);
  const lying = position[front(seat)];
  const count = hardshipCount(lying | (1 << hardship));
  if (count >= HARDSHIPS_LOSE) return RUIN / 2;
  const worth = habits.hardship - habits.perHardship * (count - 1);
  const fear = (1 << hardship) & FEARS;
  if (fear === 0) return worth;
  const before = activeIcons(position);
  const after = before + ICONS_OF_KINDS[fear];
  if (anyThrice(after)) return RUIN;
  return worth - habits.fear - habits.heat * (heatOf(after) - heatOf(before));
}

/** What it is worth to leave: cards still held cost morale where hands hold more than a drop takes. */
export function worthOfLeaving(position: Position, seat: Seat, habits: PlainHabits): number {
  const held = position[handSize(seat)];
  if (held === 0) return habits.leave;
  const tooMany = Math.max(0, cardsInHands(position) - LEAST_DROP);
  return habits.leave - habits.perCardLeft * Math.min(held, tooMany);
}

/** What it is worth to take a card out with the charm: more while others have cards to play. */
export function worthOfCharm(position: Position, card: Card, habits: PlainHabits): number {
  const before = activeIcons(position);
  const cooler = heatOf(before) - heatOf(before - ICONS_ON[card]);
  return cardsInHands(position) === 0 ? 0 : habits.charm * cooler;
}

/** What it is worth to call for a kind: the hotter it is, the harder such cards are to play. */
export function worthOfSpeech(
  position: Position,
  seat: Seat,
  kind: number,
  habits: PlainHabits,
): number {
  const icons = activeIcons(position);
  let hearers = 0;
  for (let other = 0; other < position[PLAYERS]; other++) {
    if (other === seat || !isIn(position, other)) continue;
    // Some 14 of 59 cards show a kind: the chance that a hand has none falls with each card.
    hearers += 1 - 0.72 ** position[handSize(other)];
  }
  return hearers * habits.speech * (1 + 0.4 * Math.min(2, iconCount(icons, kind)));
}
