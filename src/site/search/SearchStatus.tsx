import * as m from '#messages';
import type { Hits } from './hits.ts';
import type { Taken } from './reading.ts';

interface Props {
  readonly shown: Hits | undefined;
  readonly failed: boolean;
  /** What else there is to say of these results. */
  readonly said: string;
}

const SAID = { called: m.search_synonym, misspelled: m.search_misspelled } as const;

const sentence = ({ typed, word, how }: Taken) => SAID[how]({ typed, word });

/** How much there is, and what of the question was taken for another word; it is read out. */
export function SearchStatus({ shown, failed, said }: Props) {
  return (
    <p role="status">
      {failed
        ? m.search_failed()
        : shown && (
            <>
              {m.search_count({ count: shown.count, query: shown.query })}
              {shown.taken.map((taken) => (
                <span key={taken.typed} class="search-taken">
                  {' '}
                  {sentence(taken)}
                </span>
              ))}
              {said && ` ${said}`}
            </>
          )}
    </p>
  );
}
