import type { SetUp } from '../../puzzles/set-up.ts';

/** What a set-up has where its file says nothing. */
const USUAL = {
  phase: 'plan',
  reading: 'strict',
  round: 1,
  hand: [],
  hidden: [],
  revealed: [],
  discard: [],
  recruits: [],
  pile: [],
  removed: [],
  supply: 3,
  enemyTop: [],
  graveyard: [],
  beaten: false,
  strength: 0,
};

/** A set-up as a file writes it, without what is as usual. */
export function plainly(setUp: SetUp): object {
  const left = leftOut(setUp, USUAL);
  return {
    ...left,
    row: setUp.row.map((place) =>
      typeof place === 'string' ? place : leftOut(place, { up: [], down: 0, failed: false }),
    ),
    ...(setUp.deck ? { deck: leftOut(setUp.deck, { top: [], spies: 0 }) } : {}),
  };
}

const leftOut = (all: object, usual: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) => !(name in usual) || JSON.stringify(value) !== JSON.stringify(usual[name]),
    ),
  );
