import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Links } from '#play/links/link-types.ts';
import type { GameTypes } from '#play/rules/game-rules.ts';

/*
 * Links as they were given out, whole games and a deal: each opens for ever as exactly what it was made
 * from. The files are never made anew. Where one of these tests fails, a rule or a list of a ruleset was
 * changed; that is a new ruleset.
 */

interface GivenOut {
  readonly link: string;
  readonly setUp?: object;
  /** In one text, with spaces between them. */
  readonly moves?: string;
  readonly at?: number;
  readonly outcome?: object;
  readonly deal?: object;
}

export function linksStayOpen<T extends GameTypes>(
  game: string,
  links: Links<T>,
  outcomeOf: (position: T['position']) => T['outcome'] | undefined,
): void {
  const file = new URL(`../fixtures/${game}/links/version-1.json`, import.meta.url);
  const given: readonly GivenOut[] = JSON.parse(readFileSync(file, 'utf8'));

  test.each(given)('opens as what it was made from: $link', ({ link, ...made }) => {
    const told = links.readLink(`#${link}`);
    if (made.deal) return expect(told).toEqual({ deal: made.deal });
    if (!('game' in told)) throw new Error(JSON.stringify(told));
    const { setUp, moves = '', at, outcome } = made;
    expect(told.game).toEqual({ setUp, moves: moves.split(' '), at });
    expect(outcomeOf(told.end)).toEqual(outcome);
    expect(links.gameLink(told.game)).toBe(link);
  });
}
