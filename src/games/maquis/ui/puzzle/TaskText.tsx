import { Check, X } from 'lucide-preact';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GoalPair } from '#games/maquis/engine/index.ts';
import { questionText, untilText } from '#games/maquis/i18n/puzzles.ts';
import {
  type AnsweredQuestion,
  type Question,
  type StatedPuzzle,
  tableFrom,
} from '#games/maquis/puzzles/index.ts';
import * as m from '#messages';
import type { Localized } from '#play/puzzles/stated-puzzle.ts';
import type { AttemptProps } from '#play/ui/puzzles/PuzzleRoom.tsx';
import type { PuzzleTask } from '#play/ui/puzzles/task.ts';
import { inARow } from '#shared/list-text.ts';
import type { CardNumber } from '../../data/index.ts';
import { PatrolCardList } from '../SmallPatrolCard.tsx';

/** What every part of a puzzle on the screen shares. */
interface Task
  extends PuzzleTask<Localized<StatedPuzzle>>,
    Pick<AttemptProps<Localized<StatedPuzzle>>, 'onAgain'> {}

export const TaskContext = createContext<Task | undefined>(undefined);

export function useTask(): Task {
  const task = useContext(TaskContext);
  if (!task) throw new Error('a part of a puzzle stands outside of it');
  return task;
}

/** Whether a card is drawn before the puzzle is judged. */
const canDraw = ({ table, until }: StatedPuzzle): boolean =>
  table.phase !== 'action' || typeof until === 'object';

/** The cards whose order is told, as many as can come, and whether others may come after them. */
function cardsToCome({ mode, table, deck = [], until }: StatedPuzzle) {
  const { patrolsToCome } = tableFrom(mode, table, deck).state;
  const isOneTurn = typeof until !== 'object';
  return {
    cards: isOneTurn ? deck.slice(0, patrolsToCome) : deck,
    areAll: isOneTurn && deck.length >= patrolsToCome,
  };
}

/** The order of the next cards, for whoever cannot see into the deck. */
function CardsToCome({ cards }: { readonly cards: readonly CardNumber[] }) {
  return <p>{m.maquis_scenario_cards_to_come({ cards: inARow(cards) })}</p>;
}

/** The task before the first move, told once: a puzzle's in its own words, an exercise's as it is judged. */
export function TaskFirst({ questions }: { readonly questions: readonly Question[] }) {
  const { puzzle, exercise } = useTask();
  const { cards } = cardsToCome(puzzle);
  if (exercise) {
    return (
      <>
        {exercise.note && <p>{exercise.note}</p>}
        <TaskAsked questions={questions} />
      </>
    );
  }
  return (
    <>
      <p>{puzzle.words.task}</p>
      {cards.length > 0 && <PatrolCardList cards={cards} />}
      <RightIf />
    </>
  );
}

/** What is asked and by when, and how a verdict is meant where cards are unknown. */
export function TaskAsked({ questions }: { readonly questions: readonly Question[] }) {
  const { puzzle } = useTask();
  const { cards } = cardsToCome(puzzle);
  return (
    <>
      <p class="scenario-until">{untilText(puzzle.until)}</p>
      <PuzzleQuestions questions={questions} goals={puzzle.table.goals} />
      {cards.length > 0 && (
        <>
          <CardsToCome cards={cards} />
          <PatrolCardList cards={cards} />
        </>
      )}
      <RightIf />
    </>
  );
}

/** How a verdict is meant, where cards are unknown. */
function RightIf() {
  const { puzzle } = useTask();
  const { cards, areAll } = cardsToCome(puzzle);
  return canDraw(puzzle) && !areAll ? <p class="aid-hint">{rightIf(puzzle, cards)}</p> : null;
}

function rightIf({ chance }: StatedPuzzle, told: readonly CardNumber[]): string {
  if (chance !== undefined) return m.maquis_scenario_best_chance();
  return told.length > 0 ? m.maquis_scenario_more_cards() : m.maquis_scenario_every_deal();
}

/** What is asked, kept in sight where there is room for it. */
export function TaskReminder({ questions }: { readonly questions: readonly Question[] }) {
  const { puzzle } = useTask();
  const { cards } = cardsToCome(puzzle);
  return (
    <div class="scenario-reminder">
      <p class="scenario-until">{untilText(puzzle.until)}</p>
      <PuzzleQuestions questions={questions} goals={puzzle.table.goals} />
      {cards.length > 0 && <CardsToCome cards={cards} />}
    </div>
  );
}

interface AskedProps {
  readonly questions: readonly Question[];
  readonly goals: GoalPair;
}

/** What a puzzle asks, one line for each thing. */
const PuzzleQuestions = ({ questions, goals }: AskedProps) => (
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
