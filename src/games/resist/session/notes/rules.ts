import {
  CARD_SIDES,
  CIVILIANS,
  ENEMY_KINDS,
  GAME,
  MAQUIS_IDS,
  MISSION_IDS,
  type Reading,
  type Result,
  type RULESET,
  type Split,
} from '#games/resist/data/index.ts';
import { tierOf } from '#games/resist/engine/index.ts';
import type { GameRules, PlayerView } from '#play/rules/game-rules.ts';
import { applyTelling } from './apply.ts';
import { detailNow, isDueTold, tellingsOf } from './asking.ts';
import { notesFaults } from './faults.ts';
import { freshNotes, type Notes } from './notes.ts';
import { notedPoints } from './round.ts';
import type { NoteEvent } from './telling.ts';

/** The types of a game that is noted beside the real cards. */
export interface Noted {
  setUp: {
    readonly ruleset: typeof RULESET;
    readonly split: Split;
    readonly reading: Reading;
    readonly seed?: string;
  };
  position: Notes;
  boardState: Notes;
  event: NoteEvent;
  outcome: {
    readonly result: Result;
    readonly reason: NonNullable<Notes['ending']>;
    readonly points?: number;
  };
  component: never;
}

/** What a round is told by, without the corrections by hand. */
const TOLD_IN_A_ROUND: readonly string[] = Object.freeze([
  ...MISSION_IDS.flatMap((id) => [`lay:${id}`, `choose:${id}`]),
  ...Array.from({ length: GAME.hand + 2 }, (_, spies) => `hand:${spies}`),
  ...MAQUIS_IDS.flatMap((id) => CARD_SIDES.map((side) => `play:${id}:${side}`)),
  ...MAQUIS_IDS.map((id) => `lose:${id}`),
  ...MISSION_IDS.flatMap((mission) => ENEMY_KINDS.map(({ id }) => `up:${mission}:${id}`)),
  ...ENEMY_KINDS.map(({ id }) => `defeat:${id}`),
  ...[...new Set(CIVILIANS)].map((number) => `civilian:${number}`),
  ...['round', 'attack', 'strike', 'defeat:mission', 'stop', 'done', 'judge', 'continue', 'end'],
]);

/** Targets after the first, and stopping, are one decision with it; an effect in between begins another. */
const isPartOfAStrike = ({ phase, strength, struck, due }: Notes, move: string): boolean =>
  phase === 'strike' && strength < struck && due.length === 0 && /^(defeat|stop)\b/.test(move);

/** What may answer the question asked now. */
function mayAnswer(notes: Notes): readonly string[] {
  const asked = detailNow(notes);
  return asked ? tellingsOf(notes, asked) : [];
}

/** What can be told to answer the question asked now. */
export const answersNow = (notes: Notes): readonly string[] =>
  mayAnswer(notes).filter((text) => 'position' in applyTelling(notes, text));

/** Notes as the kit of playing knows them. Chance happens on the table: all of it is told. */
export const noteRules: GameRules<Noted> = {
  id: 'resist',
  initialPosition: ({ split, reading }, from) => from ?? freshNotes(split, reading),
  apply(notes, step) {
    if ('move' in step) return applyTelling(notes, step.move);
    const why = notesFaults(step.correction);
    return why.length > 0 ? { reasons: why } : { position: step.correction, events: [] };
  },
  legalMoves: (notes) =>
    [...new Set([...TOLD_IN_A_ROUND, ...mayAnswer(notes)])].filter(
      (text) => 'position' in applyTelling(notes, text),
    ),
  validateMove: (notes, move) => {
    const taken = applyTelling(notes, move);
    return 'reasons' in taken ? taken.reasons : [];
  },
  turn: ({ phase }) => ({ seats: phase === 'over' ? [] : [0], chance: false }),
  isChanceMove: () => false,
  drawChanceMove: () => {
    throw new Error('cards are drawn on the real table');
  },
  isForced: (notes, move) => isPartOfAStrike(notes, move) || (move === 'done' && isDueTold(notes)),
  outcome: outcomeOf,
  toBoardState: (notes) => notes,
  playerView: (notes) => notes as PlayerView<Noted>,
  positionKey: (notes) => JSON.stringify(notes),
};

function outcomeOf(notes: Notes): Noted['outcome'] | undefined {
  const { ending } = notes;
  if (notes.phase !== 'over' || !ending) return undefined;
  if (ending !== 'ended') return { result: 'loss', reason: ending };
  const points = notedPoints(notes);
  const isAll = notes.defeated.length === GAME.row + GAME.missionDeck;
  return { result: isAll ? 'epic' : tierOf(points), reason: ending, points };
}
