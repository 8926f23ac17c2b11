import * as m from '#messages';
import { type ExercisesProps, Exercises as Kit } from '#play/ui/exercises/Exercises.tsx';
import { askedText } from '../i18n/exercises.ts';
import type { Exercise, LocalizedPuzzle } from '../puzzles/index.ts';

type Props = Pick<ExercisesProps<Exercise, LocalizedPuzzle>, 'index' | 'rules' | 'puzzles'>;

const PIECES = import.meta.glob<readonly Exercise[]>('/content/exercises/resist/*.json', {
  import: 'default',
});

const load = async (piece: number): Promise<readonly Exercise[]> =>
  (await PIECES[`/content/exercises/resist/${piece}.json`]?.()) ?? [];

const openRoom = async () => (await import('./Puzzle.tsx')).default;

const shown = ({ n, ...exercise }: Exercise): LocalizedPuzzle => ({
  ...exercise,
  id: String(n),
  rules: [],
  words: {
    title: m.play_exercises_number({ n }),
    task: askedText(exercise),
    why: '',
  },
});

/** The exercises of RESIST!. */
export default function Exercises(props: Props) {
  return <Kit {...props} game="resist" {...{ load, shown, openRoom }} />;
}
