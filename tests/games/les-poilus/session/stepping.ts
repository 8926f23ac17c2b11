import { createActor, type SnapshotFrom } from 'xstate';
import { poilusRules, snapshotOf } from '#games/les-poilus/engine/index.ts';
import {
  isAskedByRules,
  newSetUpInProgress,
  type PoilusEvent,
  type PoilusInput,
  poilusMachine,
  type SetUpInProgress,
} from '#games/les-poilus/session/index.ts';
import { type Below, randomFrom } from '#shared/random.ts';

export type State = SnapshotFrom<typeof poilusMachine>;

/** A machine that runs; the state it is in can be asked at any time. */
export function running(input: PoilusInput) {
  const actor = createActor(poilusMachine, { input });
  actor.start();
  return {
    state: (): State => actor.getSnapshot(),
    send: (event: PoilusEvent) => actor.send(event),
  };
}

/** A game that has just begun, by a draft that says what matters. */
export function begun(draft: Partial<SetUpInProgress> & Pick<SetUpInProgress, 'seed'>) {
  const game = running({
    seed: draft.seed,
    resume: { ...newSetUpInProgress(draft.seed), ...draft },
  });
  game.send({ type: 'start' });
  return game;
}

export const phaseOf = ({ context }: State): string => {
  if (!context.replayed) throw new Error('no game is running');
  return snapshotOf(context.replayed.position).phase;
};

/** What a state is called: `deciding`, `curtain`, … */
export const nameOf = ({ value }: State): unknown =>
  typeof value === 'object' ? Object.values(value)[0] : value;

/** Does the next thing that can be done: a move by chance, or what leads to one. */
export function stepBy({ state, send }: ReturnType<typeof running>, below: Below): void {
  const now = state();
  const name = nameOf(now);
  if (name === 'news') send({ type: 'continue' });
  else if (name === 'curtain') send({ type: 'open' });
  else if (name === 'hearing' && !isAskedByRules(now.context)) send({ type: 'heard' });
  else {
    const { replayed } = now.context;
    if (!replayed) throw new Error('no game is running');
    const moves = poilusRules.legalMoves(replayed.position);
    const among = moves.filter((move) => move.startsWith('speech')).concat(moves);
    send({ type: 'move', move: among[below(among.length)] });
  }
}

/** Every state of a game played at random, to its end. */
export function* statesOf(
  draft: Partial<SetUpInProgress> & Pick<SetUpInProgress, 'seed'>,
): Generator<State> {
  const game = begun(draft);
  const below = randomFrom(`choices ${draft.seed}`);
  for (let n = 0; n < 5000; n++) {
    yield game.state();
    if (nameOf(game.state()) === 'over') return;
    stepBy(game, below);
  }
  throw new Error('a game has no end');
}
