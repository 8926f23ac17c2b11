// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { seaMachine } from '#games/set-europe-ablaze/session/index.ts';
import { ScreenBoard } from '#games/set-europe-ablaze/ui/second/ScreenBoard.tsx';
import { logExample, tablesExample } from '../examples.ts';
import {
  after,
  button,
  choices,
  fell,
  germanIn,
  onBoard,
  open,
  prepare,
  prompt,
  rolledIn,
  roomForEachTest,
  saveOf,
  taken,
  tap,
  withTables,
} from './aid-room.tsx';

roomForEachTest();

test('it works from the first minute, with no table entered', () => {
  open();
  expect(prompt()).toBe('A new game');
  tap('Begin at turn 1');
  expect(prompt()).toBe('Lay one or two cards each');
});

test('8.1.11: an Impulse that may not end says why, and ends when the table says so', () => {
  open(after(12));
  expect(button('End the Impulse')?.textContent).toContain('no Action yet');
  tap('End the Impulse');
  const alerts = [...document.querySelectorAll('[role=alert]')];
  expect(alerts.map(({ textContent }) => textContent).join()).toContain('3.2.6');
  tap('Do it anyway');
  expect(prompt()).toBe('German: an Impulse begins');
  // The marks of the Impulse that has ended are not forgotten (8.1.12).
  expect(document.querySelector('.sea-ask')?.textContent).toContain('Actions Complete');
});

test('8.6.5: the ladder ticks what is passed: 17 beats 5, 12 over 5', () => {
  open(after(13));
  const states = [...document.querySelectorAll('.sea-ladder li')].map((test) =>
    test.getAttribute('data-state'),
  );
  expect(states).toEqual(['yes', 'yes', 'yes', 'yes']);
  expect(document.querySelector('.sea-ladder')?.textContent).toContain('17 > 5');
});

test('8.6.7a: only what took part is offered as a loss; the rest lies under a fold', () => {
  const [start, ...rest] = logExample().events.slice(0, 12);
  const failed = {
    ...{ by: 'maquis', type: 'action', action: 'sabotage', pools: { strength: 1 } },
    ...{ attackDice: 1, defendDice: 0, attackTotal: 1, defendTotal: 0 },
  };
  open(saveOf([start, ...rest, failed]));
  const offered = (within: string) =>
    [...document.querySelectorAll(`${within} > .sea-losses button`)].map(
      (button) => button.textContent,
    );
  expect(offered('.sea-ask')).toEqual([
    'One strength point ',
    'Area Demoralized, no strength lost ',
  ]);
  const barred = offered('.sea-ask details').map((name) => name?.trim());
  expect(barred.some((name) => name?.startsWith('One Team'))).toBe(true);
});

test('an undo that would unsee the roll asks; what was undone stays in the log', () => {
  open(after(14));
  tap('Undo');
  expect(prompt()).toBe('Undo something both players have seen?');
  act(() => document.querySelector<HTMLElement>('.sea-ask .aid-primary')?.click());
  expect(prompt()).toBe('What is done in Birch?');
  tap('Log');
  expect(document.querySelectorAll('.sea-log li')).toHaveLength(15);
});

test('4.3.6: a failed roll of a Residual Impulse is raised before anything is lost', () => {
  const staked = { by: 'table', type: 'correct', path: 'impulse.kind', to: 'residual' };
  open(rolledIn({ strength: 2 }, fell(7, 4, { strength: 2 }), staked));
  expect(choices()[0]).toBe('Don’t raise it: fails the check');
  expect(choices()[1]).toBe('+1: success by 4');
  tap('+1: success by 4');
  expect(document.querySelector('.sea-ask')?.textContent).toContain('difference 4');
});

test('8.6.9d: the captured Network of example 1 is flushed for a point, if its owner likes', async () => {
  withTables({
    results: {
      sabotage: {
        rows: [
          {
            from: 1,
            to: null,
            effects: [
              { do: 'damage', n: 2 },
              { do: 'capture', n: 1 },
            ],
          },
        ],
      },
    },
  });
  open(rolledIn({ strength: 2, active: 2, teams: 0 }, fell(22, 16, { strength: 2, network: 2 })));
  await taken();
  expect(choices()).toEqual([
    'The Network is captured: Stalag XVII',
    'Flushed, not captured: 1 AP',
  ]);
  tap('Flushed, not captured');
  expect(onBoard()).toContain('0 → 1');
  expect(onBoard()).not.toContain('Stalag');
});

test('D02: a Network captured where there is none refuses nothing, and makes none', async () => {
  withTables({
    results: {
      sabotage: {
        rows: [
          {
            from: 1,
            to: null,
            effects: [
              { do: 'damage', n: 2 },
              { do: 'capture', n: 1 },
            ],
          },
        ],
      },
    },
  });
  open(rolledIn({ strength: 2, active: 0 }, fell(22, 16, { strength: 2 })));
  await taken();
  expect(document.querySelector('.aid-trouble')).toBeNull();
  expect(onBoard()).toContain('0 → 2');
  expect(onBoard()).not.toContain('Stalag');
});

test('C16: damage beyond the value is scored', async () => {
  withTables({
    results: { sabotage: { rows: [{ from: 1, to: null, effects: [{ do: 'damage', n: 3 }] }] } },
  });
  open(rolledIn({ value: 4, damage: 3, strength: 2 }, fell(22, 16, { strength: 2 })));
  await taken();
  // The game of the fixture begins at 12 VP.
  expect(onBoard()).toContain('12 → 14');
});

test('without a table effects are told one by one, and a mis-tap is taken back alone', () => {
  open(rolledIn({ strength: 2, active: 2 }, fell(22, 16, { strength: 2, network: 2 })));
  tap('Damage: 1');
  tap('VP: 1');
  tap('Undo');
  expect(prompt()).toContain('Success');
  tap('Networks captured: 1');
  tap('The Network is captured');
  tap('Nothing else');
  expect(onBoard()).toContain('0 → 1');
  expect(onBoard()).toContain('2 → 1');
  expect(onBoard()).not.toContain('12 →');
});

test('Germans nobody has counted are named, and no chance is told', () => {
  const events = logExample().events.slice(0, 12);
  events[0].areas.birch = { value: 7, strength: 2, active: 2, teams: 0, caches: 0 };
  open(saveOf(events));
  tap('Sabotage');
  tap('Sabotage: do it');
  act(() => document.querySelector<HTMLElement>('.sea-ask .aid-primary')?.click());
  expect(document.querySelector('.sea-ask')?.textContent).toContain('Not counted in this Area');
  expect(document.querySelector('.sea-odds')).toBeNull();
});

test('7.1.4, 6.4.8: what arrives is offered the places where it may come', () => {
  const events = logExample().events.slice(0, 5);
  open(saveOf(events));
  const what = document.querySelector<HTMLSelectElement>('.sea-ask select');
  const choose = (value: string) =>
    act(() => {
      if (!what) return;
      what.value = value;
      what.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const places = () =>
    [...document.querySelectorAll('.sea-places__open button')].map((one) => one.textContent);
  choose('security');
  expect(places()).toEqual(['Germany', 'Stalag XVII']);
  choose('caches');
  expect(places()).toContain('Birch');
  expect(places()).not.toContain('Paris');
  tap('Ready to Deploy');
  expect(document.querySelector('.aid-trouble')).toBeNull();
});

test('3.1.3: what arrives is tapped off its list, and what is left is said', async () => {
  withTables({ turns: [{ turn: 1, arrivals: { strength: 2 } }] });
  const events = logExample().events.slice(0, 5);
  events[0].areas.birch = { value: 7, strength: 0, active: 1, teams: 0 };
  open(saveOf(events));
  await vi.waitUntil(() => button('2 × Maquis strength'));
  tap('Birch');
  expect(button('1 × Maquis strength')).toBeDefined();
  expect(document.querySelector('.sea-ask')?.textContent).toContain(
    'Still to place: 1 × Maquis strength',
  );
  tap('Birch');
  expect(document.querySelector('.sea-owed')?.textContent).toContain('Maquis strength: all placed');
});

test('10.2.3: what was bought stands right below the die, not what the turn brought and is placed', async () => {
  withTables({
    turns: [{ turn: 1, arrivals: { security: 1 }, prices: { strength: 2 } }],
    recruitment: { strength: { columns: [{ turns: [1], results: [0, 0, 1, 1, 1, 2] }] } },
  });
  const events = logExample().events.slice(0, 5);
  const placed = {
    ...{ by: 'german', type: 'place', what: 'security', box: 'germany' },
    ...{ points: 1, for: 'schedule' },
  };
  open(saveOf([...events, placed, { by: 'table', type: 'next' }]));
  await vi.waitUntil(() => button('Pay and roll'));
  expect(document.querySelector('.sea-owed')).toBeNull();
  tap('3');
  expect([...document.querySelectorAll('.sea-owed li')].map((one) => one.textContent)).toEqual([
    '1 × Maquis strength, bought',
  ]);
});

test.each([
  [false, '7.4.1'],
  [true, undefined],
])('7.4.1: mobilization in a turn that the track opens: %s', async (mobilization, number) => {
  withTables({
    turns: [{ turn: 1, mobilization }],
    mobilization: { columns: [{ price: 2, results: [] }] },
  });
  open(saveOf([...logExample().events.slice(0, 5), { by: 'table', type: 'next' }]));
  const what = await vi.waitUntil(() =>
    document.querySelector<HTMLSelectElement>('.sea-ask .sea-wide select'),
  );
  act(() => {
    what.value = 'security';
    what.dispatchEvent(new Event('change', { bubbles: true }));
  });
  tap('5');
  const alerts = [...document.querySelectorAll('[role=alert]')].map((one) => one.textContent);
  expect(alerts.join().includes('7.4.1') ? '7.4.1' : undefined).toBe(number);
});

test('6.7.2: who was placed is no longer asked for', () => {
  const events = logExample().events.slice(0, 5);
  const at2 = { by: 'table', type: 'correct', path: 'turn', to: 2 };
  events[0].areas.birch = { value: 7, strength: 2 };
  open(saveOf([...events, at2]));
  const what = () => document.querySelector<HTMLSelectElement>('.sea-ask select');
  act(() => {
    const select = what();
    if (!select) return;
    select.value = 'moulin';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  act(() => document.querySelector<HTMLElement>('.sea-places__open button')?.click());
  expect(document.querySelector('.aid-trouble')).toBeNull();
  expect([...(what()?.options ?? [])].map(({ value }) => value)).not.toContain('moulin');
  expect(what()?.value).toBe('strength');
});

test('pools: without a table of dice nothing is taken for nought of which only the player aid tells', () => {
  const events = logExample().events.slice(0, 12);
  events[0].areas.birch = {
    ...{ value: 7, strength: 2, active: 0, teams: 0, caches: 0 },
    ...{ security: 2, vichySecurity: 0, detachments: 0, labor: 0 },
  };
  open(saveOf([...events, { by: 'table', type: 'correct', path: 'active', to: 'german' }]));
  tap('Anti-Partisan Sweep');
  act(() => document.querySelector<HTMLElement>('.sea-ask .aid-primary')?.click());
  const dice = (side: string) =>
    document.querySelector(`.sea-pool--${side} header output`)?.textContent;
  expect([dice('german'), dice('maquis')]).toEqual(['0 + ?', '0 + ?']);
  const give = (label: string) =>
    act(() => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());
  give('Security: dice: one more');
  give('Maquis strength: dice: count it');
  expect([dice('german'), dice('maquis')]).toEqual(['1', '0']);
});

test('pools: what nobody has counted is no nought, and counting it there tells the chance', () => {
  const events = logExample().events.slice(0, 12);
  events[0].areas.birch = { value: 7, strength: 2, active: 2, teams: 0, caches: 0, labor: 0 };
  open(saveOf(events));
  tap('Sabotage');
  act(() => document.querySelector<HTMLElement>('.sea-ask .aid-primary')?.click());
  const german = () => document.querySelector('.sea-pool--german header output')?.textContent;
  expect(german()).toBe('0 + ?');
  expect(document.querySelector('.sea-odds')).toBeNull();
  for (const name of ['Security', 'Vichy Security', 'Detachment']) {
    const label = `${name}: how many: count it`;
    act(() =>
      document.querySelector<HTMLElement>(`.sea-pool--german [aria-label="${label}"]`)?.click(),
    );
  }
  expect(german()).toBe('0');
});

test('pools: one tap tells that nothing of what was not counted is there, and it is asked no more', () => {
  const events = logExample().events.slice(0, 12);
  events[0].areas.birch = { value: 7, strength: 2, active: 2, teams: 0, caches: 0, labor: 0 };
  open(saveOf(events));
  const prepare = () => {
    tap('Sabotage');
    act(() => document.querySelector<HTMLElement>('.sea-ask .aid-primary')?.click());
  };
  const german = () => document.querySelector('.sea-pool--german header output')?.textContent;
  prepare();
  expect(german()).toBe('0 + ?');
  tap('None of them here');
  expect(german()).toBe('0');
  expect(document.querySelector('.sea-odds')).not.toBeNull();
  tap('Another Action');
  prepare();
  expect(german()).toBe('0');
  // The one tap is one decision.
  tap('Undo');
  prepare();
  expect(german()).toBe('0 + ?');
});

test('8.6.4: the total of no dice is nought, without anybody telling it', () => {
  const events = logExample().events.slice(0, 12);
  events[0].areas.birch = {
    ...{ value: 7, strength: 2, active: 2, teams: 0, caches: 0 },
    ...{ security: 0, vichySecurity: 0, detachments: 0, labor: 0 },
  };
  open(saveOf(events));
  tap('Sabotage');
  act(() => document.querySelector<HTMLElement>('.sea-ask .aid-primary')?.click());
  tap('We rolled');
  const [maquis, german] = document.querySelectorAll<HTMLInputElement>('.sea-ask input');
  expect([maquis?.value, german?.value]).toEqual(['', '0']);
});

test('8.6.2: keeping Networks back is asked only where there is one', () => {
  const asked = (active: number): boolean => {
    const events = logExample().events.slice(0, 12);
    events[0].areas.birch = { value: 7, strength: 2, active, detachments: 1 };
    open(
      saveOf([
        ...events,
        { by: 'table', type: 'correct', path: 'active', to: 'german' },
        { by: 'table', type: 'correct', path: 'impulse.kind', to: 'normal' },
      ]),
    );
    prepare('Counterintelligence');
    expect(document.querySelector('.sea-pool--maquis')).not.toBeNull();
    return document.querySelector('.sea-withhold') !== null;
  };
  expect(asked(2)).toBe(true);
  act(() => render(null, document.body));
  expect(asked(0)).toBe(false);
});

test('8.3.5: a Repair reaches other damaged Areas, three in all', () => {
  const damaged = (id: string) => ({
    ...{ by: 'table', type: 'correct', path: `areas.${id}`, to: { value: 9, damage: 2 } },
  });
  open(
    germanIn(
      { damage: 2, labor: 1, strength: 0, active: 0, teams: 0, caches: 0, vichySecurity: 0 },
      ...['calais-lille', 'orleans', 'belgium'].map(damaged),
    ),
  );
  prepare('Repair');
  const others = () => [
    ...document.querySelectorAll<HTMLButtonElement>('.sea-board fieldset [aria-pressed]'),
  ];
  expect(others()).toHaveLength(3);
  act(() => others()[0]?.click());
  act(() => others()[1]?.click());
  expect(others().map(({ disabled }) => disabled)).toEqual([false, false, true]);
});

test('8.4.3: points become dice first of all that is in the pool', () => {
  const staked = { by: 'table', type: 'correct', path: 'impulse.kind', to: 'maximum' };
  open(germanIn({ strength: 2, detachments: 1 }, staked));
  prepare('Counterintelligence');
  const first = document.querySelector('.sea-pool--german li');
  expect(first?.textContent).toContain('Points into dice');
});

test('8.6.8a: pieces that an effect by hand takes are counted through, and seen as they go', () => {
  open(rolledIn({ strength: 3, active: 0 }, fell(22, 16, { strength: 3 })));
  act(() => document.querySelector<HTMLElement>('[aria-label="How many: one more"]')?.click());
  tap('Eliminated: 2 · Maquis strength');
  expect(prompt()).toBe('Eliminated: Maquis strength, 1 of 2');
  tap('One strength point');
  expect(prompt()).toBe('Eliminated: Maquis strength, 2 of 2');
  tap('One strength point');
  expect(prompt()).toBe('Success');
  expect(onBoard()).toContain('Maquis strength 3 → 1');
});

test('an Area in a line tells all that counts there', () => {
  const events = logExample().events.slice(0, 12);
  events[0].areas.birch = {
    ...{ value: 7, strength: 2, teams: 1, caches: 2, vichySecurity: 3, advantage: 'german' },
    ...{ labor: 1, laborUsed: true },
  };
  open(saveOf(events));
  tap('Areas');
  const line = [...document.querySelectorAll('.sea-areas button')].find(({ textContent }) =>
    textContent?.startsWith('Birch'),
  )?.textContent;
  for (const part of ['Teams 1', 'caches 2', 'Vichy Security 3', 'Labor 1, Used', 'German']) {
    expect(line).toContain(part);
  }
});

test('11.1.1: a game begins with the German pieces in their places, and with the Morale told', () => {
  open();
  tap('+1');
  tap('Begin at turn 1');
  tap('Areas');
  const paris = [...document.querySelectorAll('.sea-areas button')].find(({ textContent }) =>
    textContent?.startsWith('Paris'),
  );
  expect(paris?.textContent).toContain('Security 1');
  expect(paris?.textContent).toContain('Detachments 1');
  expect(document.querySelector('.sea-status')?.textContent).toContain('Morale +1');
});

test('two devices that parted are shown with the event where it began, and what each told', async () => {
  const { events } = logExample();
  const theirs = [...events.slice(0, 11), { by: 'maquis', type: 'pass' }];
  open(after(13), saveOf(theirs, 'g of 2'));
  const alert = await vi.waitUntil(() =>
    [...document.querySelectorAll('[role=alert]')].find(({ textContent }) =>
      textContent?.includes('event 12'),
    ),
  );
  expect(alert.textContent).toContain('In the other: Maquis: passed');
});

test('a game that goes further than another kept here is no fork', async () => {
  await open(after(13), { ...after(11), id: 'g of 2' });
  expect(document.body.textContent).not.toContain('went two ways');
});

test('marks that an earlier page kept apart from their game are there, and kept with it', () => {
  localStorage.setItem('safe-house.set-europe-ablaze.cards.g.maquis', '02');
  open(after(13));
  tap('Cards');
  tap('Maquis: my 24 cards');
  tap('No one else is looking');
  const marks = () =>
    [...document.querySelectorAll('.sea-checklist button')].map((card) =>
      card.getAttribute('data-mark'),
    );
  expect(marks().slice(0, 3)).toEqual(['in', 'spade', 'in']);
  tap('not played');
  expect(marks().slice(0, 3)).toEqual(['seen', 'spade', 'in']);
  localStorage.clear();
});

test('the second screen tells where the turn stands and how many cards are held, and nothing private', () => {
  const actor = createActor(seaMachine, {
    input: { seed: 'g', resume: { ...after(13).progress, marks: { maquis: '2' } } },
  });
  const state = actor.getSnapshot();
  act(() => render(<ScreenBoard state={state} tools={null} />, document.body));
  const text = document.body.textContent;
  expect(text).toContain('Maquis: Impulse in Birch');
  expect(text).toContain('in hand');
  expect(text).not.toContain('spade');
  expect(document.querySelectorAll('button, input, select')).toHaveLength(0);
});

test('Morale at the start is one stop of the Tab key, and the arrow keys move it', () => {
  open();
  const morale = document.querySelector<HTMLElement>('[role=radiogroup]');
  const stops = () =>
    [...(morale?.querySelectorAll('[role=radio]') ?? [])].filter(
      (one) => one.getAttribute('tabindex') === '0',
    );
  const press = (key: string) =>
    act(() => {
      morale?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  const [middle, ...more] = stops();
  expect(more).toEqual([]);
  press('ArrowRight');
  const [next] = stops();
  expect(next).toBe(middle?.nextElementSibling);
  expect(next?.getAttribute('aria-checked')).toBe('true');
  expect(document.activeElement).toBe(next);
  press('ArrowLeft');
  expect(stops()).toEqual([middle]);
});

test('an Area’s sheet has the kinds of Detachments under Detachments, and says what the three sides are', () => {
  const events = logExample().events.slice(0, 12);
  // 11.1.1: the Abwehr Detachment of Vichy; 6.5.5: a Detachment may be turned over.
  events[0].areas.birch = { value: 7, detachments: 1, abwehr: 1, labor: 1, advantage: 'german' };
  open(saveOf(events));
  tap('Areas');
  act(() =>
    [...document.querySelectorAll<HTMLElement>('.sea-areas button')]
      .find(({ textContent }) => textContent?.startsWith('Birch'))
      ?.click(),
  );
  const german = document.querySelectorAll('.sea-two fieldset')[1]?.textContent ?? '';
  const places = ['Detachment', 'Abwehr among them', 'Deceived', 'Labor'].map((name) =>
    german.indexOf(name),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const sides = [...document.querySelectorAll('[role=radiogroup]')].find(({ textContent }) =>
    textContent?.includes('neutral'),
  );
  const label = document.getElementById(sides?.getAttribute('aria-labelledby') ?? '');
  expect(label?.textContent).toBe('Political Advantage');
});

test('10.2.3: what is bought, its price and its die each have their name', () => {
  open(saveOf([...logExample().events.slice(0, 5), { by: 'table', type: 'next' }]));
  const die = button('6')?.closest('fieldset')?.querySelector('legend')?.textContent;
  expect(die).toBe('Pay, and enter what you rolled');
  const what = document.querySelector('.sea-ask label:has(select)');
  expect(what?.firstChild?.nodeType).toBe(Node.TEXT_NODE);
  expect(what?.firstChild?.textContent).toBe('What');
  expect(document.querySelector('.sea-ask')?.textContent).toContain('Price in VP');
});

test('10: what one more change would do is told while an Impulse can still bring it about', async () => {
  withTables(tablesExample());
  open(after(11));
  const summary = () =>
    [...document.querySelectorAll('summary')].find(
      ({ textContent }) => textContent === 'What one more change would do',
    );
  await vi.waitUntil(summary);
  // No Area has been selected yet.
  expect(prompt()).toBe('Maquis: an Impulse begins');
  expect(summary()?.parentElement?.querySelectorAll('li').length).toBeGreaterThan(0);
});
