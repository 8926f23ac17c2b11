// @vitest-environment happy-dom
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import { TownMap } from '#games/maquis/ui/TownMap.tsx';
import { focus, mounted, nameOf, press } from './mounted.ts';

const REASON = 'Nobody is placed in a safe house.';
const SENTENCE = `Safe House: ${REASON}`;

function town() {
  const onChoose = vi.fn();
  const root = mounted(
    <TownMap
      label="The town"
      pawns={{ doctor: 'worker' }}
      movable={['doctor']}
      choices={{ doctor: 'Send a worker here' }}
      refusals={{ 'safe-house': REASON }}
      onChoose={onChoose}
    />,
  );
  const place = (id: LocationId) => {
    const found = root.querySelector<HTMLElement>(`[data-place="${id}"]`);
    if (!found) throw new Error(`${id} is not on the map`);
    return found;
  };
  const said = () => root.querySelector('[role=status]')?.textContent;
  const shown = () => root.querySelector('.town__refusal[aria-hidden]')?.textContent;
  return { root, place, said, shown, onChoose };
}

function point(element: Element, type: string, init: PointerEventInit = {}): Event {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, ...init });
  act(() => void element.dispatchEvent(event));
  return event;
}

describe('why a place cannot be chosen', () => {
  it('is seen as soon as it has the focus, and not said twice', () => {
    const { place, said, shown } = town();
    focus(place('safe-house'));
    expect(shown()).toBe(SENTENCE);
    expect(said()).toBe('');
    focus(place('doctor'));
    expect(shown()).toBe('');
  });

  it('is seen while the mouse is over it', () => {
    const { place, shown } = town();
    point(place('safe-house'), 'pointerover', { pointerType: 'mouse' });
    expect(shown()).toBe(SENTENCE);
    point(place('doctor'), 'pointerover', { pointerType: 'mouse' });
    expect(shown()).toBe('');
  });
});

it('what was just chosen is not explained: after a shot the reason lay over the choices', () => {
  const Shooting = () => {
    const [isShot, shoot] = useState(false);
    return (
      <TownMap
        label="The town"
        pawns={isShot ? {} : { fence: 'police' }}
        {...(isShot ? { refusals: { fence: REASON } } : { choices: { fence: 'Shoot him' } })}
        onChoose={() => shoot(true)}
      />
    );
  };
  const root = mounted(<Shooting />);
  const fence = root.querySelector('[data-place="fence"]');
  focus(fence);
  press(fence);
  expect(nameOf(fence)).toContain('Fence, free');
  expect(root.querySelector('.town__refusal[aria-hidden]')?.textContent).toBe('');
});

describe('a finger that rests', () => {
  const finger = { pointerType: 'touch', clientX: 50, clientY: 50 } as const;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const rest = (time: number) => act(() => void vi.advanceTimersByTime(time));

  it('is told why a place cannot be chosen, and no menu comes in between', () => {
    const { place, said } = town();
    point(place('safe-house'), 'pointerdown', finger);
    rest(300);
    expect(said()).toBe('');
    rest(200);
    expect(said()).toBe(SENTENCE);
    expect(point(place('safe-house'), 'contextmenu').defaultPrevented).toBe(true);
  });

  it('is no finger that taps, or that scrolls the page', () => {
    const { place, said } = town();
    point(place('safe-house'), 'pointerdown', finger);
    point(place('safe-house'), 'pointerup', finger);
    rest(1000);
    expect(said()).toBe('');
    point(place('safe-house'), 'pointerdown', finger);
    point(place('safe-house'), 'pointermove', { ...finger, clientY: 80 });
    rest(1000);
    expect(said()).toBe('');
  });

  it('chooses nothing, and has nothing to be told of a place that can be chosen', () => {
    const { place, said, onChoose } = town();
    point(place('doctor'), 'pointerdown', finger);
    rest(1000);
    expect(said()).toBe('');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('is none where a mouse is: its menu stays', () => {
    const { place, said } = town();
    point(place('safe-house'), 'pointerdown', { ...finger, pointerType: 'mouse' });
    rest(1000);
    expect(said()).toBe('');
    expect(point(place('safe-house'), 'contextmenu').defaultPrevented).toBe(false);
  });
});

it('only a pawn that may be moved can be picked up', () => {
  const { root } = town();
  const movable = [...root.querySelectorAll<HTMLElement>('[data-pawn-from]')];
  expect(movable.map(({ dataset }) => dataset.pawnFrom)).toEqual(['doctor']);
});
