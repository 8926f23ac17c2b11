import { type EnemyKindId, GAME, type MissionId, missionOf } from '#games/resist/data/index.ts';
import { resistRules, snapshotOf, tierOf } from '#games/resist/engine/index.ts';
import { askAbout } from './asking.ts';
import { deal, missionIn, noteReinforcements, placeIn, spendOn } from './enemies.ts';
import {
  availableMissions,
  civiliansLost,
  failedMissions,
  freshNotes,
  isRefillDue,
  type MutableNotes,
  type Notes,
  nextEra,
  notedHandSize,
  peopleAt,
  setUpInProgress,
  typeOf,
} from './notes.ts';
import { drawHand, moveSpy, place } from './people.ts';
import { isMissionIgnored, positionOfNotes } from './position.ts';
import { CannotBe, type Log, refuse, refuseBy, type Take, type TellingWord } from './telling.ts';

/* The course of a round: a Mission is laid and chosen, struck at, judged; then all is cleaned up. */

const isSeen = ({ row, defeated }: MutableNotes, mission: MissionId): boolean =>
  row.some((one) => one.mission === mission) || defeated.includes(mission);

/** resist.setup-missions, resist.mission-defeated: a Mission comes into the row with its garrison. */
function noteMission(notes: MutableNotes, mission: MissionId, log: Log): void {
  if (isSeen(notes, mission)) refuseBy('mission-seen', 'resist.setup-missions', { mission });
  if (notes.row.length >= GAME.row) refuse('row-is-full');
  const isDue = notes.phase === 'setup' || isRefillDue(notes);
  const { era, garrison } = missionOf(mission);
  const wanted = nextEra(notes);
  if (isDue && era !== wanted) {
    refuseBy('mission-of-other-era', 'resist.setup-missions', { mission, era: wanted });
  }
  if (notes.phase === 'aftermath' && notes.missionDeck > 0) notes.missionDeck--;
  const at = notes.phase === 'setup' ? notes.row.length : notes.gap;
  notes.row = notes.row.toSpliced(at, 0, { mission, failed: false, up: [], down: [] });
  log.push({ type: 'mission-laid', mission, rule: 'resist.setup-missions' });
  let enemies = 0;
  while (enemies < garrison && deal(notes, mission, log)) enemies++;
  log.push({ type: 'garrison-dealt', mission, enemies, rule: 'resist.setup-garrisons' });
}

/** resist.choose-mission: before its Enemies are turned up. One that nobody has noted is laid at once. */
function noteTarget(notes: MutableNotes, mission: MissionId, log: Log): void {
  if (notes.phase !== 'plan') refuse('not-now');
  if (!isSeen(notes, mission)) noteMission(notes, mission, []);
  if (missionIn(notes, mission).failed) {
    refuseBy('mission-failed', 'resist.mission-failed', { mission });
  }
  notes.target = mission;
  log.push({ type: 'mission-chosen', mission, rule: 'resist.choose-mission' });
}

/**
 * resist.defend-effects: the ATTACK begins; the Crossroads discard everyone in play (C45), and what an effect wants
 * told is asked.
 */
function noteAttack(notes: MutableNotes, log: Log): void {
  if (!notes.target) refuse('no-mission-chosen');
  if (notes.phase !== 'plan') refuse('not-now');
  notes.phase = 'attack';
  notes.reveals = 0;
  notes.planned = [...peopleAt(notes, 'hidden'), ...peopleAt(notes, 'revealed')];
  const { effect } = missionOf(notes.target);
  if (isMissionIgnored(notes) || effect.when !== 'DEFEND') return;
  askAbout(notes, notes.target);
  if (effect.does !== 'discard-in-play') return;
  for (const id of notes.planned) place(notes, id, 'discard');
  log.push({ type: 'discarded', cards: notes.planned, rule: 'resist.crossroads' });
}

/** resist.play-everyone, resist.strength: everyone is in play, and all is counted now (C04). */
function noteStrike(notes: MutableNotes, log: Log): void {
  if (notes.phase !== 'attack') refuse('not-now');
  const [maquis] = peopleAt(notes, 'hand');
  if (maquis) refuseBy('maquis-still-in-hand', 'resist.play-everyone', { maquis });
  if (notes.unnamed > 0) refuse('unnamed-in-hand', { count: notes.unnamed });
  const { strength } = snapshotOf(positionOfNotes(notes));
  notes.phase = 'strike';
  notes.struck = strength;
  notes.strength = strength;
  log.push({ type: 'struck', strength, rule: 'resist.strength' });
}

/** resist.strike: what may be paid for, and by how much, the engine says. */
function defeat(notes: MutableNotes, target: EnemyKindId | 'mission', log: Log): void {
  if (notes.phase !== 'strike' || !notes.target) refuse('not-now');
  const position = positionOfNotes(notes);
  const why = resistRules.validateMove(position, `defeat:${target}`);
  if (why.length > 0) throw new CannotBe(why);
  const spent = snapshotOf(position).defense?.[target] ?? 0;
  notes.strength -= spent;
  const left = notes.strength;
  if (target === 'mission') {
    notes.beaten = true;
    log.push({
      type: 'mission-beaten',
      mission: notes.target,
      spent,
      left,
      rule: 'resist.strike',
    });
    missionFalls(notes, notes.target, log);
    return;
  }
  spendOn(notes, target);
  log.push({ type: 'enemy-defeated', kind: target, spent, left, rule: 'resist.strike' });
  if (typeOf(target)?.effect.does === 'recruit-to-discard') notes.due = [...notes.due, target];
}

/** resist.mission-effects: what asks nobody happens at once, all else is due. */
function missionFalls(notes: MutableNotes, mission: MissionId, log: Log): void {
  const { effect } = missionOf(mission);
  if (isMissionIgnored(notes) || effect.when !== 'DEFEAT') return;
  switch (effect.does) {
    case 'reinforce-others':
      noteReinforcements(notes, 'resist.barracks', log);
      break;
    case 'change-draw':
      notes.drawChange = effect.by;
      log.push({ type: 'draw-changed', by: effect.by, rule: 'resist.next-draw' });
      break;
    case 'new-spy':
      newSpy(notes, log);
      break;
    case 'remove-spy':
      if (notes.handSpies > 0) moveSpy(notes, 'hand', 'out', log);
      break;
    case 'civilian-per-enemy':
      notes.due = [...notes.due, ...missionIn(notes, mission).up.map(() => mission)];
      break;
    default:
      notes.due = [...notes.due, mission];
  }
}

function newSpy(notes: MutableNotes, log: Log): void {
  if (notes.supply > 0) moveSpy(notes, 'supply', 'discard', log);
  else log.push({ type: 'no-spy-left', rule: 'resist.new-spy' });
}

/** resist.stop-striking, resist.survive: what is left is lost; the Enemies left take their turn. */
function stop(notes: MutableNotes, log: Log): void {
  if (notes.phase !== 'strike' || !notes.target) refuse('not-now');
  log.push({ type: 'stopped', left: notes.strength, rule: 'resist.stop-striking' });
  notes.strength = 0;
  notes.phase = 'survive';
  for (const kind of missionIn(notes, notes.target).up) {
    const effect = typeOf(kind)?.effect;
    if (effect?.when !== 'SURVIVE') continue;
    log.push({ type: 'survived', kind, rule: 'resist.survive' });
    if (effect.does === 'new-spy') newSpy(notes, log);
    else if (effect.does === 'reinforce-others') {
      noteReinforcements(notes, 'resist.radio-operator', log);
    } else notes.due = [...notes.due, kind];
  }
}

/** resist.civilians-lost, then the Mission: civilians are judged only now (C08). */
function noteJudgement(notes: MutableNotes, log: Log): void {
  const { target } = notes;
  if (notes.phase !== 'survive' || !target) refuse('not-now');
  if (notes.due.length > 0) refuse('not-now');
  clearEnemies(notes, target);
  notes.phase = 'aftermath';
  const { beaten } = notes;
  Object.assign(notes, { target: null, beaten: false, gained: 0, weakened: [], reveals: 0 });
  notes.acted = [];
  if (civiliansLost(notes) >= GAME.civilianLimit) over(notes, 'civilians', log);
  else if (beaten) win(notes, target, log);
  else fail(notes, target, log);
}

/**
 * resist.survive: the Enemies of a Mission are discarded. One that nobody named counts as one of its deck
 * again, as there is no telling which card went to the discard.
 */
function clearEnemies(notes: MutableNotes, mission: MissionId): void {
  const at = notes.row.findIndex((one) => one.mission === mission);
  if (at < 0) return;
  const { up, down } = notes.row[at];
  for (const one of [...up, ...down]) {
    if (typeof one === 'number') notes.enemyDeck++;
    else notes.enemyDiscard = [...notes.enemyDiscard, one];
  }
  notes.row = notes.row.with(at, { ...notes.row[at], up: [], down: [] });
}

function win(notes: MutableNotes, mission: MissionId, log: Log): void {
  if (notes.defeated.includes(mission)) {
    refuseBy('mission-seen', 'resist.setup-missions', { mission });
  }
  clearEnemies(notes, mission);
  const at = notes.row.findIndex((one) => one.mission === mission);
  if (at >= 0) {
    notes.gap = at;
    notes.row = notes.row.toSpliced(at, 1);
  }
  notes.defeated = [...notes.defeated, mission];
  const { points } = missionOf(mission);
  log.push({ type: 'mission-scored', mission, points, rule: 'resist.mission-defeated' });
}

function fail(notes: MutableNotes, mission: MissionId, log: Log): void {
  if (!isSeen(notes, mission)) noteMission(notes, mission, []);
  clearEnemies(notes, mission);
  notes.row = notes.row.with(placeIn(notes, mission), { mission, failed: true, up: [], down: [] });
  const failed = failedMissions(notes);
  log.push({ type: 'mission-failed', mission, failed, rule: 'resist.mission-failed' });
  if (failed >= GAME.failLimit) over(notes, 'missions', log);
}

export const notedPoints = ({ defeated }: Pick<Notes, 'defeated'>): number =>
  defeated.reduce((sum, id) => sum + missionOf(id).points, 0);

/** resist.result, resist.losing. */
function over(notes: MutableNotes, ending: NonNullable<MutableNotes['ending']>, log: Log): void {
  notes.phase = 'over';
  notes.ending = ending;
  const points = notedPoints(notes);
  const all = GAME.row + GAME.missionDeck;
  const ended = notes.defeated.length === all ? 'epic' : tierOf(points);
  const result = ending === 'ended' ? ended : 'loss';
  const rule = ending === 'ended' ? 'resist.result' : 'resist.losing';
  log.push({ type: 'game-over', result, ending, points, rule });
}

/** resist.clean-up: revealed people are spent, everybody else and the Spies go to the Hidden discard. */
function noteGoingOn(notes: MutableNotes, log: Log): void {
  if (notes.phase !== 'aftermath') refuse('not-now');
  if (availableMissions(notes).length === 0) {
    refuseBy('no-mission-left', 'resist.end-or-continue');
  }
  const revealed = peopleAt(notes, 'revealed');
  for (const id of revealed) place(notes, id, 'pile');
  for (const id of [...peopleAt(notes, 'hidden'), ...peopleAt(notes, 'hand')]) {
    place(notes, id, 'discard');
  }
  notes.discardSpies += notes.handSpies;
  notes.handSpies = 0;
  notes.phase = 'recover';
  log.push({ type: 'cleaned-up', revealed, rule: 'resist.clean-up' });
}

/** resist.new-hand, resist.all-spies: the new hand is told; one of Spies alone is the end. */
function tellHand(notes: MutableNotes, spies: number, log: Log): void {
  if (notes.phase !== 'setup' && notes.phase !== 'recover') refuse('not-now');
  drawHand(notes, spies, log);
  if (notes.phase === 'recover' && spies > 0 && notedHandSize(notes) === notes.handSpies) {
    over(notes, 'spies', log);
  } else nextRound(notes, log);
}

/**
 * resist.round: the next PLAN begins. Where a round was not told to its end, nothing but the civilians is known
 * of the table any more, and whatever is told next is told afresh.
 */
function nextRound(notes: MutableNotes, log: Log): void {
  const { round, graveyard, phase, split, reading } = notes;
  if (phase !== 'setup' && phase !== 'recover') {
    Object.assign(notes, setUpInProgress(freshNotes(split, reading)), { graveyard });
  }
  notes.phase = 'plan';
  notes.round = round + 1;
  notes.drawChange = 0;
  notes.planned = [];
  log.push({ type: 'round-began', round: notes.round, rule: 'resist.round' });
}

/** The tellings that lead through a round. */
export const ROUND_TELLINGS = {
  lay: (notes, [mission], log) => noteMission(notes, mission as MissionId, log),
  hand: (notes, [spies], log) => tellHand(notes, Number(spies), log),
  round: (notes, _, log) => nextRound(notes, log),
  choose: (notes, [mission], log) => noteTarget(notes, mission as MissionId, log),
  attack: (notes, _, log) => noteAttack(notes, log),
  strike: (notes, _, log) => noteStrike(notes, log),
  defeat: (notes, [target], log) => defeat(notes, target as EnemyKindId | 'mission', log),
  stop: (notes, _, log) => stop(notes, log),
  judge: (notes, _, log) => noteJudgement(notes, log),
  win: (notes, [mission], log) => win(notes, mission as MissionId, log),
  fail: (notes, [mission], log) => fail(notes, mission as MissionId, log),
  continue: (notes, _, log) => noteGoingOn(notes, log),
  end: (notes, _, log) => over(notes, 'ended', log),
} satisfies Partial<Record<TellingWord, Take>>;
