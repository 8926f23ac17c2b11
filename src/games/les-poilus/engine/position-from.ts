import type { Validated } from '#play/rules/rules-from-engine.ts';
import { RANDOM_WORDS, seedRandom } from '#shared/random.ts';
import { CARD_IDS, SUPPORT_TILE_IDS, THREAT_KINDS } from '../data/index.ts';
import { type Card, HARDSHIP, hardshipOf, ICONS_ON } from './cards.ts';
import { placeCopies, rememberCard } from './copies.ts';
import { fault, faultsOf, type TableFault, toldEnding } from './faults.ts';
import { legalMoves } from './legal.ts';
import { tileCounts, writeTable } from './new-game.ts';
import {
  ACTING,
  AGE,
  allFronts,
  blankDraft,
  CHAPLAIN_SEAT,
  CHARM_OFFERED,
  CLOCK,
  charm,
  DEALS,
  DECK,
  ENDING,
  ENDINGS,
  FRENETIC_DEALS,
  front,
  HAS_DECK,
  HEALS,
  HEARERS,
  HIDDEN_TILE,
  hand,
  handSize,
  IN,
  isOpen,
  LAND,
  LAND_COUNT,
  LAND_ICONS,
  LEADER,
  LOWER,
  MISSION,
  MOMENT,
  MORALE,
  type MutablePosition,
  NO_KIND,
  NO_TILE,
  NOBODY,
  need,
  outrun,
  PHASE,
  PHASES,
  POOL,
  type Position,
  placed,
  RANDOM,
  type Seat,
  SPEECH_KIND,
  SUCCESS,
  TURN,
  tileCount,
  tiles,
  tokens,
  UPPER,
} from './position.ts';
import type { Snapshot } from './snapshot.ts';
import type { Table } from './table.ts';

/** Makes a position of a table, or says everything that is wrong with it. */
export function positionFrom(table: Table): Validated<Position, TableFault> {
  const faults = faultsOf(table);
  if (faults.length > 0) return { faults };
  const { setUp, state, unseen = {} } = table;
  const draft = blankDraft();
  writeTable(draft, setUp);
  writeMoment(draft, state);
  state.players.forEach((player, seat) => {
    draft[charm(seat)] = player.charm ? 1 : 0;
    draft[handSize(seat)] = player.hand;
    draft[tokens(seat)] = player.speech;
    if (player.in) draft[IN] |= 1 << seat;
    writeTiles(draft, seat, player);
    writeHardships(draft, seat, player.hardships);
  });
  writeAges(draft, state);
  if (state.chaplain) writeTiles(draft, CHAPLAIN_SEAT, state.chaplain);
  writeUnseen(draft, unseen);
  writeCards(draft, state, unseen);
  const ending = state.phase === 'over' ? toldEnding(table) : undefined;
  draft[ENDING] = ending ? ENDINGS.indexOf(ending) + 1 : 0;
  if (!unseen.random) seedRandom(draft, RANDOM, JSON.stringify(state));
  if (!canGoOn(draft)) return { faults: [fault('nothing-to-do', { phase: state.phase })] };
  return { position: draft };
}

/** A moment in which nobody can do anything is none that a game comes to. */
function canGoOn(draft: MutablePosition): boolean {
  if (draft[PHASE] === MOMENT.over) return true;
  if (draft[PHASE] === MOMENT.deal && draft[DEALS] + draft[FRENETIC_DEALS] === 0) return false;
  return legalMoves(draft).length > 0;
}

const hardshipNumber = (id: string): number => hardshipOf(cardOf(id));
const cardOf = (id: string): Card => CARD_IDS.indexOf(id);

function writeMoment(draft: MutablePosition, state: Snapshot): void {
  draft[PHASE] = PHASES.indexOf(state.phase);
  draft[MISSION] = state.mission;
  draft[LEADER] = state.leader;
  draft[TURN] = state.turn ?? NOBODY;
  draft[ACTING] = state.acting ?? NOBODY;
  draft[MORALE] = state.morale;
  draft[UPPER] = state.trials;
  draft[POOL] = state.speechPool;
  draft[SPEECH_KIND] = state.speechKind === null ? NO_KIND : THREAT_KINDS.indexOf(state.speechKind);
}

function writeTiles(
  draft: MutablePosition,
  seat: Seat,
  state: NonNullable<Snapshot['chaplain']>,
): void {
  draft[tileCount(seat)] = state.tiles;
  draft[tiles(seat)] = tileCounts(state.tileIds ?? []);
  draft[placed(seat)] = state.placed
    ? state.placedTile === null
      ? HIDDEN_TILE
      : SUPPORT_TILE_IDS.indexOf(state.placedTile)
    : NO_TILE;
}

function writeHardships(draft: MutablePosition, seat: Seat, lying: readonly string[]): void {
  for (const id of lying) draft[front(seat)] |= 1 << hardshipNumber(id);
}

/** Each seat's own come in their order; how they compare with other seats' nobody ever asks. */
function writeAges(draft: MutablePosition, { players }: Snapshot): void {
  for (const { hardships } of players) {
    for (const id of hardships) draft[AGE + hardshipNumber(id)] = ++draft[CLOCK];
  }
}

function writeUnseen(draft: MutablePosition, unseen: NonNullable<Table['unseen']>): void {
  const lower = Math.min(unseen.lower ?? 0, draft[UPPER]);
  draft[LOWER] = lower;
  draft[UPPER] -= lower;
  draft[DEALS] = Math.min(unseen.deals ?? 0, draft[UPPER] + lower);
  const isFrenetic = (allFronts(draft) & HARDSHIP.frenetic) !== 0;
  const afterDeals = draft[UPPER] + lower - draft[DEALS];
  draft[FRENETIC_DEALS] = isFrenetic ? Math.min(unseen.freneticDeals ?? 0, afterDeals) : 0;
  for (const seat of unseen.hearers ?? []) draft[HEARERS] |= 1 << seat;
  draft[SUCCESS] = unseen.success ? 1 : 0;
  draft[HEALS] = unseen.heals ?? 0;
  draft[CHARM_OFFERED] = unseen.charmOffered ? 1 : 0;
  unseen.shown?.forEach(({ now, most }, seat) => {
    draft.set(now.slice(0, SUPPORT_TILE_IDS.length), outrun(seat));
    draft.set(most.slice(0, SUPPORT_TILE_IDS.length), need(seat));
  });
  if (unseen.random) draft.set(unseen.random.slice(0, RANDOM_WORDS), RANDOM);
}

function writeCards(
  draft: MutablePosition,
  state: Snapshot,
  unseen: NonNullable<Table['unseen']>,
): void {
  draft[LAND_COUNT] = state.noMansLand.length;
  state.noMansLand.forEach((id, n) => {
    draft[LAND + n] = cardOf(id);
    draft[LAND_ICONS] += ICONS_ON[cardOf(id)];
  });
  const hands = state.players.flatMap(({ cards }, seat) =>
    cards ? [{ cell: hand(seat), cards: cards.map(cardOf) }] : [],
  );
  const removed = state.removed.map(cardOf);
  placeCopies(draft, { removed, known: (unseen.known ?? []).map(cardOf), hands });
  if (isOpen(draft)) for (const id of unseen.publicKnown ?? []) rememberCard(draft, cardOf(id));
  if (unseen.deck) writeDeck(draft, unseen.deck);
}

/** A deck that no longer has as many cards as lie on the table is nobody's knowledge any more. */
function writeDeck(draft: MutablePosition, deck: readonly string[]): void {
  const inTrials = draft[UPPER] + draft[LOWER];
  if (deck.length !== inTrials + draft[MORALE]) return;
  const cards = deck.map(cardOf);
  draft[HAS_DECK] = 1;
  draft.set([...cards.slice(0, inTrials).reverse(), ...cards.slice(inTrials).reverse()], DECK);
}
