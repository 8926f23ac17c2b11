// @vitest-environment happy-dom
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { JudgeRequest } from '#play/puzzles/judging.ts';
import { readProgress } from '#play/puzzles/progress.ts';
import { NO_CHANCES, type PuzzleRules } from '#play/puzzles/puzzle-rules.ts';
import { AttemptPanel } from '#play/ui/puzzles/AttemptPanel.tsx';
import { type AttemptProps, PuzzleRoom, useAttempt } from '#play/ui/puzzles/PuzzleRoom.tsx';
import type { AnsweredPuzzle } from '#play/ui/puzzles/task.ts';
import { fractionText } from '#shared/chance/fraction.ts';
import { newJudge } from './new-judge.ts';

const KEY = 'safe-house.toy.scenarios';

/** Two choices, of which the first must be the left one. */
const RULES: PuzzleRules<object, string, string> = {
  root: () => '',
  after: (_, node, move) => node + move,
  parseMove: (text) => text,
  isAnswered: (_, node) => node.length === 2,
  optionsAt: () => ({ choices: ['l', 'r'], chances: NO_CHANCES }),
  isTerminal: (_, node) => node.length === 2,
  score: (_, node) => (node.startsWith('l') ? 1n : 0n),
  bestScore: () => 1n,
  keyOf: (_, node) => node,
  formatMove: (move) => move,
};

const PUZZLE: AnsweredPuzzle = {
  id: 'left-first',
  words: { title: 'Left first', why: 'The left way is the only one.' },
  rules: [],
  best: { moves: ['l'], worth: '1/1' },
  others: [{ moves: ['r'], worth: '0/1' }],
};

const PLAY = { moves: RULES, puzzleOf: (puzzle: object) => puzzle, progressKey: KEY };

let root: HTMLElement;
/** How many judges were opened, what they were asked, and from where they looked ahead. */
let opened = 0;
let asked: string[] = [];
let ahead: string[] = [];

/** A worker that answers at once, or cannot be loaded. */
function judge(isThere: boolean): Worker {
  opened += 1;
  const answerTo = newJudge({ rules: RULES, puzzleOf: (puzzle: object) => puzzle });
  const worker = new EventTarget();
  const postMessage = (request: JudgeRequest<object>) => {
    (request.isAhead ? ahead : asked).push(request.moves.join(''));
    if (!isThere) return worker.dispatchEvent(new Event('error'));
    if (request.isAhead) return true;
    const data = answerTo(structuredClone(request));
    return worker.dispatchEvent(new MessageEvent('message', { data }));
  };
  return Object.assign(worker, { postMessage, terminate: () => {} }) as unknown as Worker;
}

function room(isThere = true, isAtTheEnd = false) {
  function Attempt(props: AttemptProps<AnsweredPuzzle>) {
    const [tried, setTried] = useState(props.moves);
    const attempt = useAttempt(PLAY, props, tried, { isAtTheEnd });
    return (
      <div data-stage={attempt.stage}>
        {attempt.stage === 'playing' ? (
          <>
            <button type="button" id="l" onClick={() => setTried([...tried, 'l'])} />
            <button type="button" id="r" onClick={() => setTried([...tried, 'r'])} />
            <button type="button" id="check" onClick={attempt.check} />
            <button type="button" id="tell" onClick={attempt.tell} />
          </>
        ) : (
          <AttemptPanel
            {...props}
            panel="panel"
            attempt={attempt}
            taskText="Which way?"
            triedText={(move) => `move ${tried[move]}`}
            answerText={(moves) => `answer ${moves}`}
            worthText={fractionText}
          />
        )}
      </div>
    );
  }
  act(() =>
    render(
      <PuzzleRoom
        task={{ puzzle: PUZZLE, inOrder: [], list: '/list/', rules: {} }}
        openJudge={() => judge(isThere)}
        Attempt={Attempt}
      />,
      root,
    ),
  );
}

const press = (button: string) => act(() => root.querySelector<HTMLButtonElement>(button)?.click());
const stage = () => root.querySelector<HTMLElement>('[data-stage]')?.dataset.stage;

beforeEach(() => {
  localStorage.clear();
  root = document.createElement('div');
  opened = 0;
  asked = [];
  ahead = [];
});
afterEach(() => render(null, root));

test('the task is read first, each move is judged, and the right ones are marked', async () => {
  room();
  expect(stage()).toBe('task');
  expect(root.textContent).toContain('Left first');
  expect(root.textContent).toContain('Which way?');
  await press('button');
  expect(stage()).toBe('playing');
  expect(asked).toEqual([]);
  await press('#l');
  expect(stage()).toBe('playing');
  await press('#r');
  expect(stage()).toBe('verdict');
  expect(asked).toEqual(['l', 'lr']);
  expect(root.textContent).toContain('The left way is the only one.');
  expect(readProgress(KEY)).toEqual({ solved: ['left-first'], tried: [] });
});

test('the judge is opened when the attempt begins, and looks ahead while nothing is asked of it', async () => {
  room(true, true);
  expect(opened).toBe(0);
  await press('button');
  expect(opened).toBe(1);
  await press('#l');
  await press('#r');
  expect(stage()).toBe('verdict');
  expect(ahead).toEqual(['', 'l']);
  expect(asked).toEqual(['lr']);
});

test('the first wrong move ends an attempt; another asks the same judge', async () => {
  room();
  await press('button');
  await press('#r');
  expect(stage()).toBe('verdict');
  expect(root.textContent).toContain('move r');
  expect(root.textContent).toContain('answer l1/1');
  expect(readProgress(KEY)).toEqual({ solved: [], tried: ['left-first'] });
  await press('button');
  expect(stage()).toBe('playing');
  await press('#l');
  expect(opened).toBe(1);
});

test('the answer can be asked for, and leaves no mark', async () => {
  room();
  await press('button');
  await press('#tell');
  expect(stage()).toBe('verdict');
  expect(root.textContent).toContain('answer r0/1');
  expect(readProgress(KEY)).toEqual({ solved: [], tried: [] });
});

test('an attempt goes on without a judge, and ends without a verdict', async () => {
  room(false);
  await press('button');
  await press('#l');
  expect(stage()).toBe('playing');
  await press('#l');
  expect(stage()).toBe('verdict');
  expect(readProgress(KEY)).toEqual({ solved: [], tried: [] });
});

test('where a game wants it so, the judge says nothing before the end unless asked', async () => {
  room(true, true);
  await press('button');
  await press('#check');
  expect(asked).toEqual(['']);
  await press('#r');
  expect(stage()).toBe('playing');
  await press('#r');
  expect(stage()).toBe('verdict');
  expect(asked).toEqual(['', 'rr']);
});
