import { EVERY_RESOURCE, type Resource } from '../data/index.ts';
import { type GameEvent, snapshotOf } from '../engine/index.ts';
import type { MaquisHistory } from './game.ts';

/** The numbers of a game so far. */
interface Numbers {
  readonly turns: number;
  readonly arrests: number;
  readonly shots: number;
  readonly recruits: number;
  /** Goods that came into the hand, and goods that arrested workers lost. */
  readonly gained: Readonly<Record<Resource, number>>;
  readonly lost: Readonly<Record<Resource, number>>;
  /** Morale at the start and after each turn. */
  readonly morale: readonly number[];
}

export function numbersOfGame(replayed: MaquisHistory): Numbers {
  const all = replayed.events.flat();
  const count = (type: GameEvent['type']): number =>
    all.filter((event) => event.type === type).length;
  return {
    turns: count('day-passed'),
    arrests: count('worker-arrested'),
    shots: count('shot'),
    recruits: count('recruited'),
    gained: goodsIn(all, 'gained'),
    lost: goodsIn(all, 'lost'),
    morale: moraleByTurn(replayed),
  };
}

function goodsIn(events: readonly GameEvent[], type: 'gained' | 'lost'): Record<Resource, number> {
  const amounts = EVERY_RESOURCE.map((kind): [Resource, number] => [
    kind,
    events.reduce((sum, event) => sum + (event.type === type ? (event.goods[kind] ?? 0) : 0), 0),
  ]);
  return Object.fromEntries(amounts) as Record<Resource, number>;
}

function moraleByTurn({ positions, events }: MaquisHistory): number[] {
  const ends = events.flatMap((told, n) =>
    told.some(({ type }) => type === 'day-passed') ? [positions[n + 1]] : [],
  );
  return [positions[0], ...ends].map((position) => snapshotOf(position).morale);
}
