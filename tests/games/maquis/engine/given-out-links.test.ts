import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type GameRecord, readLink, replay, snapshotOf } from '#games/maquis/engine/index.ts';

/*
 * Links as they were given out, whole games of all modes, a deal and a position: each opens for ever as
 * exactly what it was made from. The files are never made anew. Where one of these tests fails, a rule
 * or a list of a ruleset was changed; that is a new ruleset.
 */

interface GivenOut {
  readonly link: string;
  /** Moves stand in one text here, with spaces between them. */
  readonly game?: { readonly record: GameRecord & { readonly moves: never }; readonly at: number };
  readonly position?: { readonly moves: string | readonly string[] };
  readonly deal?: object;
  readonly end?: object;
}

const read = (version: number): readonly GivenOut[] =>
  JSON.parse(
    readFileSync(
      new URL(`../../../fixtures/maquis/links/version-${version}.json`, import.meta.url),
      'utf8',
    ),
  );

const withMoves = (told: GivenOut): unknown => {
  const { link: _, end: __, ...wanted } = told;
  // The files were written when there was one ruleset, and deals did not name it.
  if (wanted.deal) return { deal: { ruleset: 'pnp-1.1', ...wanted.deal } };
  if (typeof wanted.position?.moves === 'string') {
    return { position: { ...wanted.position, moves: wanted.position.moves.split(' ') } };
  }
  if (!wanted.game) return wanted;
  const { record, at } = wanted.game;
  return { game: { record: { ...record, moves: String(record.moves).split(' ') }, at } };
};

test.each([1, 2])(
  'version %i has eight whole games of six modes, a deal and a position',
  (version) => {
    const links = read(version);
    expect(links).toHaveLength(10);
    expect(links.filter(({ game, end }) => game && end)).toHaveLength(8);
    expect(new Set(links.map(({ game }) => game?.record.difficulty)).size).toBe(7);
    for (const { link } of links)
      expect(link).toMatch(new RegExp(`^(game|deal|position)=${version}`));
  },
);

test('version 3 has two games with corrections, and a position', () => {
  for (const { link, ...given } of read(3)) {
    expect(link).toMatch(/^(game|position)=3/);
    expect(JSON.stringify(given)).toContain('correct:1');
  }
});

test.each([...read(1), ...read(2), ...read(3)])(
  'opens as what it was made from: $link',
  (given) => {
    expect(readLink(given.link)).toEqual(withMoves(given));
  },
);

test.each([...read(1), ...read(2), ...read(3)].filter(({ game, end }) => game && end))(
  'its moves lead where they led: $link',
  (given) => {
    const told = readLink(given.link) as Extract<ReturnType<typeof readLink>, { game: unknown }>;
    const played = replay(told.game.record);
    if ('fault' in played) throw new Error(JSON.stringify(played.fault));
    expect(snapshotOf(played.replayed.positions.at(-1) as never)).toEqual(given.end);
  },
);
