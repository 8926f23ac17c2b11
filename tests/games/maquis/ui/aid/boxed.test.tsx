// @vitest-environment happy-dom
import { expect, test } from 'vitest';
// What a room loads before a boxed game is there already.
import '../../i18n/boxed-words.ts';
import '#games/maquis/ui/boxed/panels.lazy.tsx';
import { snapshotOf } from '#games/maquis/engine/index.ts';
import { played } from './played.tsx';

const OWN_DECK = { owners: { deck: 'visitor' }, room: 'table' } as const;
const VISITED = [
  'pont-leveque',
  'doctor',
  'radio-a',
  'rue-baradat',
  'poor-district',
  'pont-du-nord',
] as const;
const DOUBLE_AGENT = { west: 'double-agent', east: 'sabotage' } as const;

const nowIn = (game: ReturnType<typeof played>) => {
  const replayed = game.state()?.context.replayed;
  if (!replayed) throw new Error('no game is running');
  return snapshotOf(replayed.position);
};

test('the mole looks at the top card of a real deck, and that card is asked for first', async () => {
  const game = played(
    {
      ruleset: 'second-edition',
      phase: 'look',
      goals: { west: 'infiltration', east: 'sabotage' },
      west: { successes: 1, inside: true },
    },
    OWN_DECK,
  );
  await game.says(/Which card is on top/);
  await game.tapButton(/^Patrol card 7:/);
  await game.says(/Card 7 is on top/);
  await game.tapButton(/^Go on$/);
  await game.says(/Where does worker 1 of 2 go/);
  await game.says(/Card 7 is on top/);
  await game.tapMap('grocer');
  await game.tapButton(/^Place the worker/);
  await game.tapButton(/^Draw card 7/);
  expect(nowIn(game)).toMatchObject({ discard: [7], known: null });
});

test('a card turned over on a real table names the place, and her visit costs a worker', async () => {
  const game = played(
    {
      ruleset: 'box-2019',
      phase: 'reveal',
      goals: DOUBLE_AGENT,
      west: { successes: 6, marks: VISITED },
      workers: ['doctor', 'grocer'],
      acting: 'doctor',
    },
    OWN_DECK,
  );
  await game.says(/Which card did you turn over/);
  // Its first place is the Grocer.
  await game.tapButton(/^Patrol card 1:/);
  await game.says(/Visit Grocer next/);
  await game.tapButton(/^Go on$/);
  await game.tapButton(/^Bring the worker home$/);
  await game.says(/counts as a visit for Double Agent/);
  await game.tapButton(/^Take 1 food$/);
  await game.says(/Which worker leaves the game/);
  await game.tapMap('grocer');
  expect(nowIn(game)).toMatchObject({ removed: 1, workers: [], phase: 'dusk' });
});

test('the bridge that falls is chosen, and its road is closed on the map', async () => {
  const game = played({
    ruleset: 'second-edition',
    phase: 'bridge',
    goals: { west: 'take-out-the-bridges', east: 'sabotage' },
    west: { successes: 1 },
    bridgeDue: true,
  });
  await game.tapButton(/^Destroy the bridge between Pont du Nord/);
  expect(nowIn(game)).toMatchObject({ bridges: ['pont-du-nord'], phase: 'dusk' });
  await expect
    .poll(() =>
      game.onMap('pont-du-nord')?.querySelector('.place__name')?.getAttribute('aria-label'),
    )
    .toMatch(/the road to Black Market is closed/);
});

test('maquis.mission-steps: a place of the board says what each goal asks that is worked on from there', async () => {
  const game = played({
    ruleset: 'second-edition',
    phase: 'placement',
    goals: { west: 'milice-parade-day', east: 'milice-hq' },
    day: 1,
  });
  await game.tapMap('rue-baradat');
  await game.says(/Work on Milice Parade Day: success 1 of 1 for 1 weapon/);
  await game.says(/Work on Milice HQ: success 1 of 2/);
  // The weapon is paid on a parade day alone, and the worker is not seen again.
  await game.says(/turn marker is on 3, 6, 9, 12, or 14, and is arrested/);
  await game.says(/For the 1, a worker at Rue Baradat needs a way home/);
  await game.tapMap('doctor');
  await game.says(/Take 1 medicine/);
  expect(game.panel()?.textContent).not.toMatch(/arrested/);
});

test('maquis.mission-steps: a step that cannot be made now keeps the name of its goal', async () => {
  const game = played({
    ruleset: 'second-edition',
    phase: 'action',
    goals: { west: 'take-out-the-bridges', east: 'sabotage' },
    workers: ['black-market', 'grocer'],
  });
  await game.tapButton(/^Black Market/);
  await game.says(/Work on Take Out the Bridges: success 1 of 2 for 2 explosives/);
  await game.says(/At the end of each of those turns you choose a bridge/);
});

test.each([
  [undefined, 'yellow'],
  ['box-2019', 'white'],
  ['second-edition', 'white'],
] as const)(
  'maquis.yellow-arrow: on the map of %s the arrow of the Fence is %s',
  (ruleset, colour) => {
    const { onMap } = played({ ...(ruleset ? { ruleset } : {}), phase: 'placement' });
    const arrows = [...(onMap('fence')?.querySelectorAll('.glyph--arrow') ?? [])];
    expect(arrows.map((arrow) => arrow.getAttribute('class'))).toEqual([
      `glyph glyph--arrow glyph--${colour}`,
    ]);
    // What an arrest cannot take is marked in every edition.
    expect(onMap('poor-district')?.querySelectorAll('.glyph--red')).toHaveLength(1);
  },
);
