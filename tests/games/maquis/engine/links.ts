import { readFileSync } from 'node:fs';
import { type GameRecord, type GameSetUp, gameLink } from '#games/maquis/engine/index.ts';

export const fixture = (name: string): GameRecord =>
  JSON.parse(
    readFileSync(new URL(`../../../fixtures/maquis/${name}.record.json`, import.meta.url), 'utf8'),
  );
export const WIN = fixture('win');
export const SET_UP: GameSetUp = {
  ruleset: 'pnp-1.1',
  difficulty: 'normal',
  goals: { west: 'sabotage', east: 'aid-the-spy' },
  seed: 'k3x9wq2m',
};
export const LINK = gameLink({ record: WIN, at: 40 });
