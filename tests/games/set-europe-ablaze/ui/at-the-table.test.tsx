// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { type Loose, logExample } from '../examples.ts';
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

const asked = () => document.querySelector('.sea-ask')?.textContent ?? '';
const set = (path: string, to: unknown): Loose => ({ by: 'table', type: 'correct', path, to });
const next: Loose = { by: 'table', type: 'next' };
const select = (value: string) =>
  act(() => {
    const field = document.querySelector<HTMLSelectElement>('.sea-ask select, .sea-board select');
    if (!field) return;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
const SUCCESS = (...effects: Loose[]) => ({
  results: { sabotage: { rows: [{ from: 1, to: null, effects }] } },
});

test('10.2.6: a purchase that was refused has rolled nothing', async () => {
  withTables({
    turns: [{ turn: 1, prices: { strength: 50 } }],
    recruitment: { strength: { columns: [{ turns: [1], results: [1, 1, 1, 1, 1, 1] }] } },
  });
  open(saveOf([...logExample().events.slice(0, 5), next]));
  await vi.waitUntil(() => button('Pay and roll'));
  tap('6');
  expect(button('Do it anyway')).toBeDefined();
  expect(asked()).not.toContain('The table gives');
});

test('3.1.4: what a die brought is said as long as the purchase stands', async () => {
  withTables({
    turns: [{ turn: 1, prices: { strength: 2 } }],
    recruitment: { strength: { columns: [{ turns: [1], results: [1, 1, 1, 1, 1, 3] }] } },
  });
  const bought = { by: 'maquis', type: 'buy', what: 'strength', price: 2, die: 6, points: 3 };
  open(saveOf([...logExample().events.slice(0, 5), next, bought]));
  await vi.waitUntil(() => button('Pay and roll'));
  expect(asked()).toContain('The table gives 3.');
  tap('Undo');
  act(() => document.querySelector<HTMLElement>('.sea-ask .aid-primary')?.click());
  expect(asked()).not.toContain('The table gives');
});

test('4.1.1b: an event may bring several units, until the next card is shown', () => {
  // The Maquis have shown an event last (reveal of event 10).
  open(after(10));
  select('networks');
  tap('Ready to Deploy');
  expect(asked()).toContain('Units that an event brings');
  tap('Ready to Deploy');
  tap('Areas');
  expect(document.body.textContent).toContain('Networks ready, Active2');
});

test('4.1.3: an event that was answered brings nothing', () => {
  open(after(10));
  tap('German: Counter-Espionage');
  expect(asked()).not.toContain('Units that an event brings');
});

test('4.1.3a, 8.6.9i: Counter-Espionage right after a result takes it back, but for the points', async () => {
  withTables(SUCCESS({ do: 'damage', n: 2 }, { do: 'capture', n: 1 }));
  open(rolledIn({ strength: 2, active: 2, teams: 0 }, fell(22, 16, { strength: 2, network: 2 })));
  await taken();
  tap('The Network is captured');
  expect(onBoard()).toContain('2 → 1');
  tap('German: Counter-Espionage');
  expect(prompt()).toBe('The result is cancelled');
  tap('Apply the result');
  // The game of the fixture begins at 12 VP; Birch keeps its Networks and its value.
  expect(onBoard()).toContain('VP 12 → 14');
  expect(onBoard()).not.toContain('Networks');
  expect(onBoard()).not.toContain('Damage');
  expect(button('Counter-Espionage')).toBeUndefined();
});

test('4.1.3: a failure is reversed by him whose Action it was, and costs nothing then', () => {
  open(rolledIn({ strength: 2, demoralized: true }, fell(6, 7, { strength: 2 })));
  expect(button('German: Counter-Espionage')).toBeUndefined();
  tap('One strength point');
  expect(onBoard()).toContain('Maquis strength 2 → 1');
  expect(prompt()).toBe('All losses are taken');
  tap('Maquis: Counter-Espionage');
  expect(prompt()).toBe('The result is cancelled');
  expect(onBoard()).not.toContain('Maquis strength');
});

test('4.1.3a: once the Impulse has gone on nobody answers what came before', () => {
  open(rolledIn({ strength: 2, demoralized: true }, fell(6, 7, { strength: 2 })));
  tap('One strength point');
  tap('Go on with the Impulse');
  expect(button('Counter-Espionage')).toBeUndefined();
});

test('4.3.6, 4.1.3a: points onto the total are paid before the result is taken, which may be answered', async () => {
  withTables(SUCCESS({ do: 'damage', n: 2 }));
  open(rolledIn({ strength: 2 }, fell(7, 4, { strength: 2 }), set('impulse.kind', 'residual')));
  await vi.waitUntil(() => button('+1: success by 4'));
  tap('+1: success by 4');
  expect(button('Apply the result')).toBeDefined();
  tap('German: Counter-Espionage');
  tap('Apply the result');
  expect(onBoard()).toContain('VP 12 → 14');
  expect(onBoard()).not.toContain('Damage');
});

test('4.3.6, 8.3.5d: a Repair that was raised is cancelled, and its Labor stays Used', async () => {
  withTables({
    results: { repair: { rows: [{ from: 1, to: null, effects: [{ do: 'repair', n: 2 }] }] } },
    actions: { repair: { check: 0, backfire: 0, roll: true, primary: ['labor'] } },
  });
  const roll = {
    ...{ by: 'german', type: 'action', action: 'repair', pools: { labor: 2 } },
    ...{ attackDice: 2, defendDice: 1, attackTotal: 9, defendTotal: 3 },
  };
  open(germanIn({ damage: 3, labor: 2 }, set('impulse.kind', 'residual'), roll));
  await vi.waitUntil(() => button('Don’t raise it'));
  tap('Don’t raise it');
  tap('Apply the result');
  expect(onBoard()).toContain('Damage 3 → 1');
  tap('Maquis: Counter-Espionage');
  expect(onBoard()).not.toContain('Damage');
  expect(onBoard()).toContain('Labor Used');
  expect(prompt()).toBe('The result is cancelled');
});

test('8.6.1, 6.6c: the changes begin with the point of the Action and the headquarters that was flipped', () => {
  const sabotage = { by: 'maquis', type: 'action', action: 'sabotage' };
  open(
    rolledIn({ strength: 2 }, fell(22, 16, { strength: 2 }), sabotage, {
      by: 'maquis',
      type: 'hq',
      which: 'soe',
    }),
  );
  tap('Damage: 1');
  // Four points of card 3 to begin with.
  expect(onBoard()).toContain('Maquis: AP 4 → 3');
  expect(onBoard()).toContain('SOE headquarters Used');
});

test('8.6.9i: where nothing is left to lose, that is said', async () => {
  withTables(SUCCESS({ do: 'capture', n: 1 }));
  open(rolledIn({ strength: 2, active: 0 }, fell(22, 16, { strength: 2 })));
  await taken();
  expect(asked()).toContain('Nothing to lose');
});

test('6.2.3: an effect by hand that changes nothing is answered', () => {
  open(rolledIn({ strength: 2, demoralized: true }, fell(22, 16, { strength: 2 })));
  tap('Area Demoralized');
  expect(asked()).toContain('That changes nothing here.');
  tap('Damage: 1');
  expect(asked()).not.toContain('That changes nothing here.');
});

test('8.6.7a: a single loss is not counted', () => {
  open(rolledIn({ strength: 2 }, fell(18, 16, { strength: 2 })));
  expect(prompt()).toBe('One loss');
  expect(choices()[0]).toBe('One strength point');
});

test('7.2.3c: of the RSHA nobody is an expert', () => {
  const roll = {
    ...{ by: 'german', type: 'action', action: 'counterintelligence', pools: { detachment: 1 } },
    ...{ attackDice: 3, defendDice: 3, attackTotal: 9, defendTotal: 8 },
  };
  const offered = (birch: Loose) => {
    act(() => render(null, document.body));
    open(germanIn({ detachments: 1, security: 0, vichySecurity: 0, ...birch }, roll));
    return choices().filter((name) => name?.includes('expert')).length;
  };
  expect(offered({ rsha: 1 })).toBe(0);
  expect(offered({ rsha: 0, abwehr: 1 })).toBe(1);
  expect(offered({})).toBe(1);
});

const offeredActions = () =>
  [...document.querySelectorAll('.sea-actions li')].map((one) => ({
    name: one.querySelector('b')?.textContent,
    isBarred: one.getAttribute('data-barred') === 'true',
  }));
const isBarred = (action: string) => offeredActions().find(({ name }) => name === action)?.isBarred;

test('8.3.4a, 9.0: into an Interdicted Area units may move twice, though none may leave it after the first Action', () => {
  const quiet = { security: 1, vichySecurity: 0, detachments: 0 };
  const moved = {
    ...{ by: 'german', type: 'action', action: 'german-movement' },
    units: [{ unit: 'security', from: 'paris', to: 'birch' }],
  };
  const paris = (security: number) =>
    set('areas.paris', { value: 33, security, vichySecurity: 0, detachments: 0 });
  open(germanIn({ ...quiet, temporary: true }, paris(2), moved));
  expect(isBarred('German Movement')).toBe(false);
});

test('8.3.1: EID is open where a Network can be sent in, though none can be taken out', () => {
  const ready = set('ready.active', 1);
  const events = logExample().events.slice(0, 12);
  events[0].areas.birch = {
    ...{ value: 7, strength: 2, active: 0, quiet: 0, teams: 0, caches: 0 },
    country: 'france',
  };
  open(saveOf([...events, ready]));
  expect(isBarred('EID')).toBe(false);
});

test('6.7.2: EID asks which Hero goes, and offers no Area without strength', () => {
  const events = logExample().events.slice(0, 12);
  events[0].areas.birch = { value: 7, strength: 2, active: 1, country: 'france' };
  events[0].areas.ash = { value: 7, strength: 0, country: 'france' };
  open(saveOf([...events, set('turn', 2)]));
  prepare('EID');
  const options = () =>
    [...document.querySelectorAll<HTMLOptionElement>('.sea-moves option')].map(
      ({ textContent }) => textContent ?? '',
    );
  expect(options()).toContain('Jean Moulin: into an Area');
  expect(options()).toContain('“Passy”: into an Area');
  select('infiltrate hero passy');
  expect(options()).toContain('Birch');
  expect(options().some((name) => name.startsWith('Ash') && name.includes('6.7.2'))).toBe(true);
  const [, area] = document.querySelectorAll<HTMLSelectElement>('.sea-moves select');
  act(() => {
    if (!area) return;
    area.value = 'birch';
    area.dispatchEvent(new Event('change', { bubbles: true }));
  });
  tap('EID · 1 AP');
  tap('Log');
  expect(document.querySelector('.sea-log li')?.textContent).toBe('Maquis: EID: “Passy” to Birch');
});

test('8.3.5a: a Repair reaches no Area without unused Labor', () => {
  const damaged = (id: string, labor: number) => set(`areas.${id}`, { value: 9, damage: 2, labor });
  open(germanIn({ damage: 2, labor: 1 }, damaged('orleans', 0), damaged('belgium', 1)));
  prepare('Repair');
  const others = [
    ...document.querySelectorAll<HTMLButtonElement>('.sea-board fieldset [aria-pressed]'),
  ].map(({ textContent, disabled }) => [textContent?.split(' ')[0], disabled]);
  expect(others).toEqual(
    expect.arrayContaining([
      ['Orleans', true],
      ['Belgium', false],
    ]),
  );
});

test('5.5.2: a Repair that reaches Paris too is not refused while Paris is worth nothing', () => {
  const paris = set('areas.paris', { value: 9, damage: 9, labor: 1 });
  open(germanIn({ damage: 2, labor: 1 }, paris));
  act(() =>
    [...document.querySelectorAll<HTMLElement>('.sea-actions button')]
      .find(({ textContent }) => textContent?.includes('Repair'))
      ?.click(),
  );
  act(() => document.querySelector<HTMLElement>('.sea-ask .aid-primary')?.click());
  expect(asked()).toContain('5.5.2');
  tap('Paris');
  expect(asked()).not.toContain('5.5.2');
});

/** The made-up game in the step of the cards, with so many in hand. */
const atCards = (maquis: number, ...more: readonly Loose[]) =>
  saveOf([
    ...logExample().events.slice(0, 12),
    set('phase', 'end.8'),
    set('hand.maquis', maquis),
    set('vp.maquis', 20),
    ...more,
  ]);

const isOpen = (name: string) => {
  const found = button(name);
  return found !== undefined && !found.disabled;
};

test('4.2.5: one card is drawn and one is swapped; who has not drawn yet is named', () => {
  open(atCards(6));
  expect(asked()).toContain('Still to draw: Maquis, German');
  tap('Maquis: draw one');
  expect(asked()).toContain('Still to draw: German');
  tap('Maquis: swap one');
  expect(isOpen('Maquis: draw one')).toBe(false);
  expect(isOpen('Maquis: swap one')).toBe(false);
  // A swap or a new hand, not both (3.3.8).
  expect(isOpen('Maquis: a new hand')).toBe(false);
  tap('Undo');
  expect(isOpen('Maquis: swap one')).toBe(true);
});

test('N01, 4.2.6: a new hand of eight stands in for the draw and the swap', () => {
  open(atCards(4));
  tap('Maquis: a new hand, free');
  expect(asked()).toContain('Maquis: 8 in hand');
  for (const name of ['draw one', 'swap one', 'a new hand']) {
    expect(isOpen(`Maquis: ${name}`)).toBe(false);
  }
  expect(asked()).toContain('Still to draw: German');
});

test('4.2.7: without a card there is nothing but a new hand', () => {
  open(atCards(0));
  expect(isOpen('Maquis: draw one')).toBe(false);
  expect(isOpen('Maquis: swap one')).toBe(false);
  expect(isOpen('Maquis: a new hand, free')).toBe(true);
});

test('6.2.5: another step of Morale is not the award of the turn', async () => {
  withTables({ turns: [{ turn: 1, morale: 1 }] });
  const by = (points: number) => ({ by: 'table', type: 'effect', do: 'morale', points });
  open(saveOf([...logExample().events.slice(0, 5), by(-1)]));
  await vi.waitUntil(() => button('Morale award for this turn'));
  tap('Morale award for this turn');
  expect(button('Morale award for this turn')).toBeUndefined();
});

test('6.1.11: an Area without strength has no marker that could be Demoralized', () => {
  const events = logExample().events.slice(0, 12);
  events[0].areas.birch = { value: 7, strength: 0, demoralized: true };
  events[0].areas.ash = { value: 7, strength: 1, demoralized: true };
  open(saveOf(events));
  tap('Areas');
  const line = (name: string) =>
    [...document.querySelectorAll('.sea-areas button')].find(({ textContent }) =>
      textContent?.startsWith(name),
    )?.textContent;
  expect(line('Birch')).not.toContain('Demoralized');
  expect(line('Ash')).toContain('Demoralized');
});

test('an undo that asks says what it would take back', () => {
  open(after(14));
  tap('Undo');
  expect(asked()).toContain('Maquis: Sabotage: 6 5 6 = 17 against 2 3 = 5');
});

test('10.2.3: where nobody has told the price, it is asked for before the roll', () => {
  open(saveOf([...logExample().events.slice(0, 5), next]));
  const dice = () => document.querySelector<HTMLFieldSetElement>('.sea-rolled');
  expect(dice()?.disabled).toBe(true);
  expect(asked()).toContain('Set it here first');
  const one = [...document.querySelectorAll('.sea-ask button')].find((key) =>
    key.getAttribute('aria-label')?.includes('Price in VP'),
  );
  const more = one?.parentElement?.querySelector<HTMLElement>('button:last-of-type');
  act(() => more?.click());
  expect(dice()?.disabled).toBe(false);
  expect(asked()).not.toContain('Set it here first');
});
