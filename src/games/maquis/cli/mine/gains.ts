import {
  type Action,
  isExit,
  LOCATIONS,
  type LocationId,
  type Resource,
  TILES,
} from '../../data/index.ts';
import type { Snapshot } from '../../engine/index.ts';

/* What the places of the town bring whoever goes there, under the names in which exercises ask for it. */

/** Things that are asked for, each with how much of it is still missing. */
type Amounts = ReadonlyMap<string, number>;

/** What a worker at a place can bring. */
export const yieldOf = (place: LocationId, now: Snapshot): Amounts =>
  new Map(
    actionsAt(place, now)
      .filter((action) => canBePaid(action, now))
      .flatMap((action) => gainsOf(action, place, now)),
  );

/** Whether what an action costs is in hand, or may be brought there by those who are out already. */
const canBePaid = ({ cost }: Action, now: Snapshot): boolean =>
  Object.entries(cost).every(
    ([kind, amount]) =>
      (now.hand[kind as Resource] ?? 0) >= amount ||
      now.workers.some((place) =>
        actionsAt(place, now).some((action) =>
          gainsOf(action, place, now).some(([thing]) => thing === kind),
        ),
      ),
  );

/** The actions of a place, those of its tile where one is laid. */
export function actionsAt(place: LocationId, { rooms }: Snapshot): readonly Action[] {
  const laid = rooms[place as keyof typeof rooms];
  const { actions = [] } =
    (laid ? TILES.find(({ id }) => id === laid) : LOCATIONS.find(({ id }) => id === place)) ?? {};
  return actions;
}

/** What an action brings, by the names under which things are asked for, and how much of each. */
export function gainsOf(action: Action, place: LocationId, now: Snapshot): [string, number][] {
  const lying = action.collects ? now.airdrops[place as keyof typeof now.airdrops] : undefined;
  return [
    ...Object.entries({ ...action.gain, ...lying }),
    ...(action.morale > 0 ? [['morale', 1] as [string, number]] : []),
    ...(action.recruits ? [['recruit', 1] as [string, number]] : []),
    ...(action.furnishes
      ? TILES.map(({ id }): [string, number] => [`tile ${place} ${id}`, 1])
      : []),
    ...(action.succeeds && isExit(place)
      ? [[`goal ${place.replace('-exit', '')}`, 1] as [string, number]]
      : []),
    ...(action.airdrop
      ? (['field-west', 'field-east'] as const).map((field): [string, number] => [
          `drop ${action.airdrop} ${field}`,
          1,
        ])
      : []),
  ];
}
