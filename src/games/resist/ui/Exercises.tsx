import { type ExercisesPageProps, Exercises as Kit } from '#play/ui/exercises/Exercises.tsx';
import { exerciseAsks } from '../i18n/exercises.ts';
import type { Exercise } from '../puzzles/index.ts';

const files = import.meta.glob<readonly Exercise[]>('/content/exercises/resist/*.json', {
  import: 'default',
});

const openRoom = async () => (await import('./Puzzle.tsx')).default;

/** The exercises of RESIST!. */
export default function ResistExercises(props: ExercisesPageProps) {
  return <Kit<Exercise> {...props} game="resist" {...{ files, asked: exerciseAsks, openRoom }} />;
}
