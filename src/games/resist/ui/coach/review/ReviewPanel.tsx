import { type Position, type Resist, resistRules, snapshotOf } from '#games/resist/engine/index.ts';
import { momentText } from '#games/resist/i18n/moments.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import {
  type ResistChances,
  type ResistGame,
  type ResistMistake,
  type ResistReview,
  resistRanks,
  resistReviewer,
} from '#games/resist/review/index.ts';
import type { ResistSaves } from '#games/resist/session/index.ts';
import * as m from '#messages';
import { alikeIn } from '#play/review/ranked-moments.ts';
import { Reviewing, type ReviewProgress } from '#play/review/review.ts';
import { useActiveSession } from '#play/ui/frame/session.ts';
import { PuzzleHere } from '#play/ui/my-puzzles/PuzzleHere.tsx';
import type { Curve } from '#play/ui/review/ChanceChart.tsx';
import { ReviewPanel as Panel } from '#play/ui/review/ReviewPanel.tsx';
import { MistakePart } from '#play/ui/review/TurningPoints.tsx';
import { useReviewedGame } from '#play/ui/review/use-reviewing.ts';
import { OWN, type ResistPuzzle } from '../own/own.ts';
import { ReasonList } from '../ReasonList.tsx';
import { choiceChancesText, luckTold, mistakeTold, resultChancesText } from './review-text.ts';
import '#games/resist/ui/style/pages/review.css';
import type { Game } from '#play/history/game.ts';
import { puzzleOfMistake } from '#play/puzzles/own-puzzle.ts';
import { freshSeed } from '#shared/seeds.ts';
import { resistCoach } from '../coach.ts';

/** The game gone through with the coach of RESIST!. */
export function ResistReviewPanel() {
  const { played, here } = useReviewedGame<ResistSaves, ResistReview>(reviewing);
  return (
    <Panel
      here={here}
      game={played}
      {...WORDS}
      mistakeTold={mistakeTold(played)}
      luckTold={luckTold(played)}
      part={(mistake) => <MistakeHere key={mistake.step} mistake={mistake} played={played} />}
    />
  );
}

const CURVES: readonly Curve<ResistChances>[] = [
  { name: m.play_review_key_win, value: ({ win }) => win },
  { name: m.resist_review_key_major, value: ({ major }) => major },
];

/** What is said of every game of RESIST!, whatever was played. */
const WORDS = {
  curves: CURVES,
  lead: m.resist_review_lead(),
  momentText,
  turnOf: (position: Position) => snapshotOf(position).round,
  chancesText: resultChancesText,
  moveText: moveWords,
  luckTitle: m.play_review_luck(),
  sumNames: { luck: m.resist_review_sum_luck() },
};

interface MistakeProps {
  readonly mistake: ResistMistake;
  readonly played: ResistGame;
}

/** A choice that was not the best, what was better and why, and another try. */
function MistakeHere({ mistake, played: { positions } }: MistakeProps) {
  const { game } = useActiveSession<ResistSaves>();
  const { step, played, better, best, other, look } = mistake;
  const before = positions[step];
  const alike = alikeIn(mistake).map(({ move }) => moveWords(before, move));
  const reasons = look.moves.find(({ move }) => move === better)?.reasons ?? [];
  return (
    <MistakePart
      played={m.play_review_played({
        move: moveWords(before, played),
        chances: choiceChancesText(other),
      })}
      better={m.play_review_better({
        move: moveWords(before, better),
        chances: choiceChancesText(best),
      })}
      alike={alike}
    >
      {reasons.length > 0 && <ReasonList reasons={reasons} position={before} />}
      <PuzzleHere own={OWN} make={() => puzzleOfMoment(game, before, mistake)} />
    </MistakePart>
  );
}

/** Goes through a game of RESIST! with the coach of this page. */
const reviewing = (game: ResistGame, tell: (progress: ReviewProgress<ResistReview>) => void) =>
  new Reviewing(resistReviewer(game, resistCoach.analyse), tell, resistCoach.size);

/** How many games are simulated at the moment, once and for all. */
const PUZZLE_LOOK = 8000;

/** Makes a puzzle of a moment. Rejects where the coach cannot be asked. */
async function puzzleOfMoment(
  { setUp: { seed: _, ...setUp } }: Pick<Game<Resist>, 'setUp'>,
  position: Position,
  mistake: ResistMistake,
): Promise<ResistPuzzle> {
  const view = resistRules.playerView(position);
  const analysis = await resistCoach.analyse({ view, seed: 'puzzle', simulations: PUZZLE_LOOK });
  const { unseen: { random: __, ...unseen } = {}, ...table } = resistRules.toBoardState(position);
  const moment = { setUp, table: { ...table, unseen } };
  return puzzleOfMistake(moment, mistake, resistRanks(analysis), freshSeed());
}
