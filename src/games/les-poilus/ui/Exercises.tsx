import { type ExercisesPageProps, Exercises as Kit } from '#play/ui/exercises/Exercises.tsx';
import type { Exercise } from '../puzzles/index.ts';

const pieces = import.meta.glob<readonly Exercise[]>('/content/exercises/les-poilus/*.json', {
  import: 'default',
});

const openRoom = async () => (await import('./Puzzle.tsx')).default;

/** The exercises of Les Poilus. */
export default function PoilusExercises(props: ExercisesPageProps) {
  return <Kit {...props} game="les-poilus" {...{ pieces, openRoom }} />;
}
