import * as m from '#messages';
import { type ExercisesProps, Exercises as Kit, type Room } from '#play/ui/exercises/Exercises.tsx';
import type { Exercise, LocalizedPuzzle } from '../puzzles/index.ts';

interface Props
  extends Pick<ExercisesProps<Exercise, LocalizedPuzzle>, 'index' | 'rules' | 'puzzles'> {
  readonly rulebook: string;
}

const PIECES = import.meta.glob<readonly Exercise[]>('/content/exercises/maquis/*.json', {
  import: 'default',
});

const load = async (piece: number): Promise<readonly Exercise[]> =>
  (await PIECES[`/content/exercises/maquis/${piece}.json`]?.()) ?? [];

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

/** The exercises of Maquis. */
export default function Exercises({ rulebook, ...props }: Props) {
  const openRoom = async (): Promise<Room<LocalizedPuzzle>> => {
    const { default: Puzzle } = await import('./Puzzle.tsx');
    return ({ task }) => <Puzzle task={task} rulebook={rulebook} />;
  };
  return <Kit {...props} game="maquis" {...{ load, shown, openRoom }} />;
}
