import { type ExercisesPageProps, Exercises as Kit } from '#play/ui/exercises/Exercises.tsx';
import type { Exercise } from '../puzzles/index.ts';

const files = import.meta.glob<readonly Exercise[]>('/content/exercises/maquis/*.json', {
  import: 'default',
});

const openRoom = async () => (await import('./Puzzle.tsx')).default;

/** The exercises of Maquis. */
export default function Exercises(props: ExercisesPageProps) {
  return <Kit {...props} game="maquis" {...{ files, openRoom }} />;
}
