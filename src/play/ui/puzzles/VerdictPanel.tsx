import type { ComponentChildren } from 'preact';
import * as m from '#messages';
import type { Verdict } from '#play/puzzles/judge.ts';
import { type Fraction, fractionIn } from '#shared/fraction.ts';
import { ruleLinkIn } from '../frame/session.ts';
import { nextAfter } from './next-puzzle.ts';
import { type PanelLook, PuzzlePanel } from './panels.tsx';
import type { PuzzleTask } from './task.ts';
import type { Judgement } from './use-judge.ts';

interface Props {
  readonly look: PanelLook;
  readonly task: PuzzleTask;
  /** What the marks of the game lie under. */
  readonly marks: string;
  /** Nothing where the visitor asked for the answer. */
  readonly judgement: Judgement<Verdict> | undefined;
  /** The move of a number among those tried, in words. */
  readonly triedText: (move: number) => string;
  readonly answerText: (moves: readonly string[]) => string;
  readonly worthText: (worth: Fraction) => string;
  readonly onAgain: () => void;
  /** How a wrong choice is refuted. */
  readonly children?: ComponentChildren;
}

/** What the try has come to, what each answer is worth exactly, and why. */
export function VerdictPanel(props: Props) {
  const { look, task, marks, judgement, triedText, answerText, worthText, onAgain } = props;
  const { scenario, inOrder, list, rules } = task;
  const verdict = judgement?.status === 'said' ? judgement.verdict : undefined;
  const isRight = verdict?.verdict === 'right';
  const next = nextAfter(marks, inOrder, scenario.id);
  return (
    <PuzzlePanel look={look} class="puzzle" title={titleOf(judgement)} isGood={isRight}>
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
        {[scenario.best, ...scenario.others].map(({ moves, worth }, n) => (
          <li key={moves.join()} data-best={n === 0 ? '' : undefined}>
            <span>{answerText(moves)}</span>
            <b>{worthText(fractionIn(worth))}</b>
          </li>
        ))}
      </ol>
      <p>{scenario.words.why}</p>
      <p class="puzzle__rules">
        {m.play_puzzle_rules()}:{' '}
        {scenario.rules.map((rule, n) => {
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
      <div class={look.buttons}>
        <button type="button" class={isRight ? look.other : look.main} onClick={onAgain}>
          {m.play_puzzle_again()}
        </button>
        <a class={isRight ? look.main : look.other} href={next?.href ?? list}>
          {next ? m.play_puzzle_next() : m.play_puzzle_all()}
        </a>
      </div>
    </PuzzlePanel>
  );
}

function titleOf(judgement: Judgement<Verdict> | undefined): string {
  if (!judgement) return m.play_puzzle_told();
  if (judgement.status !== 'said') return m.play_puzzle_failed();
  return judgement.verdict.verdict === 'right' ? m.play_puzzle_right() : m.play_puzzle_wrong();
}
