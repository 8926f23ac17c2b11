import { useEffect } from 'preact/hooks';
import type { Estimate } from '#maquis/coach/index.ts';
import type { FallenCard, Mistake } from '#maquis/review/index.ts';
import { advisedMoveText, chancesText } from '#maquis/words/coach.ts';
import * as m from '#messages';
import type { Curve } from '#play/screen/review/curves.ts';
import { ReviewPanel as Panel } from '#play/screen/review/ReviewPanel.tsx';
import { useAid, useRunning } from '../../aid/aid.ts';
import type { TownView } from '../../town-view.ts';
import { choiceText } from '../my-puzzles/choice-text.ts';
import { placeOfMove } from '../ranked.ts';
import { MistakeHere } from './MistakeHere.tsx';
import { useMaquisReview } from './use-maquis-review.ts';
import type { Variation } from './variation.ts';
import '../../style/coach.css';
import '../../style/practice.css';
import '../../style/review.css';

export { VariationScreen } from './VariationScreen.tsx';

interface Props {
  readonly onMoment: (moment: number | undefined) => void;
  readonly onLooked: (view: Partial<TownView> | undefined) => void;
  readonly onLine: (line: Variation) => void;
}

/** The game gone through with the coach; the board shows the places that are spoken of. */
export function ReviewPanel({ onMoment, onLooked, onLine }: Props) {
  const { kit, moment = 0 } = useAid();
  const { game, replayed } = useRunning();
  const { played, here } = useMaquisReview(game, replayed);
  const { positions } = played;
  const mistake = here.progress.review.mistakes.find(({ step }) => step === moment);
  const better = mistake && placeOfMove(mistake.better);
  const other = mistake && placeOfMove(mistake.played);
  useEffect(() => {
    onLooked({ ...(better ? { advised: better } : {}), ...(other ? { chosen: other } : {}) });
  }, [better, other]);
  const when = (step: number): string => kit.words.moment(positions[step]);
  return (
    <Panel
      here={here}
      game={played}
      curves={CURVES}
      momentText={kit.words.moment}
      chancesText={(chances) => chancesText({ ...chances, standardError: 0 })}
      moveText={advisedMoveText}
      mistakeTold={({ step, ...made }: Mistake) => ({
        where: when(step),
        what: m.play_review_instead({
          played: choiceText(positions[step], made.played),
          better: choiceText(positions[step], made.better),
        }),
      })}
      luckTold={({ step, card }: FallenCard) => ({
        where: when(step),
        what: advisedMoveText(positions[step], card),
      })}
      luckTitle={m.maquis_review_cards()}
      sumNames={{ luck: m.maquis_review_sum_cards() }}
      onMoment={onMoment}
      part={(made) => (
        <MistakeHere key={made.step} mistake={made} played={played} onLine={onLine} />
      )}
    />
  );
}

const CURVES: readonly Curve<Estimate>[] = [
  { name: m.play_review_key_win, value: ({ win }) => win },
  {
    name: m.maquis_review_key_draw,
    value: ({ win, draw }) => win + draw,
    column: { name: m.maquis_review_table_draw, value: ({ draw }) => draw },
  },
];
