import { useEffect, useRef, useState } from 'preact/hooks';
import type { ResistAdvice } from '#games/resist/coach/index.ts';
import { type Position, rules } from '#games/resist/engine/index.ts';
import type { CoachAnswer } from '#play/advice/protocol.ts';
import { type Coach, openCoach } from './open-coach.ts';

/** How many games the coach simulates when asked, and when asked to think on. */
const FIRST_THOUGHT = 1_000;
const FURTHER_THOUGHT = 20_000;

export interface Asked {
  /** Undefined until the first thoughts are there. */
  readonly answer: CoachAnswer<ResistAdvice> | undefined;
  readonly isThinking: boolean;
  readonly failed: boolean;
}

const BEGUN: Asked = { answer: undefined, isThinking: true, failed: false };

/**
 * The coach's advice on a position, from what can be seen of it; asked for at once, and stopped when
 * whoever asked is gone.
 *
 * @param seed the same seed gives the same advice
 */
export function useAdvice(position: Position, seed: string) {
  const [asked, setAsked] = useState(BEGUN);
  const coach = useRef<Coach>();
  const ask = () => {
    coach.current?.close();
    setAsked(BEGUN);
    coach.current = openCoach(() => setAsked({ ...BEGUN, isThinking: false, failed: true }));
    coach.current.think(
      rules.playerView(position),
      { seed, simulations: FIRST_THOUGHT },
      (answer) => setAsked({ answer, isThinking: !answer.isDone, failed: false }),
    );
  };
  useEffect(() => {
    ask();
    return () => coach.current?.close();
  }, [position]);
  return {
    asked,
    ask,
    stop: () => coach.current?.stop(),
    thinkOn: () => {
      setAsked({ ...asked, isThinking: true });
      coach.current?.thinkOn(FURTHER_THOUGHT);
    },
  };
}
