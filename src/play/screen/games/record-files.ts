import type { Game } from '../../history/game.ts';
import { lastMoment } from '../../history/last-moment.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import { gameIn, type Save } from '../../saves/save.ts';
import type { GameFiles, PlayKit } from '../face.ts';

interface Recorded<K extends SaveKinds> extends Pick<GameFiles<K>, 'name' | 'reader'> {
  readonly rules: PlayKit<K>['rules'];
  /** What a record says before its moves: format, version, and how the game begins. */
  readonly head: (setUp: K['setUp']) => object;
  /** Whether a game may be told; where nobody says, each may. */
  readonly mayTell?: (save: Save<K>) => boolean;
}

/** Room for some 1,000 long games. In bytes. */
const LARGEST = 5_000_000;

/** Games as files of records, a line each: how a game begins, its moves, and what it came to. */
export function recordFiles<K extends SaveKinds>({
  rules,
  head,
  mayTell = () => true,
  ...files
}: Recorded<K>): GameFiles<K> {
  const has = (save: Save<K>): boolean => {
    const game = gameIn(save);
    return game !== undefined && !game.from && mayTell(save) && game.steps.every(isMove);
  };
  const recordOf = (game: Game<K>) => {
    const { outcome } = lastMoment(rules, game);
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
