import { puzzleOf } from '#games/resist/puzzles/index.ts';
import { PUZZLE_RULES } from '#games/resist/puzzles/puzzle-rules.ts';
import { serveJudge } from '#play/puzzles/judging.ts';

serveJudge({ rules: PUZZLE_RULES, puzzleOf });
