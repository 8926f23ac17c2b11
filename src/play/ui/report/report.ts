import * as m from '#messages';
import type { GameLinks } from '#play/game-mode.ts';
import type { Game } from '#play/history/game.ts';
import type { GameHistory } from '#play/history/game-history.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';

/** Browsers by what they call themselves; those that claim to be another one as well come first. */
const FAMILIES = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]*.* Safari\//],
] as const;

/** Family and first number of a browser, "Firefox 140": enough to look for a fault, and no more. */
export function browserFamily(userAgent: string): string | undefined {
  for (const [family, pattern] of FAMILIES) {
    const found = pattern.exec(userAgent);
    if (found) return `${family} ${found[1]}`;
  }
  return undefined;
}

/** What is told of a fault besides the game. Nothing of it says who the visitor is. */
interface Circumstances {
  /** The address of the page, without anything behind a question mark or a number sign. */
  readonly page: string;
  readonly language: string;
  /** Of the site. */
  readonly version: string;
  /** "Firefox 140". */
  readonly browser: string;
  /** What the page itself said was wrong. */
  readonly said?: string | undefined;
}

interface Report {
  readonly subject: string;
  readonly text: string;
  /** The text without the single steps; the link to the game holds them still. */
  readonly short: string;
}

/** The game that a fault happened in, as links where there are some. */
interface GameTold {
  readonly steps: number;
  /** The address at which it can be gone through. */
  readonly game?: string | undefined;
  /** The address of how it stands now, where going through it does not lead there. */
  readonly now?: string | undefined;
  /** Its record, or its steps where a record cannot tell it. */
  readonly told: unknown;
}

/** Where links to games and to positions are opened; a game without such a room leaves it out. */
interface Opens {
  readonly game?: string | undefined;
  readonly position?: string | undefined;
}

/** A game that a report tells of, and how links to it are made and opened. */
interface Played<T extends SaveTypes> {
  readonly game: Game<T>;
  readonly replayed: Pick<GameHistory<T>, 'position'>;
  readonly links: GameLinks<T> | undefined;
  readonly opens: Opens;
}

/** A game as a report tells it. */
function toldOf<T extends SaveTypes>({ game, replayed, links, opens }: Played<T>): GameTold {
  const played = links?.game(game, game.steps.length);
  const now = played ? undefined : links?.position?.(replayed.position);
  return {
    steps: game.steps.length,
    game: played && opens.game && `${opens.game}#${played}`,
    now: now && opens.position && `${opens.position}#${now}`,
    told: links?.told(game) ?? game,
  };
}

/** The report of a fault in a game, in the language of the page. */
export function reportOf<T extends SaveTypes>(
  played: Played<T>,
  { page, language, version, browser, said }: Circumstances,
  where: string,
): Report {
  const { steps, game, now, told } = toldOf(played);
  const lines = [
    m.play_report_happened(),
    '',
    m.play_report_expected(),
    '',
    ...(said ? [m.play_report_said({ text: said })] : []),
    m.play_report_where({ page }),
    m.play_report_language({ language }),
    m.play_report_version({ version }),
    m.play_report_browser({ browser }),
    ...(game ? [m.play_report_game({ link: game })] : []),
    ...(now ? [m.play_report_now({ link: now })] : []),
  ];
  const record = m.play_report_record({ record: JSON.stringify(told) });
  return {
    subject: m.play_report_subject({ step: steps, where }),
    text: [...lines, record].join('\n'),
    short: lines.join('\n'),
  };
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
