import { and, assign } from 'xstate';
import { requireGame, withGame, withSeen } from '#play/session/context.ts';
import {
  ASK_UNDO,
  AT_ANY_TIME,
  logicFromRules,
  moveTo,
  SETTING_UP,
  type SessionEvent,
  sessionSetup,
  WHILE_PLAYING,
} from '#play/session/session-machine.ts';
import { poilusRules, type Seat, snapshotOf, type Table } from '../engine/index.ts';
import { heardBy, withAllThatFollows } from './following.ts';
import {
  aloneHere,
  answersOf,
  type Devices,
  isLegalElsewhere,
  type Said,
  speechIn,
} from './on-devices.ts';
import {
  isAskedByRules,
  mayLook,
  type PoilusContext,
  type PoilusInput,
  poilusStart,
  poilusSteps,
  seatAsked,
  undoRules,
  withAnswer,
} from './session.ts';
import { newSetUpInProgress, type SetUpInProgress, withPlayers } from './set-up-in-progress.ts';

/** Somebody sat down at a device of their own, or left it; nothing where the table was shut. */
function withSeats(
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

/*
 * A game on the screen. What may be done and what comes of it is asked of the engine. The machine adds
 * what the engine knows nothing of: whose turn it is to have the device, what all should see before
 * the game goes on, what is being considered, and undoing.
 */

type Own =
  | { readonly type: 'continue' | 'open' | 'hide' | 'heard' }
  /** Somebody wants to look at their own hand, whoever's turn it is. */
  | { readonly type: 'look'; readonly seat: Seat }
  /** Who plays on another device, since somebody sat down or left. */
  | { readonly type: 'seats'; readonly seats: Omit<Devices, 'said'> | undefined }
  /** Somebody answers a speech while others do so on their devices. */
  | { readonly type: 'answer'; readonly seat: Seat; readonly move: string }
  /** A move from another device. */
  | { readonly type: 'moveElsewhere'; readonly seat: Seat; readonly move: string };
type Change = Partial<SetUpInProgress>;
export type PoilusEvent = SessionEvent<PoilusInput, Change, Table> | Own;

const WAITING = ['news', 'over', 'elsewhere', 'curtain', 'hearing', 'deciding'] as const;

/** What the screen waits for. */
type Waiting = (typeof WAITING)[number];

const whenWaitingFor = (target: Waiting) => ({
  guard: ({ context }: { context: PoilusContext }) => waitingFor(context) === target,
  target,
});

/** Decisions that somebody takes with a look at their own cards or tiles. */
const BY_HAND = ['action', 'remove-tile', 'place-tile'];

function waitingFor(context: PoilusContext): Waiting {
  const { game, replayed } = requireGame(context);
  if (game.seen < game.steps.length) return 'news';
  const { phase, leader, players } = snapshotOf(replayed.position);
  if (replayed.outcome) return 'over';
  const asked = seatAsked(context);
  if (asked === undefined || (!context.hearing && context.devices?.elsewhere.includes(asked))) {
    return 'elsewhere';
  }
  // Whoever leads thinks of the cards carried over; before the first deal there are none.
  const isByHand = BY_HAND.includes(phase) || (phase === 'intensity' && players[leader].hand > 0);
  const isSecret = context.hearing !== undefined || isByHand;
  const isHidden =
    context.way === 'round' && context.opened !== asked && aloneHere(context) !== asked;
  if (isSecret && isHidden) return 'curtain';
  return context.hearing ? 'hearing' : 'deciding';
}

export const poilusMachine = sessionSetup<PoilusContext, Own, PoilusInput, Change, Table>({
  ...logicFromRules(poilusRules, undoRules),
  ...poilusSteps,
  sync: ({ devices }, input) => {
    const next = poilusStart(input);
    const said = next.devices?.said ?? {};
    return { ...next, devices: devices ? { ...devices, said } : next.devices };
  },
  configure: (context, change) => {
    const draft = { ...context.draft, ...change };
    return { draft: change.players === undefined ? draft : withPlayers(draft, change.players) };
  },
  restart: ({ draft, devices }, game) => ({
    ...poilusStart(game),
    // A game by letter is one among these players; the next may be another way.
    devices: devices?.isByLetter ? undefined : devices,
    draft: { ...newSetUpInProgress(game.seed), ...draft, seed: game.seed },
  }),
})
  .extend({
    guards: {
      /** Only whom the rules ask answers a speech. */
      isAsked: ({ context }) => isAskedByRules(context),
      mayLook: ({ context, event }) => event.type === 'look' && mayLook(context, event.seat),
      isAnswer: ({ context, event }) =>
        event.type === 'answer' && answersOf(context, event.seat).includes(event.move),
      isLegalElsewhere: ({ context, event }) =>
        event.type === 'moveElsewhere' && isLegalElsewhere(context, event.seat, event.move),
    },
    actions: {
      see: assign(({ context }) => withSeen(context)),
      open: assign(({ context }) => ({ opened: seatAsked(context) })),
      hide: assign({ opened: undefined }),
      look: assign(({ event }) => (event.type === 'look' ? { looking: event.seat } : {})),
      openOwn: assign(({ context }) => ({ opened: context.looking })),
      endLook: assign({ opened: undefined, looking: undefined }),
      seat: assign(({ context, event }) =>
        event.type === 'seats' ? withSeats(context, event.seats) : {},
      ),
      answer: assign(({ context, event }) =>
        event.type === 'answer' ? withAnswer(context, event.seat, event.move) : {},
      ),
      moveElsewhere: assign(({ context, event }) =>
        event.type === 'moveElsewhere'
          ? poilusSteps.move({ ...context, ...withSeen(context) }, event.move)
          : {},
      ),
      passOn: assign(({ context }) => ({
        hearing: context.hearing && heardBy(context.hearing),
        opened: undefined,
      })),
    },
  })
  .createMachine({
    id: 'poilus',
    context: ({ input }) => poilusStart(input),
    initial: 'setUp',
    on: { ...AT_ANY_TIME, seats: { actions: 'seat' } },
    states: {
      setUp: SETTING_UP,
      playing: {
        initial: 'turn',
        on: {
          ...WHILE_PLAYING,
          hide: { actions: 'hide' },
          seats: { target: '.turn', actions: 'seat' },
          answer: { guard: 'isAnswer', target: '.turn', actions: 'answer' },
          moveElsewhere: {
            guard: 'isLegalElsewhere',
            target: '.turn',
            actions: ['moveElsewhere', 'deselect'],
          },
          look: { guard: 'mayLook', target: '.looking', actions: ['deselect', 'look'] },
        },
        states: {
          /** Goes wherever the game says. */
          turn: { always: WAITING.map(whenWaitingFor) },
          /** Everybody looks before the game goes on. */
          news: { on: { continue: { target: 'turn', actions: ['see', 'hide', 'deselect'] } } },
          /** The device goes to whoever is asked. */
          curtain: { on: { open: { target: 'turn', actions: ['open', 'deselect'] } } },
          /** Somebody hears a speech; whom the rules do not ask passes the device on all the same. */
          hearing: {
            on: {
              select: { actions: 'select' },
              hide: { target: 'turn', actions: ['hide', 'deselect'] },
              heard: [{ guard: 'isAsked' }, { target: 'turn', actions: ['passOn', 'deselect'] }],
              move: {
                guard: and(['isAsked', 'isLegal']),
                target: 'turn',
                actions: ['move', 'deselect'],
              },
            },
          },
          deciding: {
            on: {
              select: { actions: ['deselect', 'select'] },
              hide: { target: 'turn', actions: ['hide', 'deselect'] },
              move: moveTo('turn'),
            },
          },
          /** Somebody looks at their own hand out of turn; whoever has the device then takes it anew. */
          looking: {
            entry: 'hide',
            exit: 'endLook',
            initial: 'letter',
            on: { hide: { target: 'turn' } },
            states: { letter: { on: { open: { target: 'own', actions: 'openOwn' } } }, own: {} },
          },
          over: {},
          /** Whoever is asked has a device of their own. */
          elsewhere: {},
          askUndo: ASK_UNDO,
        },
      },
    },
  });
