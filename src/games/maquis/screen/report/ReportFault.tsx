import { Copy, Send } from 'lucide-preact';
import { useContext, useState } from 'preact/hooks';
import * as m from '#messages';
import { useAid, useRunning } from '../aid/aid.ts';
import { SettingsContext } from '../aid/settings.ts';
import { browserFamily } from './browser-family.ts';
import { placeOfReport, reportOf } from './report.ts';
import '../style/report.css';

const PLACES = { table: m.maquis_screen_table, practice: m.maquis_screen_practice } as const;

/**
 * A fault told with the game it happened in. The visitor sees the whole text first, and passes it on:
 * the page sends nothing.
 *
 * @param said what the page itself said was wrong
 */
export function ReportFault({ said }: { readonly said?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="aid-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.maquis_report_title()}</summary>
      {isOpen && <Report said={said} />}
    </details>
  );
}

/** The name of the script that is this game, which changes with every change of it: "TableAid.D0LjWrae". */
const scriptOfPage = (): string | undefined =>
  /([^/]+)\.js$/.exec(
    document.querySelector('astro-island')?.getAttribute('component-url') ?? '',
  )?.[1];

function Report({ said }: { readonly said: string | undefined }) {
  const { face } = useAid();
  const { game, course } = useRunning();
  const { links, site } = useContext(SettingsContext);
  const [answer, setAnswer] = useState('');
  const here = (path: string) => new URL(path, location.origin).href;
  const report = reportOf(
    { game, course },
    {
      page: location.origin + location.pathname,
      language: document.documentElement.lang,
      version: [site.version, scriptOfPage() ?? []].flat().join(', '),
      browser: browserFamily(navigator.userAgent) ?? m.maquis_report_other_browser(),
      said,
      opens: { game: here(links.practice), position: here(links.position) },
    },
    PLACES[face](),
  );
  const place = site.reports ? placeOfReport(site.reports, report) : undefined;
  const text = place?.body ?? report.text;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setAnswer(m.maquis_practice_share_copied()),
      () => setAnswer(m.maquis_report_by_hand()),
    );
  // Sending can be thought better of, which is no news to whoever did.
  const send = () => navigator.share({ title: report.subject, text }).catch(() => undefined);
  return (
    <div class="aid-report">
      <p class="aid-hint">{m.maquis_report_hint()}</p>
      <label class="aid-field">
        {m.maquis_report_text()}
        <textarea readOnly rows={8} value={text} />
      </label>
      {place && (
        <>
          {text !== report.text && <p class="aid-hint">{m.maquis_report_short()}</p>}
          <a class="aid-secondary" href={place.address} target="_blank" rel="noreferrer noopener">
            {m.maquis_report_open()}
          </a>
          <p class="aid-hint">{m.maquis_report_open_hint()}</p>
        </>
      )}
      <div class="aid-buttons">
        <button type="button" class="aid-secondary" onClick={copy}>
          <Copy aria-hidden="true" /> {m.maquis_report_copy()}
        </button>
        {'share' in navigator && (
          <button type="button" class="aid-secondary" onClick={send}>
            <Send aria-hidden="true" /> {m.maquis_report_send()}
          </button>
        )}
      </div>
      <p role="status">{answer}</p>
    </div>
  );
}
