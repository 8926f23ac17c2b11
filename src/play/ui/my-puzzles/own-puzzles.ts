import * as m from '#messages';
import type { GameMode } from '#play/game-mode.ts';
import type { Game } from '#play/history/game.ts';
import {
  type OwnPuzzle,
  openPuzzles,
  type PuzzleShelf,
  type RankedChoice,
} from '#play/puzzles/own-puzzle.ts';
import type { Save, SavedGameState } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { freshSeed } from '#shared/seeds.ts';
import type { Versioned } from '#shared/storage/versioned.ts';
import { freshSave } from '../frame/fresh-save.ts';

/** A ranked choice with what it comes to: "wins 64%, give or take 2". */
export interface ToldChoice extends RankedChoice {
  readonly chances: string;
}

/** What a game hands to the kit for puzzles made of its reviews. */
export interface OwnPuzzleGame<T extends SaveTypes, P extends OwnPuzzle> {
  readonly mode: Pick<GameMode<T>, 'saveFormat' | 'rules' | 'text'>;
  readonly kind: Versioned<P>;
  /** A new game from the moment; what nobody knew is dealt anew by the seed. */
  readonly begin: (puzzle: P, seed: string) => SavedGameState<T>;
  /** How the choices were ranked, the best first. */
  readonly choices: (puzzle: P) => readonly ToldChoice[];
  /** The ranked choice that a try began with; undefined before there is one. */
  readonly chosen: (game: Game<T>) => string | undefined;
  readonly choiceText: (position: T['position'], choice: string) => string;
}

/** Opens the game's shelf of them. Rejects where the browser offers no storage. */
export const shelfOf = <T extends SaveTypes, P extends OwnPuzzle>({
  mode,
  kind,
}: Pick<OwnPuzzleGame<T, P>, 'mode' | 'kind'>): Promise<PuzzleShelf<P>> =>
  openPuzzles(mode.saveFormat.game, kind);

/** A new try: a game from the moment, dealt anew. */
export function tryOf<T extends SaveTypes, P extends OwnPuzzle>(
  own: OwnPuzzleGame<T, P>,
  puzzle: P,
): Save<T> {
  const progress = own.begin(puzzle, freshSeed());
  return freshSave(own.mode, progress, {
    name: m.play_own_try_name({ moment: momentOf(own, progress) }),
    branchOf: { id: puzzle.id, step: 0 },
  });
}

/** Where in its game the moment was: "Turn 4". */
export const momentName = <T extends SaveTypes, P extends OwnPuzzle>(
  own: OwnPuzzleGame<T, P>,
  puzzle: P,
): string => momentOf(own, own.begin(puzzle, ''));

/** "Turn 4 · Normal: Sabotage and Aid the Spy". */
export function puzzleName<T extends SaveTypes, P extends OwnPuzzle>(
  own: OwnPuzzleGame<T, P>,
  puzzle: P,
): string {
  const progress = own.begin(puzzle, '');
  const game = own.mode.text.game(progress.game.setUp);
  return m.play_own_name({ moment: momentOf(own, progress), game });
}

function momentOf<T extends SaveTypes, P extends OwnPuzzle>(
  { mode: { rules, text } }: OwnPuzzleGame<T, P>,
  { game: { setUp, from } }: SavedGameState<T>,
): string {
  return text.moment(rules.initialPosition(setUp, from));
}
