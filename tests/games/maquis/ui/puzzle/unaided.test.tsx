import { parse } from 'node-html-parser';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { rules } from '#games/maquis/engine/index.ts';
import { tableMachine } from '#games/maquis/session/index.ts';
import { aidOf, MaquisContext } from '#games/maquis/ui/aid/aid.ts';
import { TurnScreen } from '#games/maquis/ui/aid/TurnScreen.tsx';
import { gameOfAttempt } from '#games/maquis/ui/puzzle/game-of-attempt.ts';
import { movesTried } from '#play/puzzles/puzzle-rules.ts';
import { allPuzzles } from '../../puzzles/files.ts';

const RANDOM = [1, 2, 3, 4];

describe.each(allPuzzles())('the puzzle $id', (scenario) => {
  test('chooses nothing beforehand and tells no odds, all along its solution', () => {
    const game = gameOfAttempt(scenario, [], RANDOM);
    const input = { seed: scenario.id, resume: { game }, pausesToShoot: true };
    const room = createActor(tableMachine, { input });
    room.start();
    const choices = scenario.solution.filter((move) => !rules.isChanceMove(move));
    for (let before = -1; ; ) {
      const state = room.getSnapshot();
      const aid = aidOf({ state, send: room.send, rules: {} as never });
      const html = renderToString(
        <MaquisContext.Provider value={aid}>
          <TurnScreen tools={null} />
        </MaquisContext.Provider>,
      );
      const root = parse(html);
      const panel = root.querySelector('.play-question');
      if (!panel) throw new Error('no question');
      expect(panel.querySelector('[checked], [aria-pressed="true"]')).toBeNull();
      expect(root.querySelector('.place--advised')).toBeNull();
      expect(root.querySelector('[data-odds]')).toBeNull();
      expect(panel.textContent).not.toMatch(/%/);
      const tried = movesTried(state.context.game ?? game);
      if (tried.length === before) break;
      before = tried.length;
      const made = tried.filter((move) => !rules.isChanceMove(move)).length;
      if (state.matches({ playing: { patrol: 'shown' } })) room.send({ type: 'continue' });
      else room.send({ type: 'moveHome', move: choices[made] ?? '' });
    }
  });
});
