import type { GameFiles, GameMode } from '#play/game-mode.ts';
import type { Game } from '#play/history/game.ts';
import { latestPosition } from '#play/history/game-history.ts';
import { gameIn, type Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';

interface Recorded<T extends SaveTypes> extends Pick<GameFiles<T>, 'name' | 'reader'> {
  readonly rules: GameMode<T>['rules'];
  /** What a record says before its moves: format, version, and how the game begins. */
  readonly head: (setUp: T['setUp']) => object;
  /** Whether a game may be told; where nobody says, each may. */
  readonly mayTell?: (save: Save<T>) => boolean;
}

/** Room for some 1,000 long games. In bytes. */
const LARGEST = 5_000_000;

/** Games as files of records, a line each: how a game begins, its moves, and what it came to. */
export function recordFiles<T extends SaveTypes>({
  rules,
  head,
  mayTell = () => true,
  ...files
}: Recorded<T>): GameFiles<T> {
  const has = (save: Save<T>): boolean => {
    const game = gameIn(save);
    return game !== undefined && !game.from && mayTell(save) && game.steps.every(isMove);
  };
  const recordOf = (game: Game<T>) => {
    const { outcome } = latestPosition(rules, game);
    const moves = game.steps.filter(isMove).map(({ move }) => move);
    return { ...head(game.setUp), moves, ...(outcome ? { outcome } : {}) };
  };
  return {
    ...files,
    has,
    largest: LARGEST,
    text: (saves) =>
      saves
        .flatMap((save) => (has(save) ? (gameIn(save) ?? []) : []))
        .map((game) => `${JSON.stringify(recordOf(game))}\n`)
        .join(''),
  };
}

const isMove = <Step extends object>(step: Step): step is Step & { readonly move: string } =>
  'move' in step;
