import type { ToldScenario } from '#games/resist/puzzles/index.ts';
import type { PanelLook } from '#play/ui/puzzles/panels.tsx';
import type { PuzzleTask } from '#play/ui/puzzles/task.ts';

/** What the parts of a puzzle's screen are told. */
export type Task = PuzzleTask<ToldScenario>;

export const LOOK: PanelLook = {
  panel: 'prompt',
  buttons: 'prompt__buttons',
  main: 'button button--main',
  other: 'button',
};
