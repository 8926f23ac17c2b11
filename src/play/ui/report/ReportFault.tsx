import { Copy, Send } from 'lucide-preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import type { GameLinks } from '#play/game-mode.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { canShare, share } from '#shared/page/hand-on.ts';
import { usePlayContext } from '../frame/play-context.ts';
import { roomName } from '../frame/room-name.ts';
import { useActiveSession, useSession } from '../frame/session.ts';
import { useCopy } from '../hooks/use-copy.ts';
import { useLazyModule } from '../hooks/use-lazy-module.ts';
import { browserFamily, placeOfReport, reportOf } from './report.ts';
import '../style/report.css';

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
      <summary>{m.play_report_title()}</summary>
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
  const { mode, room } = useSession();
  const links = useLazyModule(mode.links !== undefined, () => mode.links?.() ?? Promise.reject());
  // A report without its game is of little use: it waits for the links, if there will be some.
  if (mode.links && links === undefined) return <p class="aid-hint">{m.play_part_loading()}</p>;
  return (
    <Written
      said={said}
      where={roomName(room)}
      links={typeof links === 'object' ? links : undefined}
    />
  );
}

interface WrittenProps {
  readonly said: string | undefined;
  readonly where: string;
  readonly links: GameLinks<SaveTypes> | undefined;
}

function Written({ said, where, links }: WrittenProps) {
  const { game, replayed } = useActiveSession();
  const { links: pages, site } = usePlayContext();
  const here = (path: string | undefined) => path && new URL(path, location.origin).href;
  const opens = { game: here(pages.practice), position: here(pages.position) };
  const report = reportOf(
    { game, replayed, links, opens },
    {
      page: location.origin + location.pathname,
      language: document.documentElement.lang,
      version: [site.version, scriptOfPage() ?? []].flat().join(', '),
      browser: browserFamily(navigator.userAgent) ?? m.play_report_other_browser(),
      said,
    },
    where,
  );
  const place = site.reports ? placeOfReport(site.reports, report) : undefined;
  const text = place?.body ?? report.text;
  const { field, copy, said: answer } = useCopy<HTMLTextAreaElement>(text, m.play_report_by_hand);
  return (
    <div class="aid-report">
      <p class="aid-hint">{m.play_report_hint()}</p>
      <label class="aid-field">
        {m.play_report_text()}
        <textarea ref={field} readOnly rows={8} value={text} />
      </label>
      {place && (
        <>
          {text !== report.text && <p class="aid-hint">{m.play_report_short()}</p>}
          <a class="aid-secondary" href={place.address} target="_blank" rel="noreferrer noopener">
            {m.play_report_open()}
          </a>
          <p class="aid-hint">{m.play_report_open_hint()}</p>
        </>
      )}
      <div class="aid-buttons">
        <button type="button" class="aid-secondary" onClick={copy}>
          <Copy aria-hidden="true" /> {m.play_report_copy()}
        </button>
        {canShare() && (
          <button
            type="button"
            class="aid-secondary"
            onClick={() => share({ title: report.subject, text })}
          >
            <Send aria-hidden="true" /> {m.play_report_send()}
          </button>
        )}
      </div>
      <p role="status">{answer}</p>
    </div>
  );
}
