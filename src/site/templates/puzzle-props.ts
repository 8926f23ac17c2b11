import { type ExerciseIndex, indexOf } from '#play/exercises/exercises.ts';
import { ruleLinksHere } from '../../rulebook/rulebook.ts';
import { addressOf } from '../layout/address.ts';
import { gameHere } from '../layout/game-of-page.ts';
import { LANGUAGES, type Language, languageOf } from '../layout/languages.ts';

/** A page of a game, as Astro hands it to its stub. */
interface PageOfGame {
  readonly url: URL;
  readonly locals: App.Locals;
  readonly currentLocale: string | undefined;
}

interface TitledPuzzle {
  readonly id: string;
  readonly words: { readonly title: string };
}

/** All puzzles of a game with their words in a language, from easy to hard. */
type PuzzlesIn<Puzzle> = (language: Language) => Promise<readonly Puzzle[]>;

/** A puzzle as a link leads to it. */
export const linkToPuzzle = (language: Language, game: string, { id, words }: TitledPuzzle) => ({
  id,
  title: words.title,
  href: addressOf.scenario(language, game, id),
});

/** The paths of a game's puzzles, in every language. */
export async function puzzlePaths<Puzzle extends TitledPuzzle>(puzzlesIn: PuzzlesIn<Puzzle>) {
  const all = await Promise.all(
    LANGUAGES.map(async (lang) => ({ lang, puzzles: await puzzlesIn(lang) })),
  );
  return all.flatMap(({ lang, puzzles }) =>
    puzzles.map((puzzle) => ({ params: { lang, scenario: puzzle.id }, props: { puzzle } })),
  );
}

/** What the room of a puzzle needs of its page. */
export async function puzzleProps<Puzzle extends TitledPuzzle>(
  page: PageOfGame,
  puzzle: Puzzle,
  puzzlesIn: PuzzlesIn<TitledPuzzle>,
) {
  const language = languageOf(page);
  const { id } = gameHere(page);
  return {
    task: {
      puzzle,
      inOrder: (await puzzlesIn(language)).map((one) => one.id),
      list: addressOf.scenarios(language, id),
      rules: await ruleLinksHere(page),
    },
    rulebook: addressOf.rules(language, id),
  };
}

/** What a game begun step by step needs of its page. */
export async function guideProps(page: PageOfGame, puzzlesIn: PuzzlesIn<TitledPuzzle>) {
  const language = languageOf(page);
  const { id } = gameHere(page);
  const [easiest] = await puzzlesIn(language);
  if (!easiest) throw new Error(`${id} has no puzzles.`);
  return {
    rules: await ruleLinksHere(page),
    links: {
      rulebook: addressOf.rules(language, id),
      scenarios: addressOf.scenarios(language, id),
      practice: addressOf.practice(language, id),
      first: linkToPuzzle(language, id, easiest),
    },
  };
}

interface FoundExercise {
  readonly n: number;
  readonly kind: string;
  readonly level: number;
}

const FILES = import.meta.glob<readonly FoundExercise[]>('/content/exercises/*/*.json', {
  import: 'default',
  eager: true,
});

const exercisesOf = (game: string): readonly FoundExercise[] =>
  Object.entries(FILES).flatMap(([file, exercises]) =>
    file.startsWith(`/content/exercises/${game}/`) ? exercises : [],
  );

/** Whether a game has exercises besides its puzzles. */
export const hasExercises = (game: string): boolean => exercisesOf(game).length > 0;

/**
 * What the exercises of a game need of their page.
 *
 * @param kinds what they practise
 */
export async function exercisesProps(page: PageOfGame, kinds: ExerciseIndex['kinds']) {
  const language = languageOf(page);
  const { id } = gameHere(page);
  return {
    index: indexOf(kinds, exercisesOf(id)),
    rules: await ruleLinksHere(page),
    puzzles: addressOf.scenarios(language, id),
    rulebook: addressOf.rules(language, id),
  };
}
