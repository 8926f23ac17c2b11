import { useState } from 'preact/hooks';
import type { Kinds, Replay, Taken } from '#play/rules.ts';

type Made<K extends Kinds> = Extract<Taken<K>, { readonly position: unknown }>;

/**
 * A small table on which moves are tried: how it stands after those tried so far, what each of them did,
 * and how to go on.
 *
 * @param start how it stands before anything was tried
 */
export function useTried<K extends Kinds>({ take }: Pick<Replay<K>, 'take'>, start: K['position']) {
  const [made, setMade] = useState<readonly Made<K>[]>([]);
  const position = made.at(-1)?.position ?? start;
  return {
    position,
    events: made.map(({ events }) => events),
    /** A move that the rules refuse changes nothing. */
    take: (move: string) => {
      const taken = take(position, { move });
      if ('position' in taken) setMade([...made, taken]);
    },
    /** Back to the beginning; nothing at the beginning itself. */
    again: made.length > 0 ? () => setMade([]) : undefined,
  };
}
