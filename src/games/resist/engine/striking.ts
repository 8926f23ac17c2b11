import { bitOf, bitsWhere } from '#shared/bit-set.ts';
import { ENEMY_KINDS } from '../data/index.ts';
import { EFFECT_OF_KIND, EFFECT_OF_MISSION, type EnemyKindNumber, SPY } from './cards.ts';
import { askForRecruit, lookAt, removeSpy } from './drawing.ts';
import {
  addKind,
  clearKinds,
  countKinds,
  dealDown,
  discardEnemy,
  enemyCopiesOf,
  takeEnemyKind,
  upAt,
} from './enemy-deck.ts';
import type { EventLog } from './event.ts';
import { KIND, NUMBER, THE_MISSION } from './move.ts';
import { kindId, maquisId, missionIdAt } from './names.ts';
import { discardCard } from './people-decks.ts';
import {
  ASK,
  BEATEN,
  CIVILIANS_LEFT,
  DOING,
  DRAW_CHANGE,
  GRAVEYARD,
  GRAVEYARD_COUNT,
  GRAVEYARD_SUM,
  HIDDEN_IN_PLAY,
  isAvailable,
  LEFT,
  MOMENT,
  type MutablePosition,
  missionCounts,
  NOWHERE,
  PHASE,
  PLACE,
  PLAYED,
  PLAYED_COUNT,
  QUESTION,
  REMOVED,
  REVEALED_PILE,
  ROW,
  ROW_PLACES,
  STRENGTH,
  SUPPLY,
  SURVIVORS,
  TARGET,
  TASK,
} from './position.ts';
import { currentDefense, missionDefense } from './strength.ts';
import { askWhere, helpNext, placesToHelp } from './turning-up.ts';

function defeat(draft: MutablePosition, target: number, log: EventLog): void {
  if (target === THE_MISSION) defeatMission(draft, log);
  else defeatEnemy(draft, target - KIND, log);
}

/** resist.strike: the strength is spent, the Enemy is discarded, its DEFEAT effect happens at once. */
function defeatEnemy(draft: MutablePosition, kind: EnemyKindNumber, log: EventLog): void {
  const spent = currentDefense(draft, kind);
  draft[STRENGTH] -= spent;
  discardEnemy(draft, draft[TARGET], kind);
  const left = draft[STRENGTH];
  log?.push({ type: 'enemy-defeated', kind: kindId(kind), spent, left, rule: 'resist.strike' });
  if (EFFECT_OF_KIND[kind].does === 'recruit-to-discard') askForRecruit(draft, TASK.freeing);
}

function defeatMission(draft: MutablePosition, log: EventLog): void {
  const spent = missionDefense(draft);
  draft[STRENGTH] -= spent;
  draft[BEATEN] = 1;
  const mission = missionIdAt(draft, draft[TARGET]);
  const left = draft[STRENGTH];
  log?.push({ type: 'mission-beaten', mission, spent, left, rule: 'resist.strike' });
  if (missionCounts(draft)) missionFalls(draft, log);
}

/** resist.mission-effects: compulsory as far as they can be carried out (C32). */
function missionFalls(draft: MutablePosition, log: EventLog): void {
  const effect = EFFECT_OF_MISSION[draft[ROW + draft[TARGET]]];
  if (effect.when !== 'DEFEAT') return;
  switch (effect.does) {
    case 'reinforce-others':
      reinforceOthers(draft, draft[TARGET], 'resist.barracks', log);
      break;
    case 'change-draw':
      draft[DRAW_CHANGE] = effect.by;
      log?.push({ type: 'draw-changed', by: effect.by, rule: 'resist.next-draw' });
      break;
    case 'turn-all':
      askWhere(draft, TASK.turningAll);
      break;
    case 'discard-elsewhere':
      draft[PLACE] = NOWHERE;
      if (effect.at === 'one') helpElsewhere(draft);
      else helpNext(draft);
      break;
    case 'remove-spy':
      removeSpy(draft, 'resist.officer', log);
      break;
    case 'civilian-per-enemy':
      askForCivilians(draft, countKinds(draft, upAt(draft[TARGET])));
      break;
    case 'recruit-to-discard':
      askForRecruit(draft, TASK.freeing);
      break;
    case 'new-spy':
      addSpy(draft, 'resist.caves', log);
      break;
    case 'revealed-to-discard':
      if (draft[REVEALED_PILE] === 0) break;
      draft[DOING] = TASK.takingToDiscard;
      draft[ASK] = QUESTION.take;
      break;
    case 'remove-hidden':
      askForVictim(draft);
      break;
    case 'spies-on-top':
      lookAt(draft, TASK.atPoliceStation, log);
      break;
    default:
      effect satisfies never;
  }
}

/** resist.help-elsewhere: an Enemy at one other Mission is to be discarded, if there is one. */
function helpElsewhere(draft: MutablePosition): void {
  if (placesToHelp(draft) === 0) return;
  draft[DOING] = TASK.helpingOne;
  draft[ASK] = QUESTION['discard-elsewhere'];
}

/** resist.barracks, resist.radio-operator: one to each other Available Mission, in row order (C29). */
function reinforceOthers(
  draft: MutablePosition,
  target: number,
  rule: 'resist.barracks' | 'resist.radio-operator',
  log: EventLog,
): void {
  for (let place = 0; place < ROW_PLACES; place++) {
    if (place === target || !isAvailable(draft, place)) continue;
    if (!dealDown(draft, place, log)) return;
    log?.push({ type: 'reinforced', mission: missionIdAt(draft, place), rule });
  }
}

/** resist.civilians: so many cards to the Graveyard; the number is fixed now (C34). */
function askForCivilians(draft: MutablePosition, cards: number): void {
  draft[LEFT] = cards;
  if (cards > 0) draft[ASK] = QUESTION.civilian;
}

function drawCivilian(draft: MutablePosition, card: number, log: EventLog): void {
  const number = card - NUMBER;
  // resist.black-cat: the 0 goes straight back, and no other card is drawn for it.
  if (number > 0) {
    draft[CIVILIANS_LEFT + number]--;
    draft[GRAVEYARD] |= number << (2 * draft[GRAVEYARD_COUNT]++);
    draft[GRAVEYARD_SUM] += number;
  }
  log?.push({
    type: 'civilian-drawn',
    number,
    sum: draft[GRAVEYARD_SUM],
    rule: number > 0 ? 'resist.civilians' : 'resist.black-cat',
  });
  draft[LEFT]--;
  if (draft[LEFT] > 0) draft[ASK] = QUESTION.civilian;
}

/** resist.military: somebody hidden in play leaves the game, whoever it is (C37). */
function askForVictim(draft: MutablePosition): void {
  if (draft[HIDDEN_IN_PLAY] !== 0) draft[ASK] = QUESTION.remove;
}

function removeMaquis(draft: MutablePosition, maquis: number, log: EventLog): void {
  draft[HIDDEN_IN_PLAY] &= ~bitOf(maquis);
  draft[REMOVED] |= bitOf(maquis);
  let at = 0;
  while (draft[PLAYED + at] >> 1 !== maquis) at++;
  draft[PLAYED_COUNT]--;
  for (; at < draft[PLAYED_COUNT]; at++) draft[PLAYED + at] = draft[PLAYED + at + 1];
  log?.push({ type: 'maquis-removed', maquis: maquisId(maquis), rule: 'resist.remove-from-game' });
}

/** No more Enemies are turned up, or no more are struck. */
function stop(draft: MutablePosition, _: number, log: EventLog): void {
  if (draft[DOING] === TASK.turningTwo) draft[ASK] = QUESTION.drop;
  else stopStriking(draft, log);
}

const SURVIVING = bitsWhere(ENEMY_KINDS, ({ type }) => type.effect.when === 'SURVIVE');

/** resist.stop-striking: what strength is left is lost; then the Enemies left take their turn. */
function stopStriking(draft: MutablePosition, log: EventLog): void {
  log?.push({ type: 'stopped', left: draft[STRENGTH], rule: 'resist.stop-striking' });
  draft[STRENGTH] = 0;
  draft[PHASE] = MOMENT.survive;
  const here = upAt(draft[TARGET]);
  clearKinds(draft, SURVIVORS);
  for (let kind = 0; kind < ENEMY_KINDS.length; kind++) {
    if ((SURVIVING & bitOf(kind)) === 0) continue;
    for (let copies = enemyCopiesOf(draft, here, kind); copies > 0; copies--) {
      addKind(draft, SURVIVORS, kind);
    }
  }
}

/** resist.survive: one card for each move, in the player's order; whether the Mission fell or not. */
function survive(draft: MutablePosition, enemy: number, log: EventLog): void {
  const kind = enemy - KIND;
  takeEnemyKind(draft, SURVIVORS, kind);
  log?.push({ type: 'survived', kind: kindId(kind), rule: 'resist.survive' });
  const effect = EFFECT_OF_KIND[kind];
  if (effect.does === 'civilian') askForCivilians(draft, 1);
  else if (effect.does === 'remove-hidden') askForVictim(draft);
  else if (effect.does === 'new-spy') addSpy(draft, 'resist.spy-master', log);
  else if (effect.does === 'reinforce-others') {
    reinforceOthers(draft, draft[TARGET], 'resist.radio-operator', log);
  }
}

/** resist.new-spy: a Spy of the supply goes to the Hidden discard, if one is left. */
function addSpy(
  draft: MutablePosition,
  rule: 'resist.spy-master' | 'resist.caves',
  log: EventLog,
): void {
  if (draft[SUPPLY] === 0) {
    log?.push({ type: 'no-spy-left', rule: 'resist.new-spy' });
    return;
  }
  draft[SUPPLY]--;
  discardCard(draft, SPY);
  log?.push({ type: 'spy-added', rule });
}

/** The moves of a strike and of the Enemies who survive it. */
export const STRIKING_MOVES = {
  defeat,
  stop,
  civilian: drawCivilian,
  remove: removeMaquis,
  survive,
};
