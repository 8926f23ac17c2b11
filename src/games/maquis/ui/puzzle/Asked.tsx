import { Check, X } from 'lucide-preact';
import type { GoalPair } from '#games/maquis/engine/index.ts';
import { questionText } from '#games/maquis/i18n/puzzles.ts';
import type { AnsweredQuestion, Question } from '#games/maquis/puzzles/index.ts';
import * as m from '#messages';

interface AskedProps {
  readonly questions: readonly Question[];
  readonly goals: GoalPair;
}

/** What a puzzle asks, one line for each thing. */
export const PuzzleQuestions = ({ questions, goals }: AskedProps) => (
  <ul class="scenario-asked">
    {questions.map((question) => (
      <li key={questionText(question, goals)}>{questionText(question, goals)}</li>
    ))}
  </ul>
);

interface AnsweredProps {
  readonly answers: readonly AnsweredQuestion[];
  readonly goals: GoalPair;
}

/** The same once it is judged: each line with yes or no. */
export const Answered = ({ answers, goals }: AnsweredProps) => (
  <ul class="scenario-asked">
    {answers.map((answer) => {
      const question = questionText(answer.question, goals);
      return (
        <li key={question} data-holds={answer.holds}>
          {answer.holds ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
          {answer.holds
            ? m.maquis_question_holds({ question })
            : m.maquis_question_fails({ question })}
        </li>
      );
    })}
  </ul>
);
