import {
  type Chance,
  IllegalAttempt,
  judge,
  puzzleOf,
  type QuestionName,
  SearchTooWide,
  type Solver,
  solverOf,
  type Verdict,
} from '#games/maquis/puzzles/index.ts';
import type { Judged } from '#games/maquis/puzzles/puzzle.ts';
import { movesFrom, textsOf } from './attempt.ts';

/*
 * What the page and its judge say to each other. Judging can take a while, so it is done in a worker,
 * and only plain data goes to and fro.
 */

/** Asks what the moves tried so far have come to. */
export interface JudgeRequest {
  /** Comes back with the answer. */
  readonly number: number;
  readonly scenario: Judged & { readonly id: string };
  readonly moves: readonly string[];
}

/** A question of the check, and whether it holds. */
export interface ToldAnswer {
  readonly name: QuestionName;
  readonly params: Readonly<Record<string, string | number>>;
  readonly holds: boolean;
}

/** A {@link Verdict} that can be sent: moves are texts, questions lose their functions. */
export type ToldVerdict =
  | { readonly verdict: 'open' | 'solved' }
  | { readonly verdict: 'unlucky'; readonly answers: readonly ToldAnswer[] }
  | {
      readonly verdict: 'refuted';
      readonly move: number;
      readonly before: Chance;
      readonly after: Chance;
      readonly line: readonly string[];
      readonly answers: readonly ToldAnswer[];
    };

/** Why there is no verdict: a move that cannot be made there, or a scenario too wide to search. */
export type JudgeFault = 'illegal-try' | 'too-wide';

export type JudgeAnswer = { readonly number: number } & (
  | { readonly verdict: ToldVerdict }
  | { readonly fault: JudgeFault }
);

/** A judge that remembers what it has searched, as long as it is asked about the same scenario. */
export function newJudge(): (request: JudgeRequest) => JudgeAnswer {
  let known: { readonly id: string; readonly solver: Solver } | undefined;
  return ({ number, scenario, moves }) => {
    if (known?.id !== scenario.id)
      known = { id: scenario.id, solver: solverOf(puzzleOf(scenario)) };
    try {
      return { number, verdict: told(judge(known.solver, movesFrom(moves))) };
    } catch (error) {
      if (error instanceof IllegalAttempt) return { number, fault: 'illegal-try' };
      if (error instanceof SearchTooWide) return { number, fault: 'too-wide' };
      throw error;
    }
  };
}

function told(verdict: Verdict): ToldVerdict {
  switch (verdict.verdict) {
    case 'open':
    case 'solved':
      return verdict;
    case 'unlucky':
      return { verdict: 'unlucky', answers: toldAnswers(verdict.answers) };
    case 'refuted': {
      const { move, before, after, line, answers } = verdict;
      return {
        verdict: 'refuted',
        move,
        before,
        after,
        line: textsOf(line),
        answers: toldAnswers(answers),
      };
    }
  }
}

type Answers = Extract<Verdict, { verdict: 'unlucky' }>['answers'];

const toldAnswers = (answers: Answers): readonly ToldAnswer[] =>
  answers.map(({ question: { name, params }, holds }) => ({ name, params, holds }));
