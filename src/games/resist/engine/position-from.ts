import type { Validated } from '#play/rules/rules-from-engine.ts';
import { bitOf, bitsWhere, setOfBits } from '#shared/bit-set.ts';
import { RANDOM_WORDS, seedRandom } from '#shared/random.ts';
import {
  CARD_SIDES,
  CIVILIANS,
  ENDINGS,
  type EnemyKindId,
  GAME,
  type MaquisId,
  MISSIONS,
} from '../data/index.ts';
import { type Card, type CardSet, HIDDEN, REVEALED, SPY } from './cards.ts';
import { addKind, poolOf, upAt } from './enemy-deck.ts';
import type { CardId } from './event.ts';
import { faultsOf, poolsIn, type TableFault, unseenMaquis } from './faults.ts';
import { KIND_NUMBER, MAQUIS_NUMBER, MISSION_NUMBER } from './names.ts';
import * as p from './position.ts';
import type { Snapshot } from './snapshot.ts';
import type { AskedNotes, RoundNotes, Table } from './table.ts';

/** The position of a table, or everything that is wrong with it. */
export function positionFrom(table: Table): Validated<p.Position, TableFault> {
  const faults = faultsOf(table);
  return faults.length > 0 ? { faults } : { position: laidOut(table) };
}

/**
 * The position of a table that was told in parts only. Whether all of it adds up is not asked: it is
 * for strength and odds of what was told, and no game goes on from it.
 */
export function laidOut(table: Table): p.Position {
  const { state, unseen = {}, split, reading } = table;
  const draft = p.blankDraft();
  draft[p.DRAFTED] = split === 'draft' ? 1 : 0;
  draft[p.LENIENT] = reading === 'lenient' ? 1 : 0;
  layCourse(draft, state);
  layCards(draft, state);
  const seen = setOf(unseenMaquis(state));
  draft[p.REST_MAYBE] = unseen.hiddenMaquis ? setOf(unseen.hiddenMaquis) & seen : seen;
  draft[p.RECRUIT_MAYBE] = unseen.recruits ? setOf(unseen.recruits) & seen : seen;
  layRow(draft, state, unseen.asked?.gap);
  for (const [number, kinds] of poolsIn(table)) layKinds(draft, poolOf(number), kinds);
  layCivilians(draft, state.graveyard);
  layRound(draft, unseen.round ?? {});
  layAsked(draft, unseen.asked ?? {}, state);
  if (unseen.ending) draft[p.ENDING] = ENDINGS.indexOf(unseen.ending);
  if (unseen.random?.length === RANDOM_WORDS) draft.set(unseen.random, p.RANDOM);
  else seedRandom(draft, p.RANDOM, '');
  return draft;
}

const setOf = (ids: readonly CardId[]): CardSet =>
  setOfBits(ids.flatMap((id) => (id === 'spy' ? [] : [MAQUIS_NUMBER[id]])));

const spiesIn = (cards: readonly CardId[]): number => cards.filter((id) => id === 'spy').length;

function layList(
  draft: p.MutablePosition,
  list: number,
  length: number,
  cards: readonly number[],
): void {
  draft[length] = cards.length;
  draft.set(cards, list);
}

function layKinds(draft: p.MutablePosition, cell: number, kinds: readonly EnemyKindId[]): void {
  for (const kind of kinds) addKind(draft, cell, KIND_NUMBER[kind]);
}

function layCourse(draft: p.MutablePosition, state: Snapshot): void {
  draft[p.PHASE] = p.PHASES.indexOf(state.phase);
  draft[p.ASK] = p.ASKS.indexOf(state.ask);
  draft[p.ROUND] = state.round;
  draft[p.FAILED] = state.failed;
  draft[p.BEATEN] = state.beaten ? 1 : 0;
  if (state.phase === 'strike') draft[p.STRENGTH] = state.strength;
}

const cardNumber = (id: CardId): Card => (id === 'spy' ? SPY : MAQUIS_NUMBER[id]);

function layCards(draft: p.MutablePosition, state: Snapshot): void {
  const { hiddenDeck, recruitDeck, hiddenDiscard } = state;
  draft[p.HAND] = setOf(state.hand);
  draft[p.HAND_SPIES] = spiesIn(state.hand);
  draft[p.HIDDEN_IN_PLAY] = setOf(state.hidden);
  draft[p.REVEALED_IN_PLAY] = setOf(state.revealed);
  layList(draft, p.PLAYED, p.PLAYED_COUNT, [
    ...state.hidden.map((id) => MAQUIS_NUMBER[id] * CARD_SIDES.length + HIDDEN),
    ...state.revealed.map((id) => MAQUIS_NUMBER[id] * CARD_SIDES.length + REVEALED),
  ]);
  layList(draft, p.TOP, p.TOP_COUNT, hiddenDeck.top.map(cardNumber).reverse());
  draft[p.REST] = hiddenDeck.unknown;
  draft[p.REST_SPIES] = hiddenDeck.spies;
  draft[p.DISCARD] = setOf(hiddenDiscard);
  draft[p.DISCARD_SPIES] = spiesIn(hiddenDiscard);
  const recruits = (ids: readonly MaquisId[]): number[] => ids.map((id) => MAQUIS_NUMBER[id]);
  layList(draft, p.RECRUIT_TOP, p.RECRUIT_TOP_COUNT, recruits(recruitDeck.top).reverse());
  layList(draft, p.RECRUIT_BOTTOM, p.RECRUIT_BOTTOM_COUNT, recruits(recruitDeck.bottom));
  draft[p.RECRUIT_REST] = recruitDeck.unknown;
  draft[p.REVEALED_PILE] = setOf(state.revealedPile);
  draft[p.SUPPLY] = state.spySupply;
  draft[p.REMOVED] = setOf(state.removed);
  draft[p.REMOVED_SPIES] = spiesIn(state.removed);
  layList(draft, p.LOOKED, p.LOOKED_COUNT, state.looked.map(lookedNumber));
}

const lookedNumber = (card: CardId | EnemyKindId): number =>
  KIND_NUMBER[card as EnemyKindId] ?? cardNumber(card as CardId);

/** The row as it lies; a Mission that is asked for leaves its place free. */
function layRow(draft: p.MutablePosition, state: Snapshot, gap: number | undefined): void {
  const isFree = (place: number): boolean => place === gap && state.row.length < GAME.row;
  let place = 0;
  for (const { mission, failed, up, down } of state.row) {
    if (isFree(place)) place++;
    draft[p.ROW + place] = MISSION_NUMBER[mission];
    if (failed) draft[p.FAILED_PLACES] |= bitOf(place);
    if (mission === state.target) draft[p.TARGET] = place;
    layKinds(draft, upAt(place), up);
    draft[p.DOWN_AT + place] = down.length;
    for (const enemy of down) {
      const code = typeof enemy === 'number' ? p.UNKNOWN + enemy : KIND_NUMBER[enemy];
      draft[p.DOWN + draft[p.DOWN_COUNT]++] = place * p.PER_PLACE + code;
    }
    place++;
  }
  const seen = [...state.row.map(({ mission }) => mission), ...state.defeated];
  draft[p.MISSIONS_LEFT] = state.missionDeck;
  draft[p.MISSIONS_UNSEEN] = bitsWhere(MISSIONS, ({ id }) => !seen.includes(id));
  layList(
    draft,
    p.DEFEATED,
    p.DEFEATED_COUNT,
    state.defeated.map((id) => MISSION_NUMBER[id]),
  );
  draft[p.POINTS] = state.defeated.reduce(
    (sum, id) => sum + MISSIONS[MISSION_NUMBER[id]].points,
    0,
  );
  const { number, top, unknown } = state.enemyDeck;
  draft[p.ENEMY_NUMBER] = number;
  draft[p.ENEMY_REST] = unknown;
  const known = top.map((kind) => KIND_NUMBER[kind]).reverse();
  layList(draft, p.ENEMY_TOP, p.ENEMY_TOP_COUNT, known);
  layKinds(draft, p.ENEMY_DISCARD, state.enemyDiscard);
}

function layCivilians(draft: p.MutablePosition, graveyard: readonly number[]): void {
  for (const number of CIVILIANS) draft[p.CIVILIANS_LEFT + number]++;
  for (const number of graveyard) {
    draft[p.CIVILIANS_LEFT + number]--;
    draft[p.GRAVEYARD] |= number << (2 * draft[p.GRAVEYARD_COUNT]++);
    draft[p.GRAVEYARD_SUM] += number;
  }
}

function layRound(draft: p.MutablePosition, round: RoundNotes): void {
  draft[p.GAINED] = round.gained ?? 0;
  draft[p.COUNTS_REVEALED] = round.countsRevealed ?? 0;
  draft[p.COUNTS_CIVILIANS] = round.countsCivilians ?? 0;
  draft[p.COUNTS_OTHERS] = round.countsOthers ?? 0;
  draft[p.IGNORED] = round.ignored ? 1 : 0;
  draft[p.HALVED] = round.halved ? 1 : 0;
  for (const kind of round.weakened ?? []) draft[p.WEAKENED] |= bitOf(KIND_NUMBER[kind]);
  draft[p.REVEALS] = round.reveals ?? 0;
  draft[p.DRAW_CHANGE] = round.drawChange ?? 0;
  draft[p.MAY_ACT] = setOf(round.mayAct ?? []);
}

function layAsked(draft: p.MutablePosition, asked: AskedNotes, state: Snapshot): void {
  draft[p.DOING] = asked.doing ?? p.TASK.nothing;
  draft[p.LEFT] = asked.left ?? 0;
  draft[p.PLACE] = asked.place ?? p.NOWHERE;
  draft[p.NTH] = asked.nth ?? 0;
  draft[p.USER] = asked.user ?? 0;
  draft[p.TOPPED] = asked.topped ?? 0;
  const turned = (asked.turned ?? []).map((kind) => KIND_NUMBER[kind]);
  layList(draft, p.TURNED, p.TURNED_COUNT, turned);
  for (const [n, id] of (asked.pair ?? []).entries()) draft[p.PAIR + n] = MAQUIS_NUMBER[id];
  if (state.phase === 'survive') layKinds(draft, p.SURVIVORS, asked.survivors ?? []);
}
