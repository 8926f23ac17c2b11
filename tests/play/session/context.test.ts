import { describe, expect, test } from 'vitest';
import { undoOf } from '#play/history/undo.ts';
import {
  canUndo,
  freshSession,
  isChanceShown,
  isLegalHere,
  rejection,
  requireGame,
  resumeFrom,
  type SessionContext,
  withChance,
  withCorrection,
  withHelp,
  withMove,
  withOwners,
  withRedo,
  withSeen,
  withUndo,
} from '#play/session/context.ts';
import { replayedToy, toyGame } from '../toy/games.ts';
import { rules, type Toy } from '../toy/toy.ts';

const session = (script = ''): SessionContext<Toy> => ({
  ...freshSession('a game'),
  ...resumeFrom<Toy>(rules, { game: toyGame(script) }),
});

const DEALT = 'deal:0:3 deal:1:5';

test('before a game there is nothing to ask', () => {
  expect(() => requireGame(freshSession('a game'))).toThrow('no game is running');
});

describe('a move', () => {
  test('is added, and all before it counts as seen', () => {
    const { game, replayed, redoStack } = withMove(rules, session(DEALT), 'call:1:lower');
    expect(game.steps.at(-1)).toEqual({ move: 'call:1:lower' });
    expect(game.seen).toBe(3);
    expect(replayed.events.at(-1)).toEqual([{ type: 'called' }]);
    expect(redoStack).toEqual([]);
  });

  test('of a seat may come before that of another: both are asked at once', () => {
    const asked = replayedToy(toyGame(DEALT)).position;
    expect(rules.turn(asked)).toEqual({ seats: [0, 1], chance: false });
    const after = withMove(rules, session(DEALT), 'call:1:lower').replayed.position;
    expect(rules.turn(after)).toEqual({ seats: [0], chance: false });
  });

  test('that is rejected says why, and cannot be made', () => {
    const { rejected } = rejection(rules, session(DEALT), 'turn:6');
    expect(rejected).toEqual([{ code: 'not-now', rule: 'toy.order', params: { move: 'turn:6' } }]);
    expect(() => withMove(rules, session(DEALT), 'turn:6')).toThrow('step 3 cannot have happened');
    expect(isLegalHere(rules, session(DEALT), 'turn:6')).toBe(false);
    expect(isLegalHere(rules, session(DEALT), 'call:0:higher')).toBe(true);
  });
});

describe('a move of chance', () => {
  test('says whose cards it came from, and stays unseen until it is shown', () => {
    const drawn = withChance(rules, session());
    expect(drawn.game.steps).toEqual([
      { move: rules.drawChanceMove(replayedToy(toyGame()).position), by: 'site' },
    ]);
    expect(isChanceShown(rules, drawn)).toBe(true);
    expect(isChanceShown(rules, { ...drawn, ...withSeen(drawn) })).toBe(false);
  });

  test('that the visitor entered is the visitor’s', () => {
    const { game } = withMove(rules, session(), 'deal:0:4');
    expect(game.steps).toEqual([{ move: 'deal:0:4', by: 'visitor' }]);
  });
});

describe('undo', () => {
  test('takes back the last decision with the cards that followed, and asks before', () => {
    const context = session(`${DEALT} call:0:higher call:1:lower turn:6`);
    expect(canUndo(rules, context)).toEqual({ can: true, isFree: false });
    const undone = { ...context, ...withUndo(rules, context) };
    expect(undone.game?.steps).toHaveLength(3);
    expect(undone.redoStack).toEqual([{ move: 'call:1:lower' }, { move: 'turn:6', by: 'site' }]);
    const again = { ...undone, ...withRedo(rules, undone) };
    expect(again.game).toEqual(context.game);
    expect(again.redoStack).toEqual([]);
  });

  test('stops at a card the visitor entered, and at nothing the site dealt', () => {
    const { game } = session('*deal:0:3 deal:1:5');
    expect(game && undoOf(rules, game, replayedToy(game))).toMatchObject({
      decision: { move: 'deal:0:3' },
      // What was entered lies on the visitor's own table.
      chanceSeen: 1,
    });
    expect(canUndo(rules, session(DEALT))).toEqual({ can: false, isFree: false });
  });

  test('takes back a correction', () => {
    const table = { ...replayedToy(toyGame()).position, score: [1, 0] };
    const corrected = { ...session(), ...withCorrection(rules, session(), table) };
    expect(corrected.replayed.position.score).toEqual([1, 0]);
    expect(withUndo(rules, corrected).game).toEqual(toyGame());
  });
});

describe('a kept game', () => {
  test('is taken up with what was undone, where that can be done again', () => {
    const redoStack = [{ move: 'call:0:higher' }];
    expect(resumeFrom<Toy>(rules, { game: toyGame(DEALT), ahead: redoStack }).redoStack).toEqual(
      redoStack,
    );
    const broken = [{ move: 'turn:6' }];
    expect(resumeFrom<Toy>(rules, { game: toyGame(DEALT), ahead: broken }).redoStack).toEqual([]);
  });

  test('with a step that cannot have happened is not taken up', () => {
    expect(() => resumeFrom<Toy>(rules, { game: toyGame('turn:6') })).toThrow('step 1');
  });

  test('keeps who keeps what, and the most help there was', () => {
    expect(withOwners<Toy>(session(), { deck: 'visitor' }).game?.owners.deck).toBe('visitor');
    expect(withHelp({ help: 'coach' }, 'odds')).toEqual({ help: 'coach' });
  });
});
