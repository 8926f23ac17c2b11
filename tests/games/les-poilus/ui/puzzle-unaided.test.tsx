// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, test } from 'vitest';
import {
  hasHealed,
  moveText,
  type Position,
  poilusRules,
  snapshotOf,
} from '#games/les-poilus/engine/index.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import { puzzleOf, type StatedPuzzle } from '#games/les-poilus/puzzles/index.ts';
import { PUZZLE_RULES } from '#games/les-poilus/puzzles/puzzle-rules.ts';
import { GameContext, type GameOnScreen } from '#games/les-poilus/ui/game.ts';
import { PoilusPrompt } from '#games/les-poilus/ui/prompts/Prompt.tsx';
import { lineFrom, solve } from '#play/puzzles/solve.ts';
import { allPuzzles } from '../puzzles/files.ts';

/** Every position along the best line of a puzzle in which somebody chooses. */
function choicesIn(stated: StatedPuzzle): Position[] {
  const solver = solve(PUZZLE_RULES, puzzleOf(stated));
  const { puzzle } = solver;
  const line = [puzzle.start];
  for (const move of lineFrom(solver, puzzle.start)) {
    line.push(PUZZLE_RULES.after(puzzle, line[line.length - 1], move));
  }
  return line.filter(
    (position) => !PUZZLE_RULES.isTerminal(puzzle, position) && choicesAt(position).length > 0,
  );
}

const choicesAt = (position: Position) => PUZZLE_RULES.optionsAt(position).choices;

/** The prompt of a puzzle at a position, and what was played there. */
function shown({ table }: StatedPuzzle, position: Position) {
  const played: string[] = [];
  const soldiers = table.players.map(({ soldier }) => soldier);
  const game: GameOnScreen = {
    ...{ state: snapshotOf(position), soldiers, who: whoIn({ soldiers }) },
    ...{ legal: poilusRules.legalMoves(position), choice: undefined, choose: () => {} },
    whyNot: (move) =>
      poilusRules.validateMove(position, move) as ReturnType<GameOnScreen['whyNot']>,
    hasHealed: hasHealed(position),
    move: (move) => played.push(move),
  };
  const root = document.createElement('div');
  act(() =>
    render(
      <GameContext.Provider value={game}>
        <PoilusPrompt withoutHand />
      </GameContext.Provider>,
      root,
    ),
  );
  return { root, played };
}

describe.each(allPuzzles())('the puzzle $name', ({ stated }) => {
  test('chooses nothing beforehand and tells no odds, wherever somebody chooses', () => {
    for (const position of choicesIn(stated)) {
      const { root, played } = shown(stated, position);
      const told = root.textContent ?? '';
      expect(root.querySelector(':checked, [aria-pressed="true"]'), told).toBeNull();
      expect(told).not.toMatch(/%/);
      for (const button of root.querySelectorAll('button')) act(() => button.click());
      // Keeping one's cards after a speech has a button of its own.
      const legal = choicesAt(position).map(moveText);
      if (legal.length > 1)
        expect(
          played.filter((move) => move !== 'keep'),
          told,
        ).toEqual([]);
    }
  });
});
