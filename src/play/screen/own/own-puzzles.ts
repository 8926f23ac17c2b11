import * as m from '#messages';
import type { Kind } from '#shared/kept/kind.ts';
import type { Game } from '../../history/game.ts';
import type { OwnPuzzle, RankedChoice } from '../../puzzles/own-puzzle.ts';
import { openPuzzles, type PuzzleShelf } from '../../puzzles/own-shelf.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import type { GameProgress, Save } from '../../saves/save.ts';
import type { PlayKit } from '../face.ts';
import { freshSave } from '../frame/fresh-save.ts';
import { freshSeed } from '../hooks/fresh-seed.ts';

/** A ranked choice with what it comes to: "wins 64%, give or take 2". */
export interface ToldChoice extends RankedChoice {
  readonly chances: string;
}

/** What a game hands to the kit for puzzles made of its reviews. */
export interface OwnPuzzles<K extends SaveKinds, P extends OwnPuzzle> {
  readonly kit: Pick<PlayKit<K>, 'codec' | 'rules' | 'words'>;
  readonly kind: Kind<P>;
  /** A new game from the moment; what nobody knew is dealt anew by the seed. */
  readonly begin: (puzzle: P, seed: string) => GameProgress<K>;
  /** How the choices were ranked, the best first. */
  readonly choices: (puzzle: P) => readonly ToldChoice[];
  /** The ranked choice that a try began with; undefined before there is one. */
  readonly chosen: (game: Game<K>) => string | undefined;
  readonly choiceText: (position: K['position'], choice: string) => string;
}

/** Opens the game's shelf of them. Rejects where the browser offers no storage. */
export const shelfOf = <K extends SaveKinds, P extends OwnPuzzle>({
  kit,
  kind,
}: Pick<OwnPuzzles<K, P>, 'kit' | 'kind'>): Promise<PuzzleShelf<P>> =>
  openPuzzles(kit.codec.game, kind);

/** A new try: a game from the moment, dealt anew. */
export function tryOf<K extends SaveKinds, P extends OwnPuzzle>(
  own: OwnPuzzles<K, P>,
  puzzle: P,
): Save<K> {
  const progress = own.begin(puzzle, freshSeed());
  return freshSave(own.kit, progress, {
    name: m.play_own_try_name({ moment: momentOf(own, progress) }),
    branchOf: { id: puzzle.id, step: 0 },
  });
}

/** Where in its game the moment was: "Turn 4". */
export const momentName = <K extends SaveKinds, P extends OwnPuzzle>(
  own: OwnPuzzles<K, P>,
  puzzle: P,
): string => momentOf(own, own.begin(puzzle, ''));

/** "Turn 4 · Normal: Sabotage and Aid the Spy". */
export function puzzleName<K extends SaveKinds, P extends OwnPuzzle>(
  own: OwnPuzzles<K, P>,
  puzzle: P,
): string {
  const progress = own.begin(puzzle, '');
  const game = own.kit.words.game(progress.game.setUp);
  return m.play_own_name({ moment: momentOf(own, progress), game });
}

function momentOf<K extends SaveKinds, P extends OwnPuzzle>(
  { kit: { rules, words } }: OwnPuzzles<K, P>,
  { game: { setUp, from } }: GameProgress<K>,
): string {
  return words.moment(rules.start(setUp, from));
}
