// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, test } from 'vitest';
import {
  isChanceTurn,
  moveText,
  type Position,
  rules,
  snapshotOf,
} from '#games/les-poilus/engine/index.ts';
import { whoIn } from '#games/les-poilus/i18n/who.ts';
import { afterMove, puzzleOf, type Scenario, solverOf } from '#games/les-poilus/puzzles/index.ts';
import { SEARCH } from '#games/les-poilus/puzzles/solve.ts';
import { GameContext, type GameOnScreen } from '#games/les-poilus/ui/game.ts';
import { Prompt } from '#games/les-poilus/ui/prompts/Prompt.tsx';
import { lineFrom } from '#play/puzzles/line.ts';
import { allScenarios } from '../puzzles/files.ts';

/** Every position along the best line of a puzzle in which somebody chooses. */
function choicesIn(scenario: Scenario): Position[] {
  const solver = solverOf(puzzleOf(scenario));
  const { puzzle } = solver;
  const line = [puzzle.start];
  for (const move of lineFrom(SEARCH, solver, puzzle.start)) {
    line.push(afterMove(line[line.length - 1], move));
  }
  return line.filter((position) => !SEARCH.isJudged(puzzle, position) && !isChanceTurn(position));
}

/** The prompt of a puzzle at a position, and what was played there. */
function shown({ table }: Scenario, position: Position) {
  const played: string[] = [];
  const soldiers = table.players.map(({ soldier }) => soldier);
  const game: GameOnScreen = {
    ...{ state: snapshotOf(position), soldiers, who: whoIn({ soldiers }) },
    ...{ legal: rules.legalMoves(position), choice: undefined, choose: () => {} },
    whyNot: (move) => rules.validateMove(position, move) as ReturnType<GameOnScreen['whyNot']>,
    move: (move) => played.push(move),
  };
  const root = document.createElement('div');
  act(() =>
    render(
      <GameContext.Provider value={game}>
        <Prompt withoutHand />
      </GameContext.Provider>,
      root,
    ),
  );
  return { root, played };
}

describe.each(allScenarios())('the puzzle $name', ({ scenario }) => {
  test('chooses nothing beforehand and tells no odds, wherever somebody chooses', () => {
    for (const position of choicesIn(scenario)) {
      const { root, played } = shown(scenario, position);
      const told = root.textContent ?? '';
      expect(root.querySelector(':checked, [aria-pressed="true"]'), told).toBeNull();
      expect(told).not.toMatch(/%/);
      for (const button of root.querySelectorAll('button')) act(() => button.click());
      // Keeping one's cards after a speech has a button of its own.
      const legal = SEARCH.legalMoves(position).map(moveText);
      if (legal.length > 1)
        expect(
          played.filter((move) => move !== 'keep'),
          told,
        ).toEqual([]);
    }
  });
});
