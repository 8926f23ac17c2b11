import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lettersOf } from '#play/together/code-bytes.ts';
import { WATCHER } from '#play/together/codes.ts';
import { Guest, type GuestState, tableIn } from '#play/together/guest.ts';
import { TableHost } from '#play/together/host.ts';
import type { SeatPlace } from '#play/together/places.ts';
import { type Below, randomFrom } from '#shared/random.ts';
import { cases } from '../../setup/cases.ts';
import { Room } from './devices.ts';

/*
 * A table and its guests, walked at random through all their states: whatever happens in whatever order, each goes
 * only where the design lets it go, and once the network is back all show the same.
 */

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const RULES = { game: 'a-game', ruleset: 'rules-1' };
const SEATS = [1, 2, WATCHER];

/** Where a guest may go from each state. */
const NEXT: Readonly<Record<GuestState, readonly GuestState[]>> = {
  showing: ['here', 'refused', 'over', 'unreachable'],
  here: ['away', 'refused', 'over'],
  away: ['here', 'lost', 'over'],
  unreachable: [],
  lost: [],
  refused: [],
  over: [],
};

/** Where a place at the table may go; one that is gone is `free`. */
const NEXT_PLACE: Readonly<Record<string, readonly string[]>> = {
  free: ['met', 'here'],
  met: ['here', 'free'],
  here: ['away', 'free'],
  away: ['here', 'free'],
};

interface Seated {
  readonly name: string;
  readonly guest: Guest;
}

class Walk {
  readonly seen = new Set<string>();
  private readonly room = new Room();
  private readonly all: Seated[] = [];
  private count = 0;
  private made = 0;
  private before: readonly SeatPlace[] = [];
  private readonly host: TableHost;
  private readonly below: Below;

  constructor(below: Below) {
    this.below = below;
    this.host = new TableHost(
      this.room.device('T'),
      {
        ...RULES,
        viewFor: (seat) => ({ seat, count: this.count }),
        asked: (_, what) => {
          if (what !== 'more') return ['no-such-thing'];
          this.count++;
          return [];
        },
      },
      () => this.placesChanged(),
    );
  }

  private placesChanged(): void {
    const stateIn = (places: readonly SeatPlace[], id: string) =>
      places.find((place) => place.id === id)?.state ?? 'free';
    const ids = new Set([...this.before, ...this.host.places].map(({ id }) => id));
    for (const id of ids) {
      const [was, is] = [stateIn(this.before, id), stateIn(this.host.places, id)];
      if (was !== is) expect(NEXT_PLACE[was], `a place: ${was} to ${is}`).toContain(is);
      this.seen.add(`place ${is}`);
    }
    this.before = this.host.places;
  }

  async sit(): Promise<void> {
    const seat = SEATS[this.below(SEATS.length)] ?? WATCHER;
    const code = tableIn(lettersOf((await this.host.code([seat])) as Uint8Array), RULES.game);
    if (typeof code === 'string') throw new Error(code);
    const name = `g${this.made++}`;
    const ruleset = this.below(8) === 0 ? 'rules-0' : RULES.ruleset;
    let was: GuestState = 'showing';
    const guest = new Guest(this.room.device(name), { ...RULES, ruleset, key: name }, () => {
      if (guest.state !== was) expect(NEXT[was], `a guest from ${was}`).toContain(guest.state);
      was = guest.state;
      this.seen.add(was);
    });
    this.all.push({ name, guest });
    const answer = (await guest.sit(code, seat)) as Uint8Array;
    expect(['ok', 'seat-taken']).toContain(await this.host.read(lettersOf(answer)));
  }

  /** One thing that can happen, and how long nothing does after it. */
  async step(): Promise<void> {
    const nth = this.below(Math.max(1, this.all.length));
    const one = this.all[nth];
    const happens = [
      () => this.sit(),
      () => this.sit(),
      () => this.room.lose(),
      () => this.room.return(),
      () => this.room.return(),
      () => one?.guest.ask(this.below(4) === 0 ? 'less' : 'more'),
      () => one?.guest.ask('more'),
      () => {
        this.count++;
        this.host.tell();
      },
      () => one?.guest.wake(),
      () => {
        // Its page is gone without a word, as when it reloads.
        if (one) this.room.crash(one.name);
        this.all.splice(nth, 1);
      },
      () => {
        one?.guest.leave();
        this.all.splice(nth, 1);
      },
    ];
    await happens[this.below(happens.length)]?.();
    await vi.advanceTimersByTimeAsync([10, 500, 9000, 40_000][this.below(4)] ?? 10);
  }

  /** The network is there, and everybody has had the time to come back. */
  async settle(): Promise<void> {
    this.room.return();
    await vi.advanceTimersByTimeAsync(200_000);
    for (const { guest } of this.all) {
      if (guest.state !== 'here') continue;
      expect(guest.view).toMatchObject({ count: this.count });
    }
    const here = this.all.filter(({ guest }) => guest.state === 'here').length;
    expect(this.host.places.filter(({ state }) => state === 'here')).toHaveLength(here);
    expect(this.all.filter(({ guest }) => guest.state === 'away')).toEqual([]);
  }

  async close(): Promise<void> {
    const here = this.all.filter(({ guest }) => guest.state === 'here');
    this.host.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(here.map(({ guest }) => guest.state)).toEqual(here.map(() => 'over'));
  }
}

test('a table and its guests go through all their states, whatever happens in whatever order', async () => {
  const seen = new Set<string>();
  for (let n = 0; n < cases(100); n++) {
    const walk = new Walk(randomFrom(`walk ${n}`));
    for (let steps = 0; steps < 25; steps++) await walk.step();
    await walk.settle();
    await walk.close();
    for (const state of walk.seen) seen.add(state);
  }
  expect([...seen].sort()).toEqual(
    [
      ...['away', 'here', 'lost', 'over', 'refused', 'unreachable'],
      ...['place away', 'place free', 'place here', 'place met'],
    ].sort(),
  );
});
