import * as m from '#messages';
import { PROMPT } from '#play/screen/hooks/use-focus.ts';
import { nextAfter } from '#play/screen/puzzles/next-puzzle.ts';
import { type Fraction, fraction } from '#shared/fraction.ts';
import { isDecidedByChance, type Puzzle } from '../../puzzles/index.ts';
import { moveInWords } from '../../words/moves.ts';
import { answerText, worthText } from '../../words/puzzles.ts';
import { useGame } from '../game.ts';
import { HowItGoesOn } from './HowItGoesOn.tsx';
import { MARKS_KEY } from './marks-key.ts';
import type { Task } from './task.ts';
import type { Judgement } from './use-judge.ts';

interface Props {
  readonly task: Task;
  readonly puzzle: Puzzle;
  readonly tried: readonly string[];
  /** Nothing where the visitor asked for the answer. */
  readonly judgement: Judgement | undefined;
  readonly onAgain: () => void;
}

/** What the try has come to, how a wrong choice is refuted, what each answer is worth, and why. */
export function VerdictPanel({ task, puzzle, tried, judgement, onAgain }: Props) {
  const { who } = useGame();
  const { scenario, inOrder, list, rules } = task;
  const verdict = judgement?.status === 'said' ? judgement.verdict : undefined;
  const wrong = verdict?.verdict === 'wrong' ? verdict : undefined;
  const next = nextAfter(MARKS_KEY, inOrder, scenario.id);
  const isRight = verdict?.verdict === 'right';
  return (
    <section class="aid-panel poilus-panel puzzle" aria-labelledby={PROMPT}>
      <h2 id={PROMPT} tabIndex={-1} class={`aid-prompt${isRight ? ' puzzle__right' : ''}`}>
        {titleOf(judgement)}
      </h2>
      {wrong && (
        <>
          <p>
            {m.play_puzzle_gave_away({
              move: moveInWords(tried[wrong.move] ?? '', who),
              after: worthText(wrong.after),
              before: worthText(wrong.before),
            })}
          </p>
          {wrong.refutation && (
            <HowItGoesOn
              puzzle={puzzle}
              before={tried.slice(0, wrong.move + 1)}
              refutation={wrong.refutation}
              isChance={isDecidedByChance(scenario)}
            />
          )}
        </>
      )}
      <ol class="puzzle__answers" aria-label={m.play_puzzle_answers()}>
        {[scenario.best, ...scenario.others].map(({ moves, worth }, n) => (
          <li key={moves.join()} data-best={n === 0 ? '' : undefined}>
            <span>{answerText(puzzle, moves, who)}</span>
            <b>{worthText(worthIn(worth))}</b>
          </li>
        ))}
      </ol>
      <p>{scenario.words.why}</p>
      <p>
        {m.play_puzzle_rules()}:{' '}
        {scenario.rules.map((rule, n) => (
          <span key={rule}>
            {n > 0 && ' · '}
            <a href={rules[rule]?.href} target="_blank" rel="noopener">
              {rules[rule]?.title}
            </a>
          </span>
        ))}
      </p>
      <div class="aid-buttons">
        <button type="button" class={isRight ? 'aid-secondary' : 'aid-primary'} onClick={onAgain}>
          {m.play_puzzle_again()}
        </button>
        <a class={isRight ? 'aid-primary' : 'aid-secondary'} href={next?.href ?? list}>
          {next ? m.play_puzzle_next() : m.play_puzzle_all()}
        </a>
      </div>
    </section>
  );
}

function titleOf(judgement: Judgement | undefined): string {
  if (!judgement) return m.play_puzzle_told();
  if (judgement.status !== 'said') return m.play_puzzle_failed();
  return judgement.verdict.verdict === 'right' ? m.play_puzzle_right() : m.play_puzzle_wrong();
}

function worthIn(text: string): Fraction {
  const [ways = 0, of = 1] = text.split('/').map(Number);
  return fraction(ways, of);
}
