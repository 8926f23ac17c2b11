import { GitBranch } from 'lucide-preact';
import { snapshotOf } from '#games/les-poilus/engine/index.ts';
import { momentText } from '#games/les-poilus/i18n/events.ts';
import { moveInPosition, moveInWords } from '#games/les-poilus/i18n/moves.ts';
import type { Who } from '#games/les-poilus/i18n/names.ts';
import { type PoilusGame, poilusReviewer } from '#games/les-poilus/review/index.ts';
import type { PoilusSaves } from '#games/les-poilus/session/index.ts';
import { turnOf, useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import { outlookOf } from '#games/les-poilus/ui/prompts/outlook.ts';
import * as m from '#messages';
import { alikeIn, type RankedMistake, type RankedReview } from '#play/review/ranked-moments.ts';
import { type Chances, type Luck, Reviewing, type ReviewProgress } from '#play/review/review.ts';
import { useBranch } from '#play/ui/frame/fresh-save.ts';
import type { Curve } from '#play/ui/review/ChanceChart.tsx';
import { ReviewPanel as Panel } from '#play/ui/review/ReviewPanel.tsx';
import { MistakePart, type TurningPointText } from '#play/ui/review/TurningPoints.tsx';
import { useReviewedGame } from '#play/ui/review/use-reviewing.ts';
import { noisePoints, percentText } from '#shared/chance/chance-text.ts';
import { listed } from '#shared/list-text.ts';
import { poilusCoach } from '../coach.ts';

/** The game gone through with the coach of Les Poilus. */
export function PoilusReviewPanel() {
  const { who } = useGameOnScreen();
  const { played, here } = useReviewedGame<PoilusSaves, RankedReview>(reviewing);
  return (
    <Panel
      here={here}
      game={played}
      curves={CURVES}
      momentText={momentText}
      chancesText={({ win }) => m.poilus_review_wins({ win: percentText(win) })}
      moveText={(before, move) => moveInPosition(before, move, who)}
      mistakeTold={mistakeTold(played, who)}
      luckTold={luckTold(played, who)}
      luckTitle={m.play_review_luck()}
      sumNames={{
        luck: m.poilus_review_sum_cards(),
        choices: m.poilus_review_sum_choices(),
        rest: 'none',
        hint: m.poilus_review_sums_hint(),
      }}
      lead={m.poilus_review_lead()}
      part={(mistake) => <MistakeHere key={mistake.step} mistake={mistake} game={played} />}
    />
  );
}

const CURVES: readonly Curve<Chances>[] = [
  { name: m.play_review_key_win, value: ({ win }) => win },
];

/** Who had to choose at a step. */
const chooser = ({ positions }: PoilusGame, step: number, who: Who): string =>
  who(turnOf(snapshotOf(positions[step])));

const mistakeTold =
  (game: PoilusGame, who: Who) =>
  ({ step, played, better }: RankedMistake): TurningPointText => ({
    where: momentText(game.positions[step]),
    what: m.poilus_review_instead({
      who: chooser(game, step, who),
      played: moveInPosition(game.positions[step], played, who),
      better: moveInPosition(game.positions[step], better, who),
    }),
  });

const luckTold =
  ({ positions, moves }: PoilusGame, who: Who) =>
  ({ step, until }: Luck): TurningPointText => {
    const made = moves.slice(step, until).map((move) => move ?? '');
    const dealt = made.filter((move) => move.startsWith('deal:')).length;
    const what =
      dealt > 0
        ? m.poilus_review_dealt({ count: dealt })
        : listed(made.map((move) => moveInWords(move, who)));
    return { where: momentText(positions[step]), what };
  };

/** "wins 30%, give or take 4". */
function chanceText(chances: Chances): string {
  const win = percentText(chances.win);
  const noise = noisePoints(chances);
  return noise > 0 ? m.poilus_review_wins_about({ win, noise }) : m.poilus_review_wins({ win });
}

interface MistakeProps {
  readonly mistake: RankedMistake;
  readonly game: PoilusGame;
}

/** A choice that was not the best, what was better, what either does to the table, and another try. */
function MistakeHere({ mistake, game }: MistakeProps) {
  const { who, traps } = useGameOnScreen();
  const branch = useBranch();
  const { step, played, better, best, other } = mistake;
  const before = game.positions[step];
  const told = (move: string) => moveInPosition(before, move, who);
  const state = snapshotOf(before);
  const outlooks =
    state.phase === 'action'
      ? [played, better].flatMap((move) => {
          const { text } = outlookOf(state, move, traps);
          return text ? [{ move: told(move), outlook: text }] : [];
        })
      : [];
  return (
    <MistakePart
      played={m.poilus_review_played({
        who: chooser(game, step, who),
        move: told(played),
        chances: chanceText(other),
      })}
      better={m.play_review_better({ move: told(better), chances: chanceText(best) })}
      alike={alikeIn(mistake).map(({ move }) => told(move))}
    >
      {outlooks.length > 0 && (
        <ul>
          {outlooks.map((one) => (
            <li key={one.move}>{m.poilus_review_would(one)}</li>
          ))}
        </ul>
      )}
      <BranchButton onBranch={() => branch(step)} />
    </MistakePart>
  );
}

/** Goes through a game of Les Poilus with the coach of this page. */
const reviewing = (game: PoilusGame, tell: (progress: ReviewProgress<RankedReview>) => void) => {
  const reviewer = poilusReviewer(game, {
    outlook: (question) => poilusCoach.run('outlook', question),
    ranking: (question) => poilusCoach.run('ranking', question),
  });
  return new Reviewing(reviewer, tell, poilusCoach.size);
};

/** Plays a game again from a moment, as a game of its own. */
const BranchButton = ({ onBranch }: { readonly onBranch: () => void }) => (
  <div class="review-mistake__ways">
    <button type="button" class="aid-secondary" onClick={onBranch}>
      <GitBranch aria-hidden="true" /> {m.play_review_from_here()}
    </button>
  </div>
);
