import { puzzleOf } from '#games/les-poilus/puzzles/index.ts';
import { PUZZLE_RULES, refute } from '#games/les-poilus/puzzles/puzzle-rules.ts';
import { serveJudge } from '#play/puzzles/judging.ts';

serveJudge({ rules: PUZZLE_RULES, puzzleOf, refute });
