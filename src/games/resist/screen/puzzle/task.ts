import type { PanelLook } from '#play/screen/puzzles/panels.tsx';
import type { PuzzleTask } from '#play/screen/puzzles/task.ts';
import type { ToldScenario } from '#resist/puzzles/index.ts';

/** What the parts of a puzzle's screen are told. */
export type Task = PuzzleTask<ToldScenario>;

export const LOOK: PanelLook = {
  panel: 'prompt',
  buttons: 'prompt__buttons',
  main: 'button button--main',
  other: 'button',
};
