import * as m from '#messages';
import { copied } from '#shared/page/hand-on.ts';
import type { Hits } from './hits.ts';
import type { Substitution } from './reading.ts';

interface Props {
  readonly shown: Hits | undefined;
  readonly failed: boolean;
  /** What else there is to say of these results. */
  readonly said: string;
}

const SAID = { called: m.search_synonym, misspelled: m.search_misspelled } as const;

const sentence = ({ typed, word, how }: Substitution) => SAID[how]({ typed, word });

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

/** How many answers a report tells of. */
const TOLD = 3;

interface ReportSearchProps {
  readonly hits: Hits;
  /** What is to be said once it has been copied, or could not be. */
  readonly onSaid: (text: string) => void;
}

/** Where reports are written, as the page says; nothing where nobody settled it. */
const placeOfReports = () =>
  document.querySelector<HTMLElement>('[data-search-open]')?.dataset.reports;

/**
 * A question that was answered badly, told like a fault: on the page where reports are written, with
 * question and answers filled in, or copied where the site has no such page. Nothing is sent from here.
 */
export function ReportSearch({ hits, onSaid }: ReportSearchProps) {
  const { query } = hits;
  const found = hits.hits.slice(0, TOLD).map(({ title }) => title);
  const title = m.search_report_title({ query });
  const body = m.search_report_text({
    query,
    page: location.origin + location.pathname,
    answers: found.join(' · ') || m.search_report_none(),
  });
  const place = placeOfReports();
  if (place) {
    const address = new URL(place);
    address.searchParams.set('title', title);
    address.searchParams.set('body', body);
    return (
      <p class="search-report">
        <a href={address.href} target="_blank" rel="noreferrer">
          {m.search_report()}
        </a>
      </p>
    );
  }
  const copy = async () => {
    const isCopied = await copied(`${title}\n${body}`);
    onSaid(isCopied ? m.search_report_copied() : m.search_report_by_hand({ query }));
  };
  return (
    <p class="search-report">
      <button type="button" onClick={copy}>
        {m.search_report()}
      </button>
    </p>
  );
}
