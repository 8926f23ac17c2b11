import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { numberEntry } from '../judge/verdict.ts';
import { isAreaTold, takeCorrection } from './correct.ts';
import { EFFECT_TAKES } from './effects.ts';
import { type ApplyEvent, type EventRefusal, must, Refused } from './event-refusal.ts';
import type { EventType, LogEvent } from './events.ts';
import { isOperationsOver, OPERATIONS_TAKES } from './operations.ts';
import { ORGANIZATION_TAKES } from './organization.ts';
import {
  PHASES,
  type Phase,
  type Position,
  START_POSITION,
  withAreas,
  withVp,
} from './position.ts';

const takeStart: ApplyEvent = (_, event) => {
  const { areas, vp, morale, hand = START_POSITION.hand, turn = 1 } = event as unknown as Position;
  for (const [id, area] of Object.entries(areas)) {
    if (!isAreaTold(area)) throw new Refused({ case: '', path: `areas.${id}` });
  }
  return {
    ...START_POSITION,
    turn,
    vp: { maquis: vp.maquis, german: vp.german },
    hand: { maquis: hand.maquis, german: hand.german },
    morale,
    areas: { ...areas },
  };
};

type TakenEvent = { readonly position: Position } | { readonly refusal: EventRefusal };

/**
 * What an event leads to, or the case that forbids it. A correction that sets a case aside holds for the
 * one event that follows. Never throws.
 */
export function takeEvent(position: Position, event: LogEvent): TakenEvent {
  if (event.type === 'undo' || event.type === 'redo') return { refusal: { case: '' } };
  try {
    const next = TAKES[event.type](position, event);
    const isSetAside = event.type === 'correct' && event.path === 'overruled';
    return { position: isSetAside ? next : { ...next, overruled: null } };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}

/** What a step does by itself as the table leaves it; what has to be done first is refused. */
const LEAVING: Readonly<Partial<Record<Phase, (position: Position) => Position>>> = {
  'org.lay': (position) => {
    for (const side of ['maquis', 'german'] as const) {
      const isLaid = position.laid[side].length > 0 || position.hand[side] === 0;
      must(position, isLaid, '4.2.2', 'not-laid');
    }
    return position;
  },
  // Networks in training move up before new ones arrive (C06); Heroes who fled are there again.
  'org.clear': (position) => ({
    ...withAreas(position, () => ({ temporary: false })),
    ready: { ...position.ready, quiet: position.ready.quiet + position.arriving },
    arriving: 0,
    heroes: { available: [...position.heroes.available, ...position.heroes.back].sort(), back: [] },
  }),
  'org.reveal': (position) => {
    for (const side of ['maquis', 'german'] as const) {
      must(position, position.revealed[side] >= position.laid[side].length, '4.2.3', 'hidden');
    }
    return { ...position, startAp: position.ap };
  },
  'ops.open': (position) => {
    must(position, isOperationsOver(position), '8.7.1');
    return {
      ...position,
      ap: START_POSITION.ap,
      impulse: START_POSITION.impulse,
      resolution: null,
    };
  },
  'ops.act': (position) => {
    must(position, false, '3.2.2', 'impulse-open');
    return position;
  },
  // Teams that serve for a turn leave with the markers they lie under (N20).
  'end.1': (position) => ({
    ...withAreas(position, ({ teams, usedTeams }) => ({
      laborUsed: false,
      usedNetworks: 0,
      usedUnits: 0,
      ...(usedTeams && { teams: Math.max(0, teams - usedTeams), usedTeams: 0 }),
    })),
    selected: START_POSITION.selected,
  }),
  'end.2': (position) => ({ ...position, soeUsed: false, mbfUsed: false }),
  'end.3': (position) => ({
    ...position,
    ready: { ...position.ready, active: position.ready.active + position.ready.quiet, quiet: 0 },
  }),
  'end.4': (position) => withAreas(position, () => ({ deceived: 0 })),
  'end.7': (position) => {
    must(position, position.scored, '3.3.7');
    return position;
  },
  'end.9': ({ drawn: _, ...position }) => ({
    ...position,
    turn: Math.min(limit('turns'), position.turn + 1),
    ap: START_POSITION.ap,
    startAp: START_POSITION.startAp,
    damageDone: 0,
    passes: 0,
    residualDone: false,
    laid: START_POSITION.laid,
    revealed: START_POSITION.revealed,
    apCards: START_POSITION.apCards,
    mobilized: START_POSITION.mobilized,
    heroPlaced: false,
    freeMoves: 0,
    scored: false,
    lastMaquis: START_POSITION.lastMaquis,
  }),
};

function phaseAfter({ phase, turn }: Position): Phase {
  if (phase === 'end.7' && turn === limit('turns')) return 'over';
  if (phase === 'ops.open' || phase === 'ops.act') return 'end.1';
  if (phase === 'end.9') return 'org.lay';
  return PHASES[PHASES.indexOf(phase) + 1] ?? 'over';
}

/** On to the next step, with everything that it resets. */
const takeNext: ApplyEvent = (position, event) => {
  must(position, position.phase !== 'over', '3.3.7');
  const claimed = event.residualDone === true ? { ...position, residualDone: true } : position;
  const left = LEAVING[position.phase]?.(claimed) ?? claimed;
  const phase = phaseAfter(position);
  const first: Side = event.first === 'german' ? 'german' : 'maquis';
  const opened: Position = phase === 'ops.open' ? { ...left, first, active: first } : left;
  const step = /^end\.(\d)$/.exec(phase)?.[1];
  return { ...opened, phase, endStep: step ? Number(step) - 1 : 0 };
};

/** Points of the turn, as the table counted them (10). */
const takeScore: ApplyEvent = (position, event) => {
  must(position, position.phase === 'end.7' && !position.scored, '3.3.7');
  const german = withVp(position, 'german', numberEntry(event, 'german'));
  return { ...withVp(german, 'maquis', numberEntry(event, 'maquis')), scored: true };
};

const TAKES: Readonly<Record<Exclude<EventType, 'undo' | 'redo'>, ApplyEvent>> = {
  start: takeStart,
  next: takeNext,
  ...ORGANIZATION_TAKES,
  ...OPERATIONS_TAKES,
  ...EFFECT_TAKES,
  score: takeScore,
  correct: takeCorrection,
};
