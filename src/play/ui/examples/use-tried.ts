import { useState } from 'preact/hooks';
import type { GameTypes, Transitions } from '#play/rules/game-rules.ts';

type Made<T extends GameTypes> = Extract<
  ReturnType<Transitions<T>['apply']>,
  { readonly position: unknown }
>;

/**
 * A small table on which moves are tried: how it stands after those tried so far, what each of them did,
 * and how to go on.
 *
 * @param start how it stands before anything was tried
 */
export function useTried<T extends GameTypes>(
  { apply }: Pick<Transitions<T>, 'apply'>,
  start: T['position'],
) {
  const [made, setMade] = useState<readonly Made<T>[]>([]);
  const position = made.at(-1)?.position ?? start;
  return {
    position,
    events: made.map(({ events }) => events),
    /** A move that the rules refuse changes nothing. */
    take: (move: string) => {
      const taken = apply(position, { move });
      if ('position' in taken) setMade([...made, taken]);
    },
    /** Back to the beginning; nothing at the beginning itself. */
    again: made.length > 0 ? () => setMade([]) : undefined,
  };
}
