import { type Position, type Resist, resistRules, snapshotOf } from '#games/resist/engine/index.ts';
import { cardNames, enemyName, missionName } from '#games/resist/i18n/cards.ts';
import { momentText } from '#games/resist/i18n/moments.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import {
  type ResistChances,
  type ResistChoice,
  type ResistGame,
  type ResistMistake,
  type ResistReview,
  reasonsBeside,
  resistRanks,
  resistReviewer,
} from '#games/resist/review/index.ts';
import type { ResistSaves } from '#games/resist/session/index.ts';
import * as m from '#messages';
import type { Game } from '#play/history/game.ts';
import { alikeIn } from '#play/review/ranked-moments.ts';
import { type Luck, Reviewing, type ReviewProgress } from '#play/review/review.ts';
import { useActiveSession } from '#play/ui/frame/session.ts';
import { PuzzleHere } from '#play/ui/my-puzzles/PuzzleHere.tsx';
import type { Curve } from '#play/ui/review/ChanceChart.tsx';
import { ReviewPanel as Panel } from '#play/ui/review/ReviewPanel.tsx';
import { MistakePart, type TurningPointText } from '#play/ui/review/TurningPoints.tsx';
import { useReviewedGame } from '#play/ui/review/use-reviewing.ts';
import { noisePoints } from '#shared/chance/chance-text.ts';
import { listed } from '#shared/list-text.ts';
import { freshSeed } from '#shared/seeds.ts';
import { resistCoach } from '../coach.ts';
import { OWN, puzzleOfMistake, type ResistPuzzle } from '../own/own.ts';
import { ReasonList } from '../ReasonList.tsx';
import { resultChancesText } from './review-text.ts';
import '#games/resist/ui/style/pages/review.css';

/** What a choice comes to, with its error. */
const choiceChancesText = (choice: ResistChoice): string =>
  resultChancesText(
    { ...choice, major: choice.chances.epic + choice.chances.major },
    noisePoints(choice),
  );

/** Less than this nobody would call a change of the chance of winning. */
const NO_CHANGE = 0.005;

const mistakeTold =
  ({ positions }: ResistGame) =>
  ({ step, played, better, loss }: ResistMistake): TurningPointText => ({
    where: momentText(positions[step]),
    what: m.play_review_instead({
      played: moveWords(positions[step], played),
      better: moveWords(positions[step], better),
    }),
    ...(loss.win < NO_CHANGE ? { change: m.resist_review_tier() } : {}),
  });

/** What came of a kind, together: "Drawn: Abel, Celia and Spy". */
const CAME: Readonly<Record<string, (cards: readonly string[]) => string>> = {
  draw: (cards) => m.resist_review_drawn({ cards: cardNames(cards) }),
  reveal: (kinds) => m.resist_review_turned({ enemies: listed(kinds.map(enemyName)) }),
  mission: (missions) => m.resist_review_missions({ missions: listed(missions.map(missionName)) }),
};

/** What chance did in a row, kind by kind. */
const luckTold =
  ({ positions, moves }: ResistGame) =>
  ({ step, until }: Luck): TurningPointText => {
    const kinds = new Map<string, { readonly cards: string[]; readonly texts: string[] }>();
    for (let at = step; at < until; at++) {
      const move = moves[at] ?? '';
      const [word, card = ''] = move.split(':');
      const kind = kinds.get(word) ?? { cards: [], texts: [] };
      kind.cards.push(card);
      kind.texts.push(moveWords(positions[at], move));
      kinds.set(word, kind);
    }
    const said = [...kinds].map(([word, { cards, texts }]) => CAME[word]?.(cards) ?? listed(texts));
    return { where: momentText(positions[step]), what: said.join(' · ') };
  };

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
  const reasons = reasonsBeside(look.moves, better, played);
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
