import { bitCount } from '#shared/bit-set.ts';
import { GAME } from '../data/index.ts';
import {
  CARD_OF,
  type Card,
  type Copy,
  cardText,
  HARDSHIP,
  HARDSHIP_SHIFT,
  hardshipOf,
  soldierText,
  tileText,
} from './cards.ts';
import { rememberCard } from './copies.ts';
import { type EventLog, happened, RULE_OF_ENDING } from './event.ts';
import { beginMission } from './mission.ts';
import {
  ACTING,
  AGE,
  allFronts,
  CHARM_OFFERED,
  charm,
  DECK,
  ENDED,
  ENDING,
  ENDINGS,
  front,
  HAS_DECK,
  HEALS,
  HIDDEN_TILE,
  handSize,
  isOpen,
  KNOWN,
  LAND,
  LAND_COUNT,
  LAND_ICONS,
  LEADER,
  LOWER,
  MOMENT,
  MORALE,
  type MutablePosition,
  NOBODY,
  PHASE,
  PLAYERS,
  POOL,
  type Position,
  placed,
  putCopy,
  REMOVED,
  type Seat,
  SUCCESS,
  seatCount,
  soldier,
  TURN,
  tokens,
  trials,
  UPPER,
} from './position.ts';
import { handOutTiles, show } from './support.ts';

/** A card of a failed mission goes into Trials before everybody's eyes. */
const learn = (draft: MutablePosition, copy: Copy): void => rememberCard(draft, CARD_OF[copy]);

/** The mission is over: no man's land leaves the game, or joins Trials; then tiles are shown. */
export function endMission(draft: MutablePosition, isSuccess: boolean, log?: EventLog): void {
  if (isSuccess) log?.push(happened('mission-succeeded', { cards: draft[LAND_COUNT] }));
  else shuffleIn(draft);
  for (let n = 0; n < draft[LAND_COUNT]; n++) {
    const copy = draft[LAND + n];
    putCopy(draft, isSuccess ? REMOVED : KNOWN, copy);
    if (!isSuccess && isOpen(draft)) learn(draft, copy);
    draft[LAND + n] = 0;
  }
  draft[LAND_COUNT] = 0;
  draft[LAND_ICONS] = 0;
  draft[ACTING] = NOBODY;
  draft[SUCCESS] = isSuccess ? 1 : 0;
  if (isOpen(draft)) support(draft, log);
  else askForTiles(draft, log);
}

/** No man's land of a failed mission is shuffled into Trials: what is known of it stays known. */
function shuffleIn(draft: MutablePosition): void {
  const count = draft[LAND_COUNT];
  if (draft[HAS_DECK]) putUnderDeck(draft, count);
  draft[LOWER] += draft[UPPER] + count;
  draft[UPPER] = 0;
}

/** The last card played lies at the very bottom. */
function putUnderDeck(draft: MutablePosition, count: number): void {
  const end = DECK + trials(draft) + draft[MORALE];
  draft.copyWithin(DECK + count, DECK, end);
  for (let n = 0; n < count; n++) draft[DECK + count - 1 - n] = CARD_OF[draft[LAND + n]];
}

/** Moves the top cards of Morale onto Trials, in their order. */
function dropMorale(draft: MutablePosition, count: number): void {
  if (draft[HAS_DECK]) {
    const [border, end] = [DECK + trials(draft), DECK + trials(draft) + draft[MORALE]];
    const dropped = draft.slice(end - count, end);
    draft.copyWithin(border + count, border, end - count);
    draft.set(dropped, border);
  }
  draft[MORALE] -= count;
  draft[UPPER] += count;
}

/** Which seat shows its tile next: the lowest that has not, the Chaplain last. */
function askForTiles(draft: MutablePosition, log?: EventLog): void {
  for (let seat = 0; seat < seatCount(draft); seat++) {
    if (draft[placed(seat)] !== HIDDEN_TILE) continue;
    draft[PHASE] = MOMENT.reveal;
    draft[TURN] = seat;
    return;
  }
  support(draft, log);
}

/** A tile of a secret game is turned up. */
function revealTile(draft: MutablePosition, tile: number, log: EventLog, seat: Seat): void {
  show(draft, seat, tile);
  draft[placed(seat)] = tile;
  log?.push(happened('tile-revealed', { seat, tile: tileText(tile) }));
  askForTiles(draft, log);
}

/** Hands the tiles out; the seat with strictly most of them may take the bonus (C43). */
function support(draft: MutablePosition, log: EventLog): void {
  const winner = handOutTiles(draft, log);
  if (winner === NOBODY || winner >= draft[PLAYERS]) {
    afterSupport(draft, log);
    return;
  }
  const isSuccess = draft[SUCCESS] === 1;
  draft[HEALS] = isSuccess ? GAME.healsAfterSuccess : GAME.healsAfterFailure;
  draft[CHARM_OFFERED] = isSuccess && draft[charm(winner)] === 0 ? 1 : 0;
  draft[PHASE] = MOMENT.bonus;
  draft[TURN] = winner;
  if (draft[front(winner)] === 0 && draft[CHARM_OFFERED] === 0) endBonus(draft, log);
}

/** Whether a hardship was removed by the bonus that is being taken, so that one more may be. */
export const hasHealed = (position: Position): boolean =>
  position[PHASE] === MOMENT.bonus &&
  position[SUCCESS] === 1 &&
  position[HEALS] < GAME.healsAfterSuccess;

/** Takes a hardship of one's own out of the game; having begun so, the charm stays used (C42). */
function heal(draft: MutablePosition, card: Card, log?: EventLog): void {
  const seat = draft[TURN];
  removeHardship(draft, seat, hardshipOf(card));
  draft[HEALS]--;
  draft[CHARM_OFFERED] = 0;
  log?.push(happened('hardship-healed', { seat, card: cardText(card) }));
  if (draft[HEALS] === 0 || draft[front(seat)] === 0) endBonus(draft, log);
}

function recoverCharm(draft: MutablePosition, _: number, log?: EventLog): void {
  const seat = draft[TURN];
  draft[charm(seat)] = 1;
  log?.push(happened('charm-recovered', { seat, soldier: soldierText(draft[soldier(seat)]) }));
  endBonus(draft, log);
}

function endBonus(draft: MutablePosition, log?: EventLog): void {
  draft[HEALS] = 0;
  draft[CHARM_OFFERED] = 0;
  afterSupport(draft, log);
}

/** Hardships lose, then peace wins, then morale drops and may be gone (C44). */
function afterSupport(draft: MutablePosition, log: EventLog): void {
  if (someoneBroken(draft)) endGame(draft, ENDED.hardships, log);
  else if (trials(draft) === 0 && cardsInHands(draft) === 0) endGame(draft, ENDED.peace, log);
  else {
    drop(draft, log);
    if (draft[MORALE] === 0) endGame(draft, ENDED.monument, log);
    else {
      passLeader(draft, log);
      beginMission(draft, log);
    }
  }
}

/** How many hardships a set of cards counts for: Wounded is two. */
export const hardshipCount = (set: number): number =>
  bitCount(set) + (set & HARDSHIP.wounded ? 1 : 0);

function someoneBroken(position: Position): boolean {
  for (let seat = 0; seat < position[PLAYERS]; seat++) {
    if (hardshipCount(position[front(seat)]) >= GAME.hardshipsLose) return true;
  }
  return false;
}

export function cardsInHands(position: Position): number {
  let cards = 0;
  for (let seat = 0; seat < position[PLAYERS]; seat++) cards += position[handSize(seat)];
  return cards;
}

/** How many cards the next drop takes: what hands hold, three at least, one more if Demoralised. */
const dropSize = (position: Position): number =>
  dropFor(cardsInHands(position), (allFronts(position) & HARDSHIP.demoralised) !== 0);

/** The same from what is counted at a table. Rule: les-poilus.morale-drop */
export const dropFor = (inHands: number, isDemoralised: boolean): number =>
  Math.max(GAME.leastDrop, inHands) + (isDemoralised ? 1 : 0);

function drop(draft: MutablePosition, log: EventLog): void {
  const cards = Math.min(dropSize(draft), draft[MORALE]);
  dropMorale(draft, cards);
  log?.push(
    happened('morale-dropped', {
      cards,
      inHands: cardsInHands(draft),
      demoralised: allFronts(draft) & HARDSHIP.demoralised ? 1 : 0,
    }),
  );
}

/** The leader takes a token and the next seat leads; not while Tyrannical lies anywhere (C10, C58). */
function passLeader(draft: MutablePosition, log: EventLog): void {
  const leader = draft[LEADER];
  if (allFronts(draft) & HARDSHIP.tyrannical) {
    log?.push(happened('leader-kept', { seat: leader }));
    return;
  }
  if (draft[POOL] > 0) {
    draft[POOL]--;
    draft[tokens(leader)]++;
    log?.push(happened('token-taken', { seat: leader }));
  }
  const next: Seat = (leader + 1) % draft[PLAYERS];
  draft[LEADER] = next;
  log?.push(happened('leader-passed', { seat: next }));
}

function endGame(draft: MutablePosition, ending: number, log: EventLog): void {
  draft[PHASE] = MOMENT.over;
  draft[TURN] = NOBODY;
  draft[ENDING] = ending;
  const reason = ENDINGS[ending - 1];
  const result = ending === ENDED.peace ? 'win' : 'loss';
  log?.push(happened('game-over', { result, ending: reason }, RULE_OF_ENDING[reason]));
}

/** A hardship in front of a seat leaves the game. */
export function removeHardship(draft: MutablePosition, seat: Seat, hardship: number): void {
  draft[front(seat)] &= ~(1 << hardship);
  draft[AGE + hardship] = 0;
  draft[REMOVED + 1] |= 1 << (hardship + HARDSHIP_SHIFT);
}

/** The moves of the support after a mission. */
export const SUPPORT_MOVES = {
  reveal: revealTile,
  heal,
  'charm-back': recoverCharm,
  done: (draft: MutablePosition, _: number, log?: EventLog) => endBonus(draft, log),
};
