import type { ComponentProps } from 'preact';
// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { EXITS, LOCATION_IDS, type LocationId, PATROL_CARDS } from '#games/maquis/data/index.ts';
import { GOAL_NAMES, LOCATION_NAMES, TILE_NAMES } from '#games/maquis/i18n/names.ts';
import { TownMap } from '#games/maquis/ui/TownMap.tsx';
import { descriptionOf, focus, mounted, nameOf, press, strike } from './mounted.ts';

type Props = ComponentProps<typeof TownMap>;

const goals = {
  'west-exit': { goal: 'sabotage', marked: 1, of: 3, complete: false },
  'east-exit': { goal: 'assassination', marked: 0, of: 0, complete: false },
} as const satisfies NonNullable<Props['goals']>;

function town(props: Partial<Props> = {}) {
  const root = mounted(<TownMap label="The town" pawns={{}} {...props} />);
  const place = (id: LocationId) => {
    const found = root.querySelector<HTMLElement>(`[data-place="${id}"]`);
    if (!found) throw new Error(`${id} is not on the map`);
    return found;
  };
  const name = (id: LocationId) => nameOf(place(id));
  return { root, place, name };
}

const choosing = (...places: LocationId[]) => ({
  choices: Object.fromEntries(places.map((id) => [id, 'Send a worker here'])),
  onChoose: vi.fn(),
});

describe('every place is on the map', () => {
  it('with its own name and nothing the data does not know', () => {
    const { root, name } = town({ goals });
    const shown = [...root.querySelectorAll('[data-place]')].map((at) =>
      at.getAttribute('data-place'),
    );
    expect(shown).toEqual([...LOCATION_IDS]);
    for (const id of LOCATION_IDS) {
      if (!id.endsWith('-exit')) expect(name(id)).toContain(LOCATION_NAMES[id]());
    }
    expect(new Set(LOCATION_IDS.map(name)).size).toBe(LOCATION_IDS.length);
  });

  it('the Cafe with those who wait there to be recruited', () => {
    const { place, name } = town({ waiting: { cafe: 2 } });
    expect(name('cafe')).toContain('2 pawns waiting to be recruited');
    expect(place('cafe').querySelector('.place__badge--waiting')?.textContent).toMatch(/2$/);
    expect(town().place('cafe').querySelector('.place__badge--waiting')).toBeNull();
  });

  it('except the exits while no goals are known', () => {
    const { root } = town();
    for (const exit of EXITS) expect(root.querySelector(`[data-place="${exit}"]`)).toBeNull();
  });

  it('maquis.goal-aid-the-spy: and a goal card is called with what its next success costs', () => {
    const spy = (marked: number) =>
      ({
        goals: { ...goals, 'east-exit': { goal: 'aid-the-spy', marked, of: 2, complete: false } },
      }) as const;
    expect(town(spy(0)).name('east-exit')).toContain('works on the goal for 2 weapons');
    expect(town(spy(1)).name('east-exit')).toContain('for 2 food and 1 money');
    expect(town(spy(1)).name('west-exit')).toMatch(/works on the goal$/);
  });

  it('maquis.goal-sabotage: and on a small card, of what costs something, the next success has its cost', () => {
    const { place } = town({ goals });
    const costs = [...place('west-exit').querySelectorAll('.goal-card__cost')];
    expect(costs.map(({ className }) => className.endsWith('--next'))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('maquis.route-home: and says where its roads lead, to whoever does not see them drawn', () => {
    const { place } = town({ goals, ...choosing('grocer') });
    const roads = (id: LocationId) => place(id).getAttribute('aria-description');
    expect(roads('doctor')).toBe(
      'roads to Pont Leveque, Radio A, Rue Baradat, and West Spare Room',
    );
    expect(roads('cafe')).toBe('roads to West Field and Safe House');
    expect(roads('rue-baradat')).toBe('roads to Doctor and Fence');
    expect(roads('west-exit')).toBe('roads to Fence');
    expect(roads('fence')).toBe('roads to Poor District and Rue Baradat');
  });

  it('and the map has the name it was given', () => {
    const { root } = town();
    expect(root.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('The town');
  });
});

describe('a place says what can be seen there', () => {
  it('what it gives and costs', () => {
    const { name } = town();
    expect(name('doctor')).toBe('Doctor, free, gives 1 medicine');
    expect(name('fence')).toBe('Fence, free, gives 1 weapon for 1 money');
    expect(name('black-market')).toBe(
      'Black Market, free, gives 1 money for 1 food or 1 medicine, and morale falls by 1',
    );
    expect(name('poor-district')).toContain('raises morale by 1 for 1 food and 1 medicine');
    expect(name('radio-a')).toBe('Radio A, free, gives 1 intel or calls an airdrop to a field');
    expect(name('rue-baradat')).toBe('Rue Baradat, free');
  });

  it('who stands there', () => {
    const { name } = town({ pawns: { doctor: 'police', fence: 'soldier', grocer: 'worker' } });
    expect(name('doctor')).toBe('Doctor, police');
    expect(name('fence')).toBe('Fence, a soldier');
    expect(name('grocer')).toBe('Grocer, a worker here, gives 1 food');
  });

  it('goods on a field, and the tile of a room', () => {
    const { name, place } = town({
      goods: { 'field-west': { food: 3 } },
      tiles: { 'spare-room-west': 'smuggler', 'spare-room-south-east': 'safe-house' },
    });
    expect(name('field-west')).toContain('3 food lying here');
    expect(name('spare-room-west')).toContain(TILE_NAMES.smuggler());
    expect(name('spare-room-west')).toContain('gives 3 food or gives 3 medicine');
    expect(name('spare-room-south-east')).toContain('workers come home here');
    expect(place('spare-room-west').textContent).toContain(TILE_NAMES.smuggler());
  });

  it('its part in a way home', () => {
    const { name, root } = town({
      pawns: { 'pont-leveque': 'police', doctor: 'worker' },
      route: ['fence', 'rue-baradat', 'doctor'],
      acting: 'doctor',
      cuts: ['pont-leveque'],
      opensByShot: ['pont-leveque'],
    });
    expect(name('pont-leveque')).toBe(
      'Pont Leveque, police, cuts the way home, a shot here would open the way',
    );
    expect(name('doctor')).toContain('this worker acts now');
    expect(name('rue-baradat')).toContain('on the way home');
    for (const drawing of ['.ground--wide', '.ground--narrow']) {
      expect(root.querySelectorAll(`${drawing} .ground__way`)).toHaveLength(1);
    }
  });

  it('its number on a card, in the order of the card', () => {
    const card = PATROL_CARDS[0];
    if (!card) throw new Error('no card');
    const { name, place } = town({ highlight: card.places });
    for (const [i, id] of card.places.entries()) {
      expect(name(id)).toContain(`number ${i + 1} on the card`);
      expect(place(id).querySelector('.place__badge--ordinal')?.textContent).toBe(`${i + 1}`);
    }
  });

  it('how far its goal has come', () => {
    const { name } = town({ goals });
    expect(name('west-exit')).toContain(`${GOAL_NAMES.sabotage()}: 1 of 3 marked`);
    expect(name('east-exit')).toBe(`${GOAL_NAMES.assassination()}: not yet complete`);
  });
});

describe('choosing', () => {
  it('reports the place that was pressed, and says what choosing does', () => {
    const { onChoose, choices } = choosing('doctor', 'cafe');
    const { place, name } = town({ choices, onChoose });
    press(place('doctor'));
    expect(onChoose.mock.calls).toEqual([['doctor']]);
    expect(name('doctor')).toBe('Doctor, free, gives 1 medicine. Send a worker here');
    expect(place('doctor').getAttribute('aria-disabled')).toBe('false');
  });

  it('refuses the others with the reason, which stays reachable', () => {
    const { onChoose, choices } = choosing('doctor');
    const reason = 'Nobody is placed in a safe house.';
    const { root, place } = town({ choices, onChoose, refusals: { 'safe-house': reason } });
    const refused = place('safe-house');
    expect(refused.tagName).toBe('BUTTON');
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    expect(refused.hasAttribute('disabled')).toBe(false);
    const roads = 'roads to Cafe, East Field, Grocer, and Pont Leveque';
    expect(descriptionOf(refused)).toBe(`${reason} ${roads}`);
    expect(root.querySelector('[role=status]')?.textContent).toBe('');
    press(refused);
    expect(onChoose).not.toHaveBeenCalled();
    expect(root.querySelector('[role=status]')?.textContent).toBe(`Safe House: ${reason}`);
    press(place('doctor'));
    expect(root.querySelector('[role=status]')?.textContent).toBe('');
  });

  it('is no matter of a map that is only shown', () => {
    const { root } = town({ goals });
    expect(root.querySelector('button')).toBeNull();
    expect(root.querySelectorAll('[role=img][data-place]')).toHaveLength(LOCATION_IDS.length);
  });

  it('is not offered by a goal card that has no place of action', () => {
    const { place } = town({ goals, ...choosing('west-exit') });
    expect(place('west-exit').tagName).toBe('BUTTON');
    expect(place('east-exit').tagName).not.toBe('BUTTON');
  });

  it('tells which place has been chosen', () => {
    const { place } = town({ ...choosing('cafe'), chosen: 'cafe' });
    expect(place('cafe').getAttribute('aria-pressed')).toBe('true');
    expect(place('doctor').hasAttribute('aria-pressed')).toBe(false);
  });
});

describe('by keyboard', () => {
  const focused = () => document.activeElement?.getAttribute('data-place');

  it('Tab reaches one place: one that can be chosen', () => {
    const { root } = town({ goals, ...choosing('doctor') });
    const stops = [...root.querySelectorAll<HTMLElement>('button')].filter((b) => b.tabIndex === 0);
    expect(stops.map((stop) => stop.dataset.place)).toEqual(['doctor']);
  });

  it('the arrows go where they point, and Tab comes back to where they led', () => {
    const { place } = town({ goals, ...choosing('pont-leveque') });
    focus(place('pont-leveque'));
    strike('ArrowUp');
    expect(focused()).toBe('poor-district');
    strike('ArrowRight');
    expect(focused()).toBe('black-market');
    strike('ArrowDown');
    expect(focused()).toBe('grocer');
    strike('ArrowLeft');
    expect(focused()).toBe('pont-leveque');
    strike('ArrowDown');
    expect(focused()).toBe('safe-house');
    expect(place('safe-house').tabIndex).toBe(0);
    expect(place('pont-leveque').tabIndex).toBe(-1);
  });

  it('stays at the edge of the town, and Home and End go to the first and last place', () => {
    const { place } = town({ goals, ...choosing('doctor') });
    focus(place('field-west'));
    strike('ArrowDown');
    expect(focused()).toBe('field-west');
    strike('Home');
    expect(focused()).toBe('safe-house');
    strike('End');
    expect(focused()).toBe('west-exit');
  });

  it('every place can be reached with the arrows alone', () => {
    const { place } = town({ goals, ...choosing('doctor') });
    const seen = new Set<string>(['safe-house']);
    const open: LocationId[] = ['safe-house'];
    for (const from of open) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        focus(place(from));
        strike(key);
        const at = LOCATION_IDS.find((id) => id === focused());
        if (at && !seen.has(at)) {
          seen.add(at);
          open.push(at);
        }
      }
    }
    expect([...seen].sort()).toEqual(LOCATION_IDS.filter((id) => id !== 'east-exit').sort());
  });
});
