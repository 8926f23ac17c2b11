// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import { type Chance, type Odds, oddsOf } from '#games/maquis/odds/index.ts';
import { ringsOf } from '#games/maquis/ui/odds/on-the-board.tsx';
import { TownMap } from '#games/maquis/ui/TownMap.tsx';
import type { OddsRing } from '#games/maquis/ui/town-view.ts';
import { placing } from '../../engine/tables.ts';
import { mounted, nameOf, press } from '../mounted.ts';

const NEVER: Chance = { deals: 0, of: 1000 };

/** Odds of one worker at the Cafe who comes home in so many of a thousand deals. */
const oneWorker = (deals: number): Odds => ({
  ...oddsOf(placing()),
  workers: [{ at: 'cafe', arrest: NEVER, home: { deals, of: 1000 } }],
  options: [],
});

describe('the ring of a place', () => {
  it.each([
    [1000, 'safe', '100%'],
    [999, 'safe', '>99%'],
    [945, 'safe', '95%'],
    [944, 'risky', '94%'],
    [495, 'risky', '50%'],
    [494, 'lost', '49%'],
    [1, 'lost', '<1%'],
    [0, 'lost', '0%'],
  ])('with %i of 1000 deals is %s, as the %s that are shown say', (deals, kind, text) => {
    expect(ringsOf(oneWorker(deals))).toMatchObject({ cafe: { kind, text } });
  });

  it('is drawn round every place where a worker may go or stands, and nowhere else', () => {
    const rings = ringsOf(oddsOf(placing({ workers: ['cafe'], police: ['grocer'] })));
    expect(rings.cafe?.look).toBe('Show the odds');
    expect(rings.doctor?.look).toBeUndefined();
    expect(rings).toHaveProperty('east-exit');
    for (const place of ['grocer', 'safe-house', 'field-west'] as const) {
      expect(rings).not.toHaveProperty(place);
    }
  });
});

describe('a place with a ring', () => {
  const ring: OddsRing = {
    kind: 'risky',
    percent: 81,
    text: '81%',
    said: 'comes home in 81% of deals',
  };

  function town(rings: Partial<Record<LocationId, OddsRing>>) {
    const onChoose = vi.fn();
    const onLook = vi.fn();
    const root = mounted(
      <TownMap
        label="The town"
        pawns={{ cafe: 'worker' }}
        choices={{ doctor: 'Send a worker here' }}
        refusals={{ cafe: 'A worker stands there.', fence: 'Nobody may go there.' }}
        rings={rings}
        onChoose={onChoose}
        onLook={onLook}
      />,
    );
    const place = (id: LocationId) => {
      const found = root.querySelector<HTMLElement>(`[data-place="${id}"]`);
      if (!found) throw new Error(`${id} is not on the map`);
      return found;
    };
    return { root, place, onChoose, onLook };
  }

  it('says its number in its name and shows it with a shape of its own', () => {
    const { place } = town({ doctor: ring });
    expect(nameOf(place('doctor'))).toContain('comes home in 81% of deals');
    expect(place('doctor').querySelector('.odds-pill--risky')?.textContent).toBe('81%');
    expect(place('fence').querySelector('.odds-pill')).toBeNull();
  });

  it('can be chosen as before', () => {
    const { place, onChoose, onLook } = town({ doctor: ring });
    press(place('doctor'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('doctor');
    expect(onLook).not.toHaveBeenCalled();
  });

  it('can be looked at where it cannot be chosen, and is not refused then', () => {
    const { root, place, onChoose, onLook } = town({ cafe: { ...ring, look: 'Show the odds' } });
    expect(place('cafe').getAttribute('aria-disabled')).toBe('false');
    expect(nameOf(place('cafe'))).toContain('Show the odds');
    press(place('cafe'));
    expect(onLook).toHaveBeenCalledExactlyOnceWith('cafe');
    expect(onChoose).not.toHaveBeenCalled();
    expect(root.querySelector('[role=status]')?.textContent).toBe('');
    press(place('fence'));
    expect(root.querySelector('[role=status]')?.textContent).toContain('Nobody may go there.');
  });
});
