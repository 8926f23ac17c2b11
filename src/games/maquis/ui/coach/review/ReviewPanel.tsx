import { useEffect, useState } from 'preact/hooks';
import type { ResultChances } from '#games/maquis/coach/index.ts';
import { editionCalled } from '#games/maquis/data/index.ts';
import { advisedMoveText, chancesText } from '#games/maquis/i18n/coach.ts';
import {
  type Mistake,
  type PlayedGame,
  type Review,
  reviewing,
} from '#games/maquis/review/index.ts';
import { aidOf, MaquisContext, useAid, useMaquisSession } from '#games/maquis/ui/aid/aid.ts';
import type { TownView } from '#games/maquis/ui/town-view.ts';
import * as m from '#messages';
import type { Curve } from '#play/ui/review/ChanceChart.tsx';
import { ReviewPanel as Panel } from '#play/ui/review/ReviewPanel.tsx';
import { choiceInWords, OWN } from '../my-puzzles/own.ts';
import { placeOfMove, rankedOf } from '../ranked.ts';
import '#games/maquis/ui/style/coach.css';
import '#games/maquis/ui/style/practice.css';
import { useMachine } from '@xstate/react';
import { ArrowLeft, Eye, StepBack, StepForward } from 'lucide-preact';
import { movePartsOf, parseMove } from '#games/maquis/engine/index.ts';
import { moveInWords } from '#games/maquis/i18n/actions.ts';
import { idleText } from '#games/maquis/i18n/idle.ts';
import { betterLine } from '#games/maquis/review/better-line.ts';
import { type MaquisSaves, type TableGame, tableMachine } from '#games/maquis/session/index.ts';
import { TurnScreen } from '#games/maquis/ui/aid/TurnScreen.tsx';
import type { ReviewProgress } from '#play/review/review.ts';
import { useKeptFocus } from '#play/ui/hooks/use-focus.ts';
import { PuzzleHere } from '#play/ui/my-puzzles/PuzzleHere.tsx';
import { PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { MistakePart } from '#play/ui/review/TurningPoints.tsx';
import { useReviewedGame } from '#play/ui/review/use-reviewing.ts';
import { coach } from '../coach.ts';
import { MoveReasons } from '../MoveReasons.tsx';
import { puzzleOfMoment } from '../my-puzzles/make-puzzle.ts';

interface Props {
  readonly onLooked: (view: Partial<TownView> | undefined) => void;
  readonly onLine: (line: Variation) => void;
}

/** The game gone through with the coach; the board shows the places that are spoken of. */
export function ReviewPanel({ onLooked, onLine }: Props) {
  const { mode, moment = 0 } = useAid();
  const { game, played, here } = useReviewedGame<MaquisSaves, Review>(throughGame);
  const { positions } = played;
  const mistake = here.progress.review.mistakes.find(({ step }) => step === moment);
  const better = mistake && placeOfMove(mistake.better);
  const other = mistake && placeOfMove(mistake.played);
  useEffect(() => {
    onLooked({ ...(better ? { advised: better } : {}), ...(other ? { chosen: other } : {}) });
  }, [better, other]);
  const when = (step: number): string => mode.text.moment(positions[step]);
  return (
    <Panel
      here={here}
      game={played}
      curves={editionCalled(game.setUp.ruleset).hasDraw ? [WON, WON_OR_DRAWN] : [WON]}
      momentText={mode.text.moment}
      chancesText={(chances) => chancesText({ ...chances, standardError: 0 })}
      moveText={advisedMoveText}
      mistakeTold={({ step, ...made }: Mistake) => ({
        where: when(step),
        what: m.play_review_instead({
          played: choiceInWords(positions[step], made.played),
          better: choiceInWords(positions[step], made.better),
        }),
      })}
      luckTold={({ step, card }: Review['luck'][number]) => ({
        where: when(step),
        what: advisedMoveText(positions[step], card),
      })}
      luckTitle={m.maquis_review_cards()}
      sumNames={{ luck: m.maquis_review_sum_cards() }}
      part={(made) => (
        <MistakeHere key={made.step} mistake={made} played={played} onLine={onLine} />
      )}
    />
  );
}

const WON: Curve<ResultChances> = { name: m.play_review_key_win, value: ({ win }) => win };
const WON_OR_DRAWN: Curve<ResultChances> = {
  name: m.maquis_review_key_draw,
  value: ({ win, draw }) => win + draw,
  column: { name: m.maquis_review_table_draw, value: ({ draw }) => draw },
};

/** Goes through a game of Maquis with the coaches of this page. */
const throughGame = (played: PlayedGame, tell: (progress: ReviewProgress<Review>) => void) =>
  reviewing(played, coach.analyse, tell, coach.size);

interface MistakeHereProps {
  readonly mistake: Mistake;
  readonly played: PlayedGame;
  readonly onLine: (line: Variation) => void;
}

type Doing = 'nothing' | 'line' | 'failed';

/** A choice that was not the best: what was better, what follows from it, and another try. */
function MistakeHere({ mistake, played, onLine }: MistakeHereProps) {
  const { game } = useMaquisSession();
  const [doing, setDoing] = useState<Doing>('nothing');
  const stand = useKeptFocus<HTMLDivElement>(doing);
  const { step, better, best, other } = mistake;
  const before = played.positions[step];
  const alike = rankedOf(mistake.analysis).alike.filter(({ move }) => move !== mistake.played);
  const showLine = () => {
    setDoing('line');
    betterLine(played, step, better, coach.analyse).then(
      (moves) => {
        setDoing('nothing');
        onLine({ game, from: step, moves });
      },
      () => setDoing('failed'),
    );
  };
  const line = (
    <button type="button" class="aid-secondary" disabled={doing === 'line'} onClick={showLine}>
      <Eye aria-hidden="true" /> {m.maquis_review_show()}
    </button>
  );
  return (
    <MistakePart
      stand={stand}
      played={m.play_review_played({
        move: choiceInWords(before, mistake.played),
        chances: chancesText(other),
      })}
      better={m.play_review_better({
        move: choiceInWords(before, better),
        chances: chancesText(best),
      })}
      alike={alike.map(({ move }) => choiceInWords(before, move))}
    >
      <MoveReasons position={before} analysis={mistake.analysis} move={better} />
      <PuzzleHere own={OWN} make={() => puzzleOfMoment(before, mistake)}>
        {line}
      </PuzzleHere>
      <div role="status">
        {doing === 'line' && <p>{m.play_coach_begins()}</p>}
        {doing === 'failed' && <p class="aid-trouble">{m.play_coach_failed()}</p>}
      </div>
    </MistakePart>
  );
}

/** A line that was not played: from which moment of the game, and its moves. */
export interface Variation {
  readonly game: TableGame;
  /** How many steps of the game stand before it. */
  readonly from: number;
  readonly moves: readonly string[];
}

/** The game as it would have gone, to be looked at. */
function gameOfVariation({ game, from, moves }: Variation): TableGame {
  const steps = [
    ...game.steps.slice(0, from),
    ...moves.map((move) =>
      move.startsWith('patrol:') ? ({ move, by: 'site' } as const) : { move },
    ),
  ];
  return { ...game, steps, seen: steps.length };
}

interface VariationScreenProps {
  readonly line: Variation;
  readonly onBack: () => void;
}

/** What would have followed from a better choice, step by step on the board. */
export function VariationScreen({ line, onBack }: VariationScreenProps) {
  const { room, rules } = useAid();
  const [game] = useState(() => gameOfVariation(line));
  const [state, send] = useMachine(tableMachine, { input: { seed: 'line', resume: { game } } });
  const [at, setAt] = useState(1);
  // Taps may come sooner than the panel is drawn anew.
  const go = (steps: number) =>
    setAt((now) => Math.max(0, Math.min(line.moves.length, now + steps)));
  const aid = aidOf({ room, state, send, rules, moment: line.from + at });
  const { replayed } = state.context;
  useEffect(() => document.getElementById('aid-prompt')?.focus({ preventScroll: true }), []);
  const move = line.moves[at - 1];
  const parsed = move === undefined ? undefined : parseMove(move);
  const before = replayed?.positions[line.from + at - 1];
  const parts = parsed && 'move' in parsed ? movePartsOf(parsed.move) : undefined;
  const idleAt = parts?.kind === 'act' && parts.action === 'none' ? parts.place : undefined;
  return (
    <MaquisContext.Provider value={aid}>
      <TurnScreen
        tools={null}
        past={
          <section class="aid-panel review-line" aria-labelledby="aid-prompt">
            <PromptTitle
              about={
                <>
                  {m.maquis_review_line()} ·{' '}
                  {m.maquis_scenario_line_at({ at, all: line.moves.length })}
                </>
              }
            >
              {parsed && 'move' in parsed && before
                ? moveInWords(before, parsed.move)
                : m.maquis_review_line_start()}
            </PromptTitle>
            {idleAt && before && <p>{idleText(before, idleAt)}</p>}
            <p class="aid-hint">{m.maquis_review_line_cards()}</p>
            <div class="aid-go review-line__steps">
              <button
                type="button"
                class="aid-icon-button"
                aria-label={m.play_moment_earlier()}
                disabled={at === 0}
                onClick={() => go(-1)}
              >
                <StepBack aria-hidden="true" />
              </button>
              <button
                type="button"
                class="aid-primary"
                disabled={at === line.moves.length}
                onClick={() => go(1)}
              >
                {m.maquis_scenario_line_next()} <StepForward aria-hidden="true" />
              </button>
            </div>
            <button type="button" class="aid-secondary" onClick={onBack}>
              <ArrowLeft aria-hidden="true" /> {m.maquis_review_line_back()}
            </button>
          </section>
        }
      />
    </MaquisContext.Provider>
  );
}
