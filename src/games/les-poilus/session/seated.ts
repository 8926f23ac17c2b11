import { requireGame, withGame } from '#play/session/context.ts';
import { poilusRules, type Seat, snapshotOf } from '../engine/index.ts';
import { withAllThatFollows } from './following.ts';
import { type Devices, type Said, speechIn } from './on-devices.ts';
import type { PoilusContext } from './session.ts';

/** Somebody sat down at a device of their own, or left it; nothing where the table was shut. */
export function withSeats(
  context: PoilusContext,
  seats: Omit<Devices, 'said'> | undefined,
): Partial<PoilusContext> {
  const { devices, hearing } = context;
  if (!seats && !hearing) return { devices: undefined };
  // Who heard a speech before the others had devices has answered it.
  const heard = hearing && !devices ? hearing.hearers.slice(0, hearing.heard) : [];
  const said = devices?.said ?? Object.fromEntries(heard.map((seat) => [seat, 'keep']));
  const seated = { devices: { own: devices?.own ?? 0, elsewhere: [], ...seats, said } };
  return seats?.isByLetter ? { ...seated, ...beforeAnswers({ ...context, ...seated }) } : seated;
}

/**
 * A game taken back to the speech that is being heard. While the device goes round, each answer is a move at
 * once; a letter tells the speech and the answers apart, so that they can come in any order.
 */
function beforeAnswers(context: PoilusContext): Partial<PoilusContext> {
  const { hearing, devices } = context;
  const speech = hearing && speechIn(context);
  if (!speech || !devices) return {};
  const { game, replayed } = requireGame(context);
  const made: Partial<Record<Seat, string>> = {};
  for (const [step, done] of game.steps.entries()) {
    const { phase, turn } = snapshotOf(replayed.positions[step]);
    const isAnswer = step > speech.step && phase === 'speech' && turn !== null;
    if (isAnswer && 'move' in done) made[turn] = done.move;
  }
  const steps = game.steps.slice(0, speech.step + 1);
  const played = withAllThatFollows(withGame(poilusRules, { ...game, steps, seen: 0 }));
  const said: Said = { ...devices.said, ...made };
  return {
    ...played,
    game: { ...played.game, seen: Math.min(game.seen, played.game.steps.length) },
    ...{ redoStack: [], opened: undefined },
    hearing: { hearers: hearing.hearers, heard: 0 },
    devices: { ...devices, said },
  };
}
