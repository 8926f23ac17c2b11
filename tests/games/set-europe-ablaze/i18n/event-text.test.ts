import { expect, test } from 'vitest';
import type { LogEvent } from '#games/set-europe-ablaze/engine/log/index.ts';
import { logEventText } from '#games/set-europe-ablaze/i18n/event-text.ts';

const named = (area: string) => `${area[0]?.toUpperCase()}${area.slice(1)}`;
const said = (event: object) =>
  logEventText({ event: { n: 1, ...event } as LogEvent, after: undefined, nameOf: named });
const set = (path: string, to: unknown) => said({ by: 'table', type: 'correct', path, to });

test.each([
  ['hand.maquis', 5],
  ['discards.german', 5],
  ['removed.german', 1],
  ['ap.maquis', 2],
  ['vp.german', 2],
  ['damageDone', 3],
  ['mobilizationOpen', true],
  ['supportCaches', 8],
  ['heroes.available', []],
  ['heroes.back', []],
  ...['arriving', 'ready.quiet', 'ready.active', 'ready.teams', 'ready.caches'].map((path) => [
    path,
    1,
  ]),
  ...['stalag.networks', 'stalag.security', 'germany.security'].map((path) => [path, 1]),
  ...['strength', 'active', 'quiet', 'teams', 'otherTeams', 'caches', 'labor', 'security'].map(
    (entry) => [`areas.birch.${entry}`, 1],
  ),
  ...['vichySecurity', 'detachments', 'abwehr', 'deceived', 'usedNetworks', 'damage'].map(
    (entry) => [`areas.birch.${entry}`, 1],
  ),
  ...['demoralized', 'laborUsed', 'temporary'].map((entry) => [`areas.birch.${entry}`, true]),
] as [string, unknown][])('what the aid sets right has a name of its own: %s', (path, to) => {
  const name = path.split('.').at(-1) ?? '';
  // No word of the format: they are written together, or are paths.
  expect(set(path, to)).not.toMatch(/[a-z][A-Z]|\w\.\w/);
  expect(set(path, to)).not.toMatch(new RegExp(`(?:, |: )${name}\\b`));
});

test('pieces that are counted in an Area are no new Area', () => {
  expect(set('areas.birch', { teams: 0, security: 2 })).toBe(
    'Counted in Birch: Team 0, Security 2',
  );
  expect(set('areas.dover', { name: 'Dover' })).toBe('Area added: Dover');
  expect(set('areas.birch', null)).toBe('Area removed: Birch');
});

test('8.3.1, 8.3.4: an Action without a roll tells every piece and its way', () => {
  const eid = {
    ...{ by: 'maquis', type: 'action', action: 'eid' },
    assets: [
      { what: 'network', how: 'infiltrate', area: 'birch' },
      { what: 'quiet', how: 'extract', area: 'paris' },
      { what: 'cache', how: 'deliver', area: 'birch' },
      { what: 'hero', how: 'infiltrate', area: 'birch', hero: 'moulin' },
    ],
  };
  expect(said({ ...eid, assets: eid.assets.slice(0, 1) })).toBe(
    'Maquis: EID: Active Network to Birch',
  );
  for (const part of ['Quiet Network out of Paris', 'Weapons Cache delivered to Birch']) {
    expect(said(eid)).toContain(part);
  }
  expect(said(eid)).toContain('Jean Moulin to Birch');
  const units = [{ unit: 'vichy-security', from: 'olive', to: 'germany' }];
  expect(said({ by: 'german', type: 'action', action: 'german-movement', units })).toBe(
    'German: German Movement: Vichy Security from Olive to Germany',
  );
});
