import type { ToldScenario } from '#games/les-poilus/puzzles/index.ts';
import type { PanelLook } from '#play/ui/puzzles/panels.tsx';
import type { PuzzleTask } from '#play/ui/puzzles/task.ts';

/** What the parts of a puzzle's screen are told. */
export type Task = PuzzleTask<ToldScenario>;

export const LOOK: PanelLook = {
  panel: 'aid-panel poilus-panel',
  buttons: 'aid-buttons',
  main: 'aid-primary',
  other: 'aid-secondary',
};
