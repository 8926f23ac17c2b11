// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import type { Analysis } from '#play/advice/advisor.ts';
import type { RemoteAdvisor } from '#play/advice/pool.ts';
import type { AdviceProgress, AdviceQuestion } from '#play/advice/protocol.ts';
import type { GameTypes, PlayerView } from '#play/rules/game-rules.ts';
import { type AdviceHere, useAdvice } from '#play/ui/advice/use-advice.ts';

interface Thought {
  readonly question: AdviceQuestion<GameTypes>;
  readonly tell: (progress: AdviceProgress) => void;
  readonly fail: () => void;
  readonly asked: string[];
}

/** An advisor that says what the test says. */
function silent() {
  const thoughts: Thought[] = [];
  const advisor: Pick<RemoteAdvisor<GameTypes>, 'think'> = {
    think(question, tell, fail) {
      const asked: string[] = [];
      thoughts.push({ question, tell, fail, asked });
      return {
        more: (simulations) => asked.push(`more ${simulations}`),
        stop: () => asked.push('stop'),
        drop: () => asked.push('drop'),
      };
    },
  };
  return { advisor, thoughts };
}

const viewNo = (n: number): PlayerView<GameTypes> => ({ n }) as unknown as PlayerView<GameTypes>;
const analysis: Analysis = {
  simulations: 50,
  value: { score: 1, standardError: 0, chances: {} },
  moves: [],
};
const progress = (done: number): AdviceProgress => ({
  ...{ analysis, done, of: 100, isDone: done === 100 },
});

const root = document.createElement('div');
afterEach(() => act(() => render(null, root)));

function shown() {
  const { advisor, thoughts } = silent();
  let here: AdviceHere<Analysis> | undefined;
  function Advised({ view }: { readonly view: PlayerView<GameTypes> | undefined }) {
    here = useAdvice(advisor, view, { seed: 's', simulations: 100 });
    return null;
  }
  const show = (view?: PlayerView<GameTypes>): void => {
    act(() => render(<Advised {...{ view }} />, root));
  };
  const state = (): AdviceHere<Analysis> => {
    if (!here) throw new Error('nothing is shown');
    return here;
  };
  return { thoughts, show, state };
}

test('nobody is asked without a view', () => {
  const { thoughts, show, state } = shown();
  show();
  expect(thoughts).toHaveLength(0);
  expect(state()).toMatchObject({ progress: undefined, isThinking: false, hasFailed: false });
});

test('a moment is asked about once, and what is told is shown', () => {
  const { thoughts, show, state } = shown();
  const view = viewNo(1);
  show(view);
  show(view);
  expect(thoughts.map(({ question }) => question)).toEqual([{ view, seed: 's', simulations: 100 }]);
  expect(state()).toMatchObject({ progress: undefined, isThinking: true });
  act(() => thoughts[0].tell(progress(50)));
  expect(state()).toMatchObject({ progress: { done: 50 }, isThinking: true });
  act(() => thoughts[0].tell(progress(100)));
  expect(state()).toMatchObject({ progress: { done: 100 }, isThinking: false });
});

test('it can be stopped, and asked for more', () => {
  const { thoughts, show, state } = shown();
  show(viewNo(1));
  act(() => thoughts[0].tell(progress(100)));
  act(() => state().more(7));
  expect(state()).toMatchObject({ progress: { done: 100 }, isThinking: true });
  act(() => state().stop());
  expect(thoughts[0].asked).toEqual(['more 7', 'stop']);
});

test('another moment begins anew, and nothing is shown of the one before', () => {
  const { thoughts, show, state } = shown();
  show(viewNo(1));
  act(() => thoughts[0].tell(progress(100)));
  show(viewNo(2));
  expect(thoughts[0].asked).toEqual(['drop']);
  expect(thoughts).toHaveLength(2);
  expect(state()).toMatchObject({ progress: undefined, isThinking: true });
  show();
  expect(thoughts[1].asked).toEqual(['drop']);
});

test('a failure is told, and one can ask again', () => {
  const { thoughts, show, state } = shown();
  show(viewNo(1));
  act(() => thoughts[0].fail());
  expect(state()).toMatchObject({ isThinking: false, hasFailed: true });
  act(() => state().askAgain());
  expect(state()).toMatchObject({ isThinking: true, hasFailed: false });
  act(() => thoughts[1].tell(progress(100)));
  expect(state()).toMatchObject({ progress: { done: 100 }, hasFailed: false });
});

test('whoever leaves drops the search', () => {
  const { thoughts, show } = shown();
  show(viewNo(1));
  act(() => render(null, root));
  expect(thoughts[0].asked).toEqual(['drop']);
});
