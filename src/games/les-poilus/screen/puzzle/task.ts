import type { PanelLook } from '#play/screen/puzzles/panels.tsx';
import type { PuzzleTask } from '#play/screen/puzzles/task.ts';
import type { ToldScenario } from '../../puzzles/index.ts';

/** What the parts of a puzzle's screen are told. */
export type Task = PuzzleTask<ToldScenario>;

export const LOOK: PanelLook = {
  panel: 'aid-panel poilus-panel',
  buttons: 'aid-buttons',
  main: 'aid-primary',
  other: 'aid-secondary',
};
