import {
  type GameEvent,
  type LesPoilus,
  type PhaseId,
  poilusRules,
  snapshotOf,
  type Table,
} from '#games/les-poilus/engine/index.ts';
import { gameFrom } from '#play/history/game.ts';
import type { GameRules } from '#play/rules/game-rules.ts';
import type { SavedState } from '#play/saves/save.ts';
import type { HelpLevel } from '#play/saves/save-format.ts';
import {
  freshSession,
  type GameInProgress,
  requireGame,
  resumeFrom,
  type SessionContext,
  withCorrection,
  withGame,
  withMove,
  withRedo,
  withUndo,
} from '#play/session/context.ts';
import {
  type AidSaves,
  newTableSetUp,
  setUpOfTable,
  type TableSetUpInProgress,
} from './set-up-in-progress.ts';

/** What the aid beside a real table remembers. */
export interface PoilusAidContext extends SessionContext<LesPoilus> {
  readonly draft: TableSetUpInProgress;
  /** What the players are called, by seat. */
  readonly names: readonly string[];
  /** How much of the latest news the table has looked at. */
  readonly told: number;
}

export interface AidInput {
  /** Which game this is; its seed where nobody says. */
  readonly id?: string;
  readonly seed: string;
  readonly help?: HelpLevel;
  /** A game or a set-up to go on with. */
  readonly resume?: SavedState<AidSaves>;
}

/** The rules as undoing goes by them: who kept all cards is asked again with the last who did not. */
export const aidRules: GameRules<LesPoilus> = {
  ...poilusRules,
  isForced: (position, move) => move === 'keep' || poilusRules.isForced(position, move),
};

/** Where the aid begins: with a set-up, or with a game to go on with. */
export function startingAid({
  seed,
  id = seed,
  help = 'none',
  resume,
}: AidInput): PoilusAidContext {
  const start = { ...freshSession(id), help, draft: newTableSetUp(), names: [], told: 0 };
  if (!resume) return start;
  if (!('game' in resume)) return { ...start, draft: resume };
  const { names, game } = resume;
  return {
    ...start,
    ...resumeFrom<LesPoilus>(aidRules, resume),
    draft: draftAgain(names, game.setUp),
    names,
  };
}

/** Whoever begins another game begins it at the same table. */
function draftAgain(
  names: readonly string[],
  { players, soldiers, variant = 'normal', options = {} }: LesPoilus['setUp'],
): TableSetUpInProgress {
  const fresh = newTableSetUp();
  const free = fresh.soldiers.filter((id) => !soldiers.includes(id));
  const seated = [...soldiers, ...free].slice(0, fresh.soldiers.length);
  return { ...fresh, names, players, soldiers: seated, variant, options };
}

/** The game of the set-up at its first question. */
function begun({ draft }: PoilusAidContext): Partial<PoilusAidContext> {
  const game = gameFrom<LesPoilus>(setUpOfTable(draft), { deck: 'visitor' });
  return {
    ...filledIn(withGame(aidRules, game)),
    redoStack: [],
    names: draft.names.slice(0, draft.players),
    told: 0,
  };
}

/** A move with all that follows from it by itself. What the table should look at stays unseen. */
const movedAtTable = (context: PoilusAidContext, move: string): Partial<PoilusAidContext> =>
  told(context, { redoStack: [], ...filledIn(withMove(aidRules, context, move)) });

/** Everybody who is still asked by a speech keeps all cards. */
export function othersKept(context: PoilusAidContext): Partial<PoilusAidContext> {
  let played: GameInProgress<LesPoilus> = requireGame(context);
  while (phaseIn(played) === 'speech') played = withMove(aidRules, played, 'keep');
  return told(context, { redoStack: [], ...filledIn(played) });
}

type Moved = GameInProgress<LesPoilus> & Pick<PoilusAidContext, 'redoStack'>;

/** What was just done, with the news of it still to be looked at. */
function told(
  before: PoilusAidContext,
  { game, replayed, redoStack }: Moved,
): Partial<PoilusAidContext> {
  const from = requireGame(before).game.steps.length;
  const events = replayed.events.slice(from).flat();
  const hasNews = newsAmong(events, phaseIn({ replayed }) === 'bonus').length > 0;
  const seen = hasNews ? from : game.steps.length;
  return { game: { ...game, seen }, replayed, redoStack, told: 0 };
}

/** What has one answer is filled in: a lone fall back, the one tile that fits. */
function filledIn(played: GameInProgress<LesPoilus>): GameInProgress<LesPoilus> {
  let now = played;
  while (!now.replayed.outcome) {
    const [only, ...others] = poilusRules.legalMoves(now.replayed.position);
    if (only === undefined || others.length > 0) break;
    now = withMove(aidRules, now, only);
  }
  return { game: now.game, replayed: now.replayed };
}

const correctedAtTable = (context: PoilusAidContext, table: Table): Partial<PoilusAidContext> => ({
  ...withCorrection(aidRules, context, table),
  told: 0,
});

/** The last decision undone; its news are no news any more. */
const undoneAtTable = (context: PoilusAidContext): Partial<PoilusAidContext> =>
  allSeen(withUndo(aidRules, context));

const redoneAtTable = (context: PoilusAidContext): Partial<PoilusAidContext> =>
  allSeen(withRedo(aidRules, context));

/** What the steps of a session change in it. */
export const aidSteps = {
  start: begun,
  move: movedAtTable,
  correct: correctedAtTable,
  undo: undoneAtTable,
  redo: redoneAtTable,
};

const allSeen = (change: Partial<PoilusAidContext>): Partial<PoilusAidContext> => ({
  ...change,
  ...(change.game ? { game: { ...change.game, seen: change.game.steps.length } } : {}),
  told: 0,
});

const phaseIn = ({ replayed }: Pick<GameInProgress<LesPoilus>, 'replayed'>): PhaseId =>
  snapshotOf(replayed.position).phase;

/** What happened since the table last looked. */
export function unseenEvents(context: PoilusAidContext): readonly GameEvent[] {
  const { game, replayed } = requireGame(context);
  return replayed.events.slice(game.seen).flat();
}

/** What the table looks at now, before the game goes on; nothing once all has been seen. */
export function newsNow(context: PoilusAidContext): TableNews | undefined {
  const isBonusAsked = phaseIn(requireGame(context)) === 'bonus';
  return newsAmong(unseenEvents(context), isBonusAsked)[context.told];
}

/** The table has looked: at the next news, or at all of them. */
export function looked(context: PoilusAidContext): Partial<PoilusAidContext> {
  const { game } = requireGame(context);
  const next = { ...context, told: context.told + 1 };
  if (newsNow(next)) return { told: next.told };
  return { game: { ...game, seen: game.steps.length }, told: 0 };
}

/** The question of the rules, where nothing is to be looked at first. */
export const phaseNow = (context: PoilusAidContext): PhaseId | undefined =>
  context.replayed && phaseIn(requireGame(context));

/** What of a table is kept: the game, or a set-up that is not done. */
export function tableProgress({
  game,
  redoStack,
  names,
  draft,
}: PoilusAidContext): SavedState<AidSaves> | undefined {
  if (!game) return draft;
  return { game, ...(redoStack.length > 0 ? { ahead: redoStack } : {}), names };
}

/** What a whole table looks at, and does with its cards, before the game goes on; in this order. */
export const NEWS = ['ended', 'supported', 'dropped'] as const;
type TableNews = (typeof NEWS)[number];

const HOLDS: Readonly<Record<TableNews, readonly GameEvent['type'][]>> = {
  ended: ['mission-failed', 'mission-succeeded'],
  supported: ['support-tied', 'support-won'],
  dropped: ['morale-dropped'],
};

/**
 * What there is to look at in what has happened. Support of which somebody still takes the bonus is
 * looked at together with it.
 */
function newsAmong(events: readonly GameEvent[], isBonusAsked: boolean): readonly TableNews[] {
  const told = NEWS.filter((news) => events.some(({ type }) => HOLDS[news].includes(type)));
  return isBonusAsked ? told.filter((news) => news !== 'supported') : told;
}
