// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { type GameEvent, type Position, tableOf } from '#games/les-poilus/engine/index.ts';
import { poilusProgress } from '#games/les-poilus/session/index.ts';
import { poilusPractice } from '#games/les-poilus/ui/mode.ts';
import { PoilusPracticeGame } from '#games/les-poilus/ui/practice/PracticeGame.tsx';
import { SessionProvider } from '#play/ui/frame/session.ts';
import { otherwise } from '../engine/generated/otherwise.ts';
import { nameOf, phaseOf, running, type State, statesOf } from '../session/stepping.ts';
import { rules } from './room.tsx';

/** The whole text of the page in some state of a game. */
function pageOf(state: State): string {
  const host = document.body.appendChild(document.createElement('div'));
  const session = {
    mode: poilusPractice,
    room: 'practice',
    state,
    send: () => {},
    rules,
    setMoment: () => {},
  };
  act(() =>
    render(
      <SessionProvider.Provider value={session as unknown as never}>
        <PoilusPracticeGame />
      </SessionProvider.Provider>,
      host,
    ),
  );
  const html = host.innerHTML;
  act(() => render(null, host));
  host.remove();
  return html;
}

/** All that nobody at the device may know, dealt otherwise: hands, tiles, and how both were come by. */
function hiddenOtherwise(state: State, seed: string): State {
  const { context } = state;
  const { game, replayed, opened } = context;
  if (!game || !replayed) throw new Error('no game is running');
  const { position } = replayed;
  const other =
    opened === undefined
      ? otherwise(otherwise(position, 0, seed), 1, seed)
      : otherwise(position, opened, seed);
  const steps = game.steps.map((step) =>
    'move' in step ? { ...step, move: untold(step.move) } : step,
  );
  return {
    ...state,
    context: {
      ...context,
      game: { ...game, steps },
      replayed: {
        ...replayed,
        position: other,
        positions: [...replayed.positions.slice(0, -1), other],
        events: replayed.events.map((events) => events.map(untoldEvent)),
      },
    },
  } as State;
}

const untold = (move: string): string =>
  move.replace(/^(deal:\d):.*/, '$1:all-six').replace(/^(place|remove):.*/, '$1:left');

const untoldEvent = (event: GameEvent): GameEvent => {
  if (event.type === 'card-dealt') return { ...event, card: 'all-six' };
  return event.type === 'tile-removed' ? { ...event, tile: 'left' } : event;
};

const handsOf = (position: Position | undefined) =>
  position && tableOf(position).state.players.map(({ cards }) => cards);

/** Somebody wants to look at their own hand out of turn, and does. */
function looksFrom({ context }: State): State[] {
  const { id, game } = context;
  const resume = poilusProgress(context);
  if (!game || !resume) throw new Error('no game is running');
  const again = running({ seed: id, resume });
  const seat = game.steps.length % game.setUp.players;
  again.send({ type: 'look', seat });
  const letter = again.state();
  again.send({ type: 'open' });
  const own = again.state();
  expect(own.context.opened).toBe(seat);
  return [letter, own];
}

afterEach(() => document.body.replaceChildren());

test.each([3, 5])(
  'les-poilus.secret-hands: in a whole game of %i the page says nothing that its reader may not know',
  (players) => {
    let looked = 0;
    let changed = 0;
    for (const state of statesOf({ seed: `secret ${players}`, players })) {
      // Once the game is over all hands lie open.
      if (state.context.replayed?.outcome) continue;
      looked++;
      for (const shown of [state, ...(looked % 9 === 0 ? looksFrom(state) : [])]) {
        const other = hiddenOtherwise(shown, `hidden ${looked}`);
        const [hands, others] = [shown, other].map(({ context }) =>
          handsOf(context.replayed?.position),
        );
        if (JSON.stringify(hands) !== JSON.stringify(others)) changed++;
        const isSame = pageOf(other) === pageOf(shown);
        expect({ looked, state: nameOf(shown), isSame }).toMatchObject({ isSame: true });
      }
    }
    expect(changed).toBeGreaterThan(10);
  },
);

test('les-poilus.intensity: whoever leads sees the cards carried over beside the numbers, and can ask the coach', () => {
  const isAsked = (state: State) => {
    const { opened, replayed } = state.context;
    const isLeader = replayed && tableOf(replayed.position).state.leader === opened;
    return isLeader && nameOf(state) === 'deciding' && phaseOf(state) === 'intensity';
  };
  const seeds = Array.from({ length: 9 }, (_, n) => `leads ${n}`);
  const asked = seeds.flatMap((seed) => [...statesOf({ seed, players: 3 })].find(isAsked) ?? [])[0];
  if (!asked) throw new Error('no leader has carried a card over');
  const page = document.createElement('div');
  page.innerHTML = pageOf(asked);
  const side = page.querySelector('.play-question');
  expect(side?.querySelectorAll('.hand li').length).toBeGreaterThan(0);
  expect(side?.querySelectorAll('.numbers button').length).toBeGreaterThan(1);
  expect(side?.textContent).toContain('Coach');
});
