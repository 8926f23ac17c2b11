import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  faultsOf,
  outcomeOf,
  type Snapshot,
  snapshotOf,
  tableOf,
  tierOf,
} from '#games/resist/engine/index.ts';
import { gamesToPlay, playOut } from './games.ts';

const maquisIn = (cards: readonly string[]): number =>
  cards.filter((card) => card !== 'spy').length;
const spiesIn = (cards: readonly string[]): number => cards.filter((card) => card === 'spy').length;

/** Every list of Hidden cards and Recruits that lies somewhere. */
const lists = (state: Snapshot): readonly (readonly string[])[] => [
  state.hand,
  state.hidden,
  state.revealed,
  state.hiddenDeck.top,
  state.hiddenDiscard,
  state.recruitDeck.top,
  state.recruitDeck.bottom,
  state.revealedPile,
  state.removed,
];

/* The sums of the dossier: each card is somewhere, and in one place only. */
function checkCards(state: Snapshot, isDrafting: boolean): void {
  const { hiddenDeck, recruitDeck, enemyDeck, row } = state;
  const looked = state.looked.filter((card) => !card.includes('-'));
  const maquis = [...lists(state), looked].map(maquisIn).reduce((sum, cards) => sum + cards);
  const unknown = hiddenDeck.unknown - hiddenDeck.spies + recruitDeck.unknown;
  if (!isDrafting) expect(maquis + unknown).toBe(24);
  const spies = [...lists(state), looked].map(spiesIn).reduce((sum, cards) => sum + cards);
  expect(spies + hiddenDeck.spies + state.spySupply).toBe(6);
  const enemies = row.map(({ up, down }) => up.length + down.length);
  const atMissions = enemies.reduce((sum, cards) => sum + cards, 0);
  const lookedEnemies = state.looked.length - looked.length;
  const inDeck = enemyDeck.top.length + enemyDeck.unknown + state.enemyDiscard.length;
  expect(atMissions + inDeck + lookedEnemies).toBe(32);
}

test('every card is somewhere, and in one place only, after every move', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { position } of playOut(game).steps) {
        const state = snapshotOf(position);
        const isDrafting = state.ask === 'pair' || state.ask === 'draft';
        checkCards(state, isDrafting);
        expect(faultsOf(tableOf(position))).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

test('every game comes to an end, and to what its points say', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      const { end } = playOut(game);
      const outcome = outcomeOf(end);
      const { failed, graveyard, points, defeated } = snapshotOf(end);
      const civilians = graveyard.reduce((sum, number) => sum + number, 0);
      expect(outcome?.reason === 'missions').toBe(failed === 2);
      if (outcome?.reason === 'civilians') expect(civilians).toBeGreaterThanOrEqual(5);
      if (outcome?.reason === 'ended' && defeated.length < 10) {
        expect(outcome).toEqual({ result: tierOf(points), reason: 'ended', points });
        expect(civilians).toBeLessThan(5);
      }
    }),
    { numRuns: 150 },
  );
});
