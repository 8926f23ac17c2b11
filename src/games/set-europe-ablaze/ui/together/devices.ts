import * as m from '#messages';
import type { GameOnDevices, SessionState, SharedSession } from '#play/game-mode.ts';
import { seatNames } from '../../i18n/names.ts';
import {
  type SeaContext,
  type SeaEvent,
  type SeaSaves,
  sharedLog,
  takeAsked,
} from '../../session/index.ts';

/** The kit does not know that the session is this game's. */
const contextOf = (state: SessionState<SeaSaves>) => state.context as unknown as SeaContext;
const sessionOf = (session: SharedSession<SeaSaves>) =>
  session as unknown as { readonly send: (event: SeaEvent) => void };

/** Set Europe Ablaze with a device for each side: both see and write down the whole log. */
export const devices: GameOnDevices<SeaSaves> = {
  seats: (state) => (contextOf(state).game ? seatNames() : []),
  hidesNothing: true,
  view: (state) => {
    const { game } = contextOf(state);
    return game && sharedLog(game);
  },
  // An undo is an event like any other.
  asksUndo: () => false,
  ask: (session, _, what) => {
    const { course, setUp } = contextOf(session.state);
    const taken = takeAsked(course, setUp.rulings ?? {}, what);
    if ('fault' in taken) return [taken.fault?.code ?? 'no-such-thing'];
    sessionOf(session).send({ type: 'tell', told: taken.told });
    return [];
  },
  seated: () => {},
  note: m.ablaze_devices_note,
};
