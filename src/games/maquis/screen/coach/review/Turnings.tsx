import { snapshotOf } from '#maquis/engine/index.ts';
import type { PlayedGame, Review } from '#maquis/review/review.ts';
import { advisedMoveText, changeText, noisePoints } from '#maquis/words/coach.ts';
import * as m from '#messages';
import { choiceText } from '../my-puzzles/choice-text.ts';

/** So many choices and cards are told; the others changed less. */
const MOST_MISTAKES = 5;
const MOST_CARDS = 3;

interface Props {
  readonly game: PlayedGame;
  readonly review: Review;
  readonly moment: number;
  readonly onMoment: (moment: number) => void;
}

/** Where the game turned: the choices that cost most, and the cards that changed most. */
export function Turnings({ game, review: { mistakes, cards }, moment, onMoment }: Props) {
  const turnAt = (step: number) => snapshotOf(game.positions[step]).day + 1;
  return (
    <>
      <h3>{m.maquis_review_mistakes()}</h3>
      {mistakes.length === 0 ? (
        <p class="aid-hint">{m.maquis_review_no_mistakes()}</p>
      ) : (
        <ul class="coach-moves">
          {mistakes.slice(0, MOST_MISTAKES).map(({ step, played, better, loss }) => (
            <Turning
              key={step}
              isNow={moment === step}
              onLook={() => onMoment(step)}
              where={m.maquis_table_log_turn({ turn: turnAt(step) })}
              what={m.maquis_review_instead({
                played: choiceText(game.positions[step], played),
                better: choiceText(game.positions[step], better),
              })}
              change={-loss.win}
              noise={noisePoints(loss)}
            />
          ))}
        </ul>
      )}
      {cards.length > 0 && (
        <>
          <h3>{m.maquis_review_cards()}</h3>
          <ul class="coach-moves">
            {cards.slice(0, MOST_CARDS).map(({ step, card, before, after }) => (
              <Turning
                key={step}
                isNow={moment === step + 1}
                onLook={() => onMoment(step + 1)}
                where={m.maquis_table_log_turn({ turn: turnAt(step) })}
                what={advisedMoveText(game.positions[step], card)}
                change={after - before}
                noise={0}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface TurningProps {
  readonly isNow: boolean;
  readonly onLook: () => void;
  readonly where: string;
  readonly what: string;
  readonly change: number;
  readonly noise: number;
}

function Turning({ isNow, onLook, where, what, change, noise }: TurningProps) {
  return (
    <li>
      <button
        type="button"
        class="coach-move"
        aria-pressed={isNow ? true : undefined}
        onClick={onLook}
      >
        <span>
          <small>{where}</small> <b>{what}</b>
        </span>
        <span class="coach-move__win">
          {m.maquis_review_points({ points: changeText(change) })}
          {noise > 0 && <small> {m.maquis_coach_noise({ noise })}</small>}
        </span>
      </button>
    </li>
  );
}
