import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type GameRecord, readLink, tableOf } from '#games/maquis/engine/index.ts';
import {
  gameOfRecord,
  gameOfTable,
  historyOf,
  SITE_OWNS_ALL,
  type TableGame,
} from '#games/maquis/session/index.ts';
import { links } from '#games/maquis/ui/aid/game-links.ts';
import { placeOfReport, reportOf } from '#play/ui/report/report.ts';

const BUSY = JSON.parse(
  readFileSync('tests/fixtures/maquis/busy.record.json', 'utf8'),
) as GameRecord;

type Circumstances = Parameters<typeof reportOf>[1];

const HERE: Circumstances = {
  page: 'https://example.org/en/maquis/table/',
  language: 'en',
  version: '0.1.0',
  browser: 'Firefox 140',
};
const OPENS = {
  game: 'https://example.org/en/maquis/practice/',
  position: 'https://example.org/en/maquis/position/',
};
const TO = 'https://example.com/project/issues/new';

function gameAfter(moves: number): TableGame {
  const { outcome: _, ...record } = BUSY;
  const told = gameOfRecord(
    { ...record, moves: record.moves.slice(0, moves) },
    SITE_OWNS_ALL,
    'seed',
  );
  if (!('game' in told)) throw new Error('no game');
  return told.game;
}

function running(game: TableGame) {
  const played = historyOf(game);
  if (!('replayed' in played)) throw new Error('no replayed');
  return { game, replayed: played.replayed };
}

const report = (game: TableGame, more: Partial<Circumstances> = {}) =>
  reportOf({ ...running(game), links, opens: OPENS }, { ...HERE, ...more }, 'At the table');

/** What follows a name at the beginning of a line. */
const told = (text: string, name: string): string =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? '';

describe('the report of a fault', () => {
  test('tells page, language, version and browser', () => {
    const { subject, text } = report(gameAfter(20));
    expect(subject).toContain('20');
    expect(told(text, 'Page')).toBe(HERE.page);
    expect(told(text, 'Language')).toBe('en');
    expect(told(text, 'Version')).toBe('0.1.0');
    expect(told(text, 'Browser')).toBe('Firefox 140');
    expect(told(text, 'The page said')).toBe('');
  });

  test('carries the game as a link, and step by step as a record', () => {
    const { text, short } = report(gameAfter(20));
    const link = new URL(told(text, 'The game'));
    expect(link.pathname).toBe('/en/maquis/practice/');
    expect(readLink(link.hash)).toMatchObject({
      game: { at: 20, record: { moves: BUSY.moves.slice(0, 20), goals: BUSY.goals } },
    });
    expect(JSON.parse(told(text, 'Step by step'))).toMatchObject({
      format: 'maquis-record',
      moves: BUSY.moves.slice(0, 20),
    });
    expect(told(short, 'The game')).toBe(link.href);
    expect(told(short, 'Step by step')).toBe('');
  });

  test('of a corrected game goes on past the correction', () => {
    const before = gameAfter(20);
    const table = tableOf(running(before).replayed.position);
    const corrected = { ...table, state: { ...table.state, morale: 2 } };
    const game = { ...before, steps: [...before.steps, { correction: corrected }] };
    const { text } = report(game);
    const corrections = [{ after: { morale: 2 } }];
    expect(JSON.parse(told(text, 'Step by step'))).toMatchObject({ version: 2, corrections });
    expect(readLink(new URL(told(text, 'The game')).hash)).toMatchObject({
      game: { at: 21, record: { corrections } },
    });
  });

  test('of a game from a set position begins there', () => {
    const from = tableOf(running(gameAfter(20)).replayed.position);
    const game = gameOfTable(from, 'other cards', SITE_OWNS_ALL);
    const { text } = report(game);
    expect(readLink(new URL(told(text, 'The game')).hash)).toMatchObject({
      position: { table: { state: from.state }, seed: 'other cards' },
    });
    expect(JSON.parse(told(text, 'Step by step'))).toEqual(game);
  });

  test('repeats what the page said', () => {
    expect(told(report(gameAfter(3), { said: 'Nonsense.' }).text, 'The page said')).toBe(
      'Nonsense.',
    );
  });
});

describe('the page where a report is written', () => {
  test('gets title and text filled in, beside what its address asks for already', () => {
    const made = report(gameAfter(20));
    const { address, body } = placeOfReport(`${TO}?template=fault`, made);
    const { origin, pathname, searchParams } = new URL(address);
    expect(origin + pathname).toBe(TO);
    expect(Object.fromEntries(searchParams)).toEqual({
      template: 'fault',
      title: made.subject,
      body: made.text,
    });
    expect(body).toBe(made.text);
  });

  test('gets the link to the game alone where every step would be too long for an address', () => {
    const made = report(gameAfter(20));
    const long = { ...made, text: made.text + 'x'.repeat(8000) };
    const { address, body } = placeOfReport(TO, long);
    expect(body).toBe(made.short);
    expect(new URL(address).searchParams.get('body')).toContain('#game=');
    expect(address.length).toBeLessThanOrEqual(7500);
  });

  test('takes a whole game', () => {
    expect(placeOfReport(TO, report(gameAfter(BUSY.moves.length))).address.length).toBeLessThan(
      7500,
    );
  });
});
