import { useEffect, useRef, useState } from 'preact/hooks';
import type { Position } from '#games/maquis/engine/index.ts';
import { playerView } from '#games/maquis/engine/sight.ts';
import type { Pondering, Thoughts } from './coach-pool.ts';
import { theCoaches } from './the-coaches.ts';

/** How many games the coach simulates when asked, and when asked to think on. */
const FIRST_THOUGHT = 4_000;
const FURTHER_THOUGHT = 36_000;

export interface Asked {
  /** Undefined until the first thoughts are there. */
  readonly thoughts: Thoughts | undefined;
  readonly isThinking: boolean;
  readonly failed: boolean;
}

export interface AdviceHere {
  /** Undefined while nobody asked about this position. */
  readonly asked: Asked | undefined;
  readonly ask: () => void;
  readonly stop: () => void;
  readonly thinkOn: () => void;
}

/**
 * The coach's advice on a position, from what can be seen of it. What was thought is forgotten with
 * the position.
 *
 * @param seed the same seed gives the same advice on the same machine
 */
export function useAdvice(position: Position, seed: string): AdviceHere {
  const [said, setSaid] = useState<Asked & { readonly of: Position }>();
  const pondering = useRef<Pondering>();
  const forget = () => {
    pondering.current?.forget();
    pondering.current = undefined;
  };
  useEffect(() => forget, [position]);
  const say = (change: Partial<Asked>) =>
    setSaid((before) => ({
      ...(before?.of === position ? before : { thoughts: undefined, failed: false }),
      isThinking: false,
      ...change,
      of: position,
    }));
  const ask = () => {
    forget();
    say({ thoughts: undefined, isThinking: true, failed: false });
    const coaches = theCoaches(() => say({ failed: true }));
    pondering.current = coaches.ponder(
      playerView(position),
      { seed, simulations: FIRST_THOUGHT },
      (thoughts) => say({ thoughts, isThinking: !thoughts.isDone }),
    );
  };
  return {
    asked: said?.of === position ? said : undefined,
    ask,
    stop: () => pondering.current?.stop(),
    thinkOn: () => {
      say({ isThinking: true });
      pondering.current?.thinkOn(FURTHER_THOUGHT);
    },
  };
}
