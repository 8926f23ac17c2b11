import { puzzleOf } from '#games/maquis/puzzles/index.ts';
import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { refute } from '#games/maquis/puzzles/refute.ts';
import { serveJudge } from '#play/puzzles/judging.ts';

serveJudge({ rules: PUZZLE_RULES, puzzleOf, refute });
