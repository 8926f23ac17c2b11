import { type ExercisesPageProps, Exercises as Kit } from '#play/ui/exercises/Exercises.tsx';
import type { Exercise } from '../puzzles/stated-puzzle.ts';
import type { Written } from '../puzzles/written-exercise.ts';

const written = import.meta.glob<readonly Written<Exercise>[]>(
  '/content/exercises/les-poilus/*.json',
  { import: 'default' },
);

const files = Object.fromEntries(
  Object.entries(written).map(([file, load]) => [
    file,
    async () => {
      const [{ opened }, exercises] = await Promise.all([
        import('../puzzles/written-exercise.ts'),
        load(),
      ]);
      return exercises.map(opened);
    },
  ]),
);

const openRoom = async () => (await import('./Puzzle.tsx')).default;

/** The exercises of Les Poilus. */
export default function PoilusExercises(props: ExercisesPageProps) {
  return <Kit {...props} game="les-poilus" {...{ files, openRoom }} />;
}
