import { gameLink, MOST_LINK_MOVES, positionLink, tableOf } from '#maquis/engine/index.ts';
import { type Course, recordOf, sharedPosition, type TableGame } from '#maquis/table/index.ts';
import * as m from '#messages';

/** What is told of a fault besides the game. Nothing of it says who the visitor is. */
export interface Circumstances {
  /** The address of the page, without anything behind a question mark or a number sign. */
  readonly page: string;
  readonly language: string;
  /** Of the site. */
  readonly version: string;
  /** "Firefox 140". */
  readonly browser: string;
  /** What the page itself said was wrong. */
  readonly said?: string | undefined;
  /** The addresses at which links to games and to positions are opened. */
  readonly opens: { readonly game: string; readonly position: string };
}

export interface Report {
  readonly subject: string;
  readonly text: string;
  /** The text without the single steps; the link to the game holds them still. */
  readonly short: string;
}

/** The report of a fault in a game, in the language of the page. */
export function reportOf(
  { game, course }: { readonly game: TableGame; readonly course: Course },
  { page, language, version, browser, said, opens }: Circumstances,
  where: string,
): Report {
  const isCorrected = game.steps.some((step) => 'correction' in step);
  const link = linkOf(game, opens);
  const now = `${opens.position}#${positionLink({ table: tableOf(course.position), moves: [], at: 0 })}`;
  const lines = [
    m.maquis_report_happened(),
    '',
    m.maquis_report_expected(),
    '',
    ...(said ? [m.maquis_report_said({ text: said })] : []),
    m.maquis_report_where({ page }),
    m.maquis_report_language({ language }),
    m.maquis_report_version({ version }),
    m.maquis_report_browser({ browser }),
    ...(link ? [m.maquis_report_game({ link })] : []),
    ...(link && !isCorrected ? [] : [m.maquis_report_now({ link: now })]),
  ];
  // A record holds neither corrections nor a set position: then the steps are told as they are kept.
  const steps = isCorrected || game.from ? game : recordOf(game);
  const record = m.maquis_report_record({ record: JSON.stringify(steps) });
  return {
    subject: m.maquis_report_subject({ step: game.steps.length, where }),
    text: [...lines, record].join('\n'),
    short: lines.join('\n'),
  };
}

/** The address at which the game can be gone through, up to its first correction. */
function linkOf(game: TableGame, opens: Circumstances['opens']): string | undefined {
  if (game.from) {
    const shared = sharedPosition(game, game.from, game.steps.length);
    return shared.moves.length > MOST_LINK_MOVES
      ? undefined
      : `${opens.game}#${positionLink(shared)}`;
  }
  const record = recordOf(game);
  return record.moves.length > MOST_LINK_MOVES
    ? undefined
    : `${opens.game}#${gameLink({ record, at: record.moves.length })}`;
}

/** Hosts of code refuse longer addresses. In characters. */
const LONGEST_ADDRESS = 7500;

/**
 * Where a report is written: a page that takes `title` and `body`, both filled in. A text that is too
 * long for an address gives way to the short one.
 *
 * @param to the address of that page, with or without a question of its own
 */
export function placeOfReport(
  to: string,
  { subject, text, short }: Report,
): { readonly address: string; readonly body: string } {
  const filledIn = (body: string) => {
    const address = new URL(to);
    address.searchParams.set('title', subject);
    address.searchParams.set('body', body);
    return { address: address.href, body };
  };
  const whole = filledIn(text);
  return whole.address.length > LONGEST_ADDRESS ? filledIn(short) : whole;
}
