import { isAreaTold, takeCorrection } from './correct.ts';
import { takeEffect, takeLose } from './effects.ts';
import type { EventType, LogEvent } from './events.ts';
import {
  takeAction,
  takeEndImpulse,
  takeHeadquarters,
  takeImpulseKind,
  takePass,
  takeSelect,
  takeWithhold,
} from './operations.ts';
import { takeBuy, takeHand, takeLay, takePlace, takeReveal, takeSpies } from './organization.ts';
import { type Position, START_POSITION } from './position.ts';
import { type EventRefusal, Refused, type Take } from './taken.ts';
import { takeNext, takeScore } from './turn-end.ts';

const takeStart: Take = (_, event) => {
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

const TAKES: Readonly<Record<Exclude<EventType, 'undo' | 'redo'>, Take>> = {
  start: takeStart,
  next: takeNext,
  lay: takeLay,
  reveal: takeReveal,
  place: takePlace,
  buy: takeBuy,
  pass: takePass,
  select: takeSelect,
  kind: takeImpulseKind,
  action: takeAction,
  withhold: takeWithhold,
  hq: takeHeadquarters,
  effect: takeEffect,
  lose: takeLose,
  spies: takeSpies,
  score: takeScore,
  hand: takeHand,
  'end-impulse': takeEndImpulse,
  correct: takeCorrection,
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
