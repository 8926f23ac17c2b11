import { gameFrom } from '#play/history/game.ts';
import type { GameRules } from '#play/rules/game-rules.ts';
import type { SavedState } from '#play/saves/save.ts';
import type { HelpLevel } from '#play/saves/save-format.ts';
import {
  freshSession,
  requireGame,
  resumeFrom,
  type SessionContext,
  withGame,
  withMove,
  withRedo,
  withUndo,
} from '#play/session/context.ts';
import {
  type GameEvent,
  type LesPoilus,
  type Position,
  poilusRules,
  type Seat,
  snapshotOf,
} from '../engine/index.ts';
import { type Hearing, heardBy, hearingIn, hearingOf, withAllThatFollows } from './following.ts';
import { answersOf, type Devices, hearerHere } from './on-devices.ts';
import type { PoilusSaves } from './save-format.ts';
import {
  completeSetUp,
  newSetUpInProgress,
  type SetUpInProgress,
  type Way,
} from './set-up-in-progress.ts';
import { hasNews } from './visible.ts';

/** What a game on the screen remembers. */
export interface PoilusContext extends SessionContext<LesPoilus> {
  readonly draft: SetUpInProgress;
  readonly way: Way;
  /** What the players call themselves, by seat. */
  readonly names: readonly string[];
  /** A speech that is going round with the device. */
  readonly hearing: Hearing | undefined;
  /** Whose hand lies open on the screen, where the device goes round. */
  readonly opened: Seat | undefined;
  /** Who looks at their own hand out of turn, or is about to. */
  readonly looking: Seat | undefined;
  /** Who plays on another device; nothing where all play on this one. */
  readonly devices: Devices | undefined;
}

export interface PoilusInput {
  /** Which game this is; its seed where nobody says. */
  readonly id?: string;
  readonly seed: string;
  /** What the players of the last game called themselves. */
  readonly names?: readonly string[];
  readonly help?: HelpLevel;
  /** A game or a set-up to go on with. */
  readonly resume?: SavedState<PoilusSaves>;
}

/** Answers and tiles belong to the speech or the leaving before them: undone alone, they would tell. */
const FOLLOWS = /^(discard|keep|place|remove)\b/;

/** The rules as undoing goes by them. */
export const undoRules: GameRules<LesPoilus> = {
  ...poilusRules,
  isForced: (position, move) => FOLLOWS.test(move) || poilusRules.isForced(position, move),
};

/** Where a screen begins: with a set-up, or with a game to go on with. */
export function poilusStart(input: PoilusInput): PoilusContext {
  const { seed, id = seed, names = [], help = 'none', resume } = input;
  const start = {
    ...freshSession(id),
    help,
    way: 'round' as Way,
    draft: newSetUpInProgress(seed, names),
    names,
    hearing: undefined,
    opened: undefined,
    looking: undefined,
    devices: undefined,
  };
  if (!resume) return start;
  if (!('game' in resume)) return { ...start, draft: resume };
  const { way, names: own, hearing, said, game } = resume;
  const { players, variant = 'normal', options = {} } = game.setUp;
  // Whoever begins another game begins it with the same players.
  const draft = { ...start.draft, way, names: own, players, variant, options };
  // A branch can begin in the middle of a deal, or of a speech, which then goes round anew.
  const { redoStack, ...kept } = resumeFrom<LesPoilus>(poilusRules, resume);
  const played = withAllThatFollows(kept);
  const followed = played.replayed.events.slice(game.steps.length);
  const isSeen = game.seen === game.steps.length && !hasNews(followed);
  const seen = isSeen ? played.game.steps.length : game.seen;
  const round = way === 'round' ? (hearing ?? hearingIn(played.replayed.position)) : undefined;
  const goesOn = {
    ...start,
    replayed: played.replayed,
    game: { ...played.game, seen },
    redoStack: followed.length > 0 ? [] : redoStack,
    draft,
    way,
    names: own,
    hearing: round,
    devices: said && round ? { own: 0, elsewhere: [], said } : undefined,
  };
  return { ...goesOn, ...onceAnswered(goesOn) };
}

/** The game of the set-up, up to where somebody has something to decide. */
function withDraft({ draft }: PoilusContext): Partial<PoilusContext> {
  const { way, players, names } = draft;
  const begun = withGame(poilusRules, gameFrom<LesPoilus>(completeSetUp(draft), { deck: 'site' }));
  const played = withAllThatFollows(begun);
  return {
    ...played,
    game: { ...played.game, seen: played.game.steps.length },
    way,
    names: names.slice(0, players),
    hearing: undefined,
    opened: undefined,
  };
}

/** A move with all that follows by itself. What all should see first stays unseen. */
function withPlayedMove(context: PoilusContext, move: string): Partial<PoilusContext> {
  const { game, replayed } = requireGame(context);
  const { redoStack, ...moved } = withMove(poilusRules, context, move);
  const played = withAllThatFollows(moved);
  const { steps } = played.game;
  const isNews = hasNews(played.replayed.events.slice(game.steps.length));
  const seen = isNews ? game.steps.length : steps.length;
  const hearing = hearingAfter(context, replayed.position, move);
  const next = { ...played, game: { ...played.game, seen }, redoStack, hearing };
  const goesOn = !isNews && !hearing && context.opened === seatAsked({ ...context, ...next });
  const wasHeard = context.hearing !== undefined;
  const devices = unsaid(context);
  return { ...next, opened: goesOn && !wasHeard ? context.opened : undefined, devices };
}

function hearingAfter(context: PoilusContext, before: Position, move: string): Hearing | undefined {
  if (context.hearing) return heardBy(context.hearing);
  if (context.way === 'open' || !move.startsWith('speech:')) return undefined;
  const state = snapshotOf(before);
  return hearingOf(state, state.turn ?? 0);
}

/** An answer to a speech, from whatever device; when all have answered, the game goes on. */
export function withAnswer(
  context: PoilusContext,
  seat: Seat,
  answer: string,
): Partial<PoilusContext> {
  const { devices, hearing } = context;
  if (!devices || !hearing || !answersOf(context, seat).includes(answer)) return {};
  const answered = { ...devices, said: { ...devices.said, [seat]: answer } };
  return {
    devices: answered,
    opened: undefined,
    ...onceAnswered({ ...context, devices: answered }),
  };
}

/** What follows a speech that all have answered; nothing before. */
function onceAnswered(context: PoilusContext): Partial<PoilusContext> {
  const { devices, hearing, game } = context;
  if (!devices || !hearing || !game) return {};
  const { said } = devices;
  if (hearing.hearers.some((hearer) => said[hearer] === undefined)) return {};
  let now = requireGame(context);
  for (;;) {
    const { phase, turn } = snapshotOf(now.replayed.position);
    if (phase !== 'speech' || turn === null) break;
    const legal = poilusRules.legalMoves(now.replayed.position);
    const move = said[turn];
    now = withMove(poilusRules, now, move && legal.includes(move) ? move : 'keep');
  }
  const played = withAllThatFollows(now);
  const isNews = game.seen < game.steps.length || hasNews(played.replayed.events.slice(game.seen));
  const seen = isNews ? game.seen : played.game.steps.length;
  return {
    ...played,
    game: { ...played.game, seen },
    ...{ redoStack: [], hearing: undefined, opened: undefined },
    ...{ selected: undefined, rejected: [] },
    devices: devices.elsewhere.length > 0 ? { ...devices, said: {} } : undefined,
  };
}

/** Who has something to decide, or to hear; nobody once the game is over. */
export function seatAsked(
  context: Pick<PoilusContext, 'replayed' | 'hearing' | 'devices' | 'game'>,
): Seat | undefined {
  const { replayed, hearing, devices } = context;
  if (hearing && devices) return hearerHere(context);
  if (hearing) return hearing.hearers[hearing.heard];
  return replayed ? poilusRules.turn(replayed.position).seats[0] : undefined;
}

/** Whether the rules ask the hearer who has the device: somebody who holds a card of that kind. */
export function isAskedByRules(
  context: Pick<PoilusContext, 'replayed' | 'hearing' | 'devices' | 'game'>,
): boolean {
  if (!context.hearing || !context.replayed) return false;
  const { phase, turn } = snapshotOf(context.replayed.position);
  return phase === 'speech' && turn === seatAsked(context);
}

/**
 * Whether somebody may look at their own hand here and now: where hands are secret, until the end. Who has a device
 * of their own looks there.
 */
export const mayLook = ({ way, replayed, devices }: PoilusContext, seat?: Seat): boolean =>
  way === 'round' &&
  replayed !== undefined &&
  !replayed.outcome &&
  !(seat !== undefined && devices?.elsewhere.includes(seat));

/** What happened since somebody last looked. */
export function newsIn(context: PoilusContext): GameEvent[] {
  const { game, replayed } = requireGame(context);
  return replayed.events.slice(game.seen).flat();
}

/** The last decision undone; hands are closed, and nobody is asked twice. */
const undone = (context: PoilusContext): Partial<PoilusContext> => ({
  ...closed(withUndo(undoRules, context)),
  hearing: undefined,
  devices: unsaid(context),
});

/** Nobody has answered a speech yet. */
const unsaid = ({ devices }: PoilusContext): Devices | undefined =>
  devices && { ...devices, said: {} };

/** What was undone done again, what followed as well. */
function redone(context: PoilusContext): Partial<PoilusContext> {
  const redo = withRedo(undoRules, context);
  const position = redo.replayed?.position;
  const isRound = context.way === 'round' && position !== undefined;
  const hearing = isRound ? hearingIn(position) : undefined;
  return { ...closed(redo), hearing, devices: unsaid(context) };
}

/** What the steps of a session change in it. */
export const poilusSteps = {
  start: withDraft,
  move: withPlayedMove,
  undo: undone,
  redo: redone,
};

const closed = (change: Partial<PoilusContext>): Partial<PoilusContext> => ({
  ...change,
  opened: undefined,
});

/** What of a game is kept; nothing before it has begun. */
export function poilusProgress(context: PoilusContext): SavedState<PoilusSaves> | undefined {
  const { game, redoStack, way, names, hearing, devices } = context;
  if (!game) return undefined;
  const isSaid = hearing && devices && Object.keys(devices.said).length > 0;
  return {
    game,
    ...(redoStack.length > 0 ? { ahead: redoStack } : {}),
    way,
    names,
    ...(hearing ? { hearing } : {}),
    ...(isSaid ? { said: devices.said } : {}),
  };
}
