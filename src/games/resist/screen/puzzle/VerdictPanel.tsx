import * as m from '#messages';
import { PROMPT } from '#play/screen/hooks/use-focus.ts';
import { nextAfter } from '#play/screen/puzzles/next-puzzle.ts';
import { type Position, parseMove } from '#resist/engine/index.ts';
import { afterMove, type Puzzle } from '#resist/puzzles/index.ts';
import { moveWords } from '#resist/words/moves.ts';
import { answerText, worthText } from '#resist/words/puzzles.ts';
import { type Fraction, fraction } from '#shared/fraction.ts';
import { useView } from '../view.ts';
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

/** What the try has come to, what each answer is worth exactly, and why. */
export function VerdictPanel({ task, puzzle, tried, judgement, onAgain }: Props) {
  const { rules } = useView();
  const { scenario, inOrder, list } = task;
  const verdict = judgement?.status === 'said' ? judgement.verdict : undefined;
  const next = nextAfter(MARKS_KEY, inOrder, scenario.id);
  const isRight = verdict?.verdict === 'right';
  return (
    <section class="prompt puzzle" aria-labelledby={PROMPT}>
      <h2 id={PROMPT} tabIndex={-1} class={isRight ? 'puzzle__right' : undefined}>
        {titleOf(judgement)}
      </h2>
      {verdict?.verdict === 'wrong' && (
        <p>
          {m.play_puzzle_gave_away({
            move: moveWords(
              positionAfter(puzzle, tried.slice(0, verdict.move)),
              tried[verdict.move],
            ),
            after: worthText(scenario.aim, verdict.after),
            before: worthText(scenario.aim, verdict.before),
          })}
        </p>
      )}
      <ol class="puzzle__answers" aria-label={m.play_puzzle_answers()}>
        {[scenario.best, ...scenario.others].map(({ moves, worth }, n) => (
          <li key={moves.join()} data-best={n === 0 ? '' : undefined}>
            <span>{answerText(puzzle.start, moves)}</span>
            <b>{worthText(scenario.aim, worthIn(worth))}</b>
          </li>
        ))}
      </ol>
      <p class="puzzle__why">{scenario.words.why}</p>
      <p class="puzzle__rules">
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
      <div class="prompt__buttons">
        <button type="button" class={isRight ? 'button' : 'button button--main'} onClick={onAgain}>
          {m.play_puzzle_again()}
        </button>
        <a class={isRight ? 'button button--main' : 'button'} href={next?.href ?? list}>
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

const positionAfter = ({ start }: Puzzle, moves: readonly string[]): Position =>
  moves.reduce((position, text) => {
    const parsed = parseMove(text);
    return 'move' in parsed ? afterMove(position, parsed.move) : position;
  }, start);
