import * as v from 'valibot';
import { poilusRules, snapshotOf } from '#games/les-poilus/engine/index.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import {
  answersOf,
  deviceView,
  isLegalElsewhere,
  type PoilusContext,
  type PoilusEvent,
  type PoilusSaves,
} from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import type { GameOnDevices, SessionState, SharedSession } from '#play/game-mode.ts';
import '../style/seat.css';

const move = v.pipe(v.string(), v.maxLength(60));

/** What a seat's device asks for. */
const AskSchema = v.union([
  v.object({ move }),
  v.object({ answer: move }),
  v.object({ undo: v.literal(true) }),
]);
export type GuestAsk = v.InferOutput<typeof AskSchema>;

/** The kit does not know that the session is this game's. */
const contextOf = (state: SessionState<PoilusSaves>) => state.context as PoilusContext;
const sessionOf = (session: SharedSession<PoilusSaves>) =>
  session as unknown as {
    readonly state: { readonly context: PoilusContext };
    readonly send: (event: PoilusEvent) => void;
  };

/** Les Poilus with a device for each player: each sees their own hand, and nobody's else leaves the table. */
export const devices: GameOnDevices<PoilusSaves> = {
  seats: (state) => {
    const { game, names, way } = contextOf(state);
    return game && way === 'round'
      ? game.setUp.soldiers.map((_, seat) => whoIn(game.setUp, names)(seat))
      : [];
  },
  view: (state, seat) => {
    const context = contextOf(state);
    const isSeat = seat === undefined || seat < (context.game?.setUp.players ?? 0);
    return context.game && isSeat ? deviceView(context, seat) : undefined;
  },
  asksUndo: (what) => {
    const read = v.safeParse(AskSchema, what);
    return read.success && 'undo' in read.output;
  },
  ask: (session, seat, what) => {
    const { state, send } = sessionOf(session);
    const { context } = state;
    const read = v.safeParse(AskSchema, what);
    if (!read.success || !context.replayed) return ['no-such-thing'];
    const asked = read.output;
    if ('answer' in asked) {
      if (!answersOf(context, seat).includes(asked.answer)) return ['late'];
      send({ type: 'answer', seat, move: asked.answer });
      return [];
    }
    if (!('move' in asked)) return ['no-such-thing'];
    if (isLegalElsewhere(context, seat, asked.move)) {
      send({ type: 'moveElsewhere', seat, move: asked.move });
      return [];
    }
    const isTurn = !context.hearing && snapshotOf(context.replayed.position).turn === seat;
    const reasons = isTurn ? poilusRules.validateMove(context.replayed.position, asked.move) : [];
    return reasons.length > 0 ? reasons.map(({ code }) => code) : ['late'];
  },
  seated: (session, seats) => sessionOf(session).send({ type: 'seats', seats }),
  note: m.poilus_devices_note,
};
