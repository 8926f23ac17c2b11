import { BookOpen, Lightbulb, LogOut, RotateCcw } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { type Fraction, fractionIn } from '#shared/chance/fraction.ts';
import { ruleLinkIn } from '../frame/session.ts';
import { PROMPT } from '../hooks/use-focus.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { SearchTool, ToolButton } from '../parts/ToolButton.tsx';
import type { AttemptProps, AttemptState } from './PuzzleRoom.tsx';
import { type AnsweredPuzzle, allText, nextAfter, nextText, type ShownPuzzle } from './task.ts';

interface Props extends Pick<AttemptProps<AnsweredPuzzle>, 'task' | 'onAgain'> {
  /** The class of the game's panels. */
  readonly panel: string;
  readonly attempt: AttemptState<unknown>;
  /** What is asked. */
  readonly taskText: ComponentChildren;
  /** The move of a number among those tried, in words. */
  readonly triedText: (move: number) => string;
  readonly answerText: (moves: readonly string[]) => string;
  readonly worthText: (worth: Fraction) => string;
  /** How a wrong choice is refuted. */
  readonly children?: ComponentChildren;
}

/**
 * What stands in the place of the game's question: the task before an attempt, and after it what it has
 * come to, what each answer is worth exactly, and why.
 */
export function AttemptPanel(props: Props) {
  const { panel, task, attempt, triedText, answerText, worthText, onAgain } = props;
  const { puzzle } = task;
  if (attempt.stage === 'task') {
    return (
      <BeginPanel panel={panel} title={puzzle.words.title} onBegin={attempt.begin}>
        {task.exercise?.note && <p class="puzzle__task">{task.exercise.note}</p>}
        {props.taskText}
      </BeginPanel>
    );
  }
  if (attempt.stage === 'looking') return <LookingPanel panel={panel} />;
  const verdict = attempt.isTold ? undefined : attempt.verdict;
  const isRight = verdict !== undefined && verdict.verdict !== 'wrong';
  const next = nextAfter(attempt.progressKey, task, puzzle.id);
  return (
    <PuzzlePanel panel={panel} class="puzzle" title={titleOf(attempt)} isGood={isRight}>
      {verdict?.verdict === 'wrong' && (
        <p>
          {m.play_puzzle_gave_away({
            move: triedText(verdict.move),
            after: worthText(verdict.after),
            before: worthText(verdict.before),
          })}
        </p>
      )}
      {props.children}
      <ol class="puzzle__answers" aria-label={m.play_puzzle_answers()}>
        {[puzzle.best, ...puzzle.others].map(({ moves, worth }, n) => (
          <li key={moves.join()} data-best={n === 0 ? '' : undefined}>
            <span>{answerText(moves)}</span>
            <b>{worthText(fractionIn(worth))}</b>
          </li>
        ))}
      </ol>
      {puzzle.words.why && <p>{puzzle.words.why}</p>}
      {puzzle.rules.length > 0 && <RulesToKnow {...task} />}
      <div class="aid-buttons">
        <button
          type="button"
          class={isRight ? 'aid-secondary' : 'aid-primary'}
          onClick={() => onAgain()}
        >
          {m.play_puzzle_again()}
        </button>
        <a class={isRight ? 'aid-primary' : 'aid-secondary'} href={next.href}>
          {next.isPuzzle ? nextText(task) : allText(task)}
        </a>
      </div>
    </PuzzlePanel>
  );
}

function RulesToKnow({ puzzle, rules }: AttemptProps<AnsweredPuzzle>['task']) {
  return (
    <p class="puzzle__rules">
      {m.play_puzzle_rules()}:{' '}
      {puzzle.rules.map((rule, n) => {
        const link = ruleLinkIn(rules, rule);
        return (
          <span key={rule}>
            {n > 0 && ' · '}
            <a href={link?.href} target="_blank" rel="noopener">
              {link?.title}
            </a>
          </span>
        );
      })}
    </p>
  );
}

function titleOf({ isTold, verdict }: AttemptState<unknown>): string {
  if (isTold) return m.play_puzzle_told();
  if (!verdict) return m.play_puzzle_failed();
  return verdict.verdict === 'wrong' ? m.play_puzzle_wrong() : m.play_puzzle_right();
}

interface panelsProps {
  /** The class of the game's panels. */
  readonly panel: string;
  readonly title: string;
  readonly class?: string;
  readonly isGood?: boolean;
  readonly children?: ComponentChildren;
}

/** What stands where a game asks: a title that the focus goes to, and what belongs to it. */
const PuzzlePanel = ({ panel, title, class: more = '', isGood, children }: panelsProps) => (
  <section class={`${panel} ${more}`} aria-labelledby={PROMPT}>
    <h2 id={PROMPT} tabIndex={-1} class={isGood ? 'aid-prompt puzzle__right' : 'aid-prompt'}>
      {title}
    </h2>
    {children}
  </section>
);

interface BeginProps extends Pick<panelsProps, 'panel' | 'title' | 'children'> {
  readonly onBegin: () => void;
}

/** The task, before the first move. */
const BeginPanel = ({ panel, title, children, onBegin }: BeginProps) => (
  <PuzzlePanel panel={panel} title={title}>
    {children}
    <button type="button" class="aid-primary" onClick={onBegin}>
      {m.play_puzzle_begin()}
    </button>
  </PuzzlePanel>
);

/** The search is not through yet. */
const LookingPanel = ({ panel }: { readonly panel: string }) => (
  <PuzzlePanel panel={panel} title={m.play_puzzle_looking()} />
);

interface PuzzleToolsProps extends Pick<AttemptProps<ShownPuzzle>, 'task' | 'onAgain'> {
  readonly attempt: AttemptState<unknown>;
  /** The moves made so far. */
  readonly tried: readonly string[];
  /** The task. */
  readonly children: ComponentChildren;
}

/** Always at hand: the task, from the start again, the answer, the way out. */
export function PuzzleTools({ task, attempt, tried, onAgain, children }: PuzzleToolsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div class="aid-toolbar" role="toolbar" aria-label={m.play_tools()}>
        <ToolButton icon={BookOpen} label={m.play_puzzle_task()} onClick={() => setOpen(true)} />
        <ToolButton
          icon={RotateCcw}
          label={m.play_puzzle_again()}
          disabled={tried.length === 0}
          onClick={() => onAgain()}
        />
        <ToolButton
          icon={Lightbulb}
          label={m.play_puzzle_tell()}
          disabled={attempt.stage !== 'playing'}
          onClick={attempt.tell}
        />
        <a class="aid-tool" href={task.list}>
          <LogOut aria-hidden="true" />
          <span>{allText(task)}</span>
        </a>
        <SearchTool />
      </div>
      {isOpen && (
        <Dialog title={task.puzzle.words.title} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}
