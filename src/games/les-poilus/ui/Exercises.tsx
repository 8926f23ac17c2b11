import * as m from '#messages';
import { type ExercisesProps, Exercises as Kit } from '#play/ui/exercises/Exercises.tsx';
import type { Exercise, LocalizedPuzzle } from '../puzzles/index.ts';

type Props = Pick<ExercisesProps<Exercise, LocalizedPuzzle>, 'index' | 'rules' | 'puzzles'>;

const PIECES = import.meta.glob<readonly Exercise[]>('/content/exercises/les-poilus/*.json', {
  import: 'default',
});

const load = async (piece: number): Promise<readonly Exercise[]> =>
  (await PIECES[`/content/exercises/les-poilus/${piece}.json`]?.()) ?? [];

const openRoom = async () => (await import('./Puzzle.tsx')).default;

const shown = ({ n, ...exercise }: Exercise): LocalizedPuzzle => ({
  ...exercise,
  id: String(n),
  rules: [],
  words: {
    title: m.play_exercises_number({ n }),
    task: m.play_exercises_task(),
    why: '',
  },
});

/** The exercises of Les Poilus. */
export default function Exercises(props: Props) {
  return <Kit {...props} game="les-poilus" {...{ load, shown, openRoom }} />;
}
