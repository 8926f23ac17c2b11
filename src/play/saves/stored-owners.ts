import * as v from 'valibot';
import { knownAmongOthers, knownLocal, writeLocal } from '#shared/storage/local-storage.ts';
import type { Fields, Versioned } from '#shared/storage/versioned.ts';
import { defaultOwners, type Owners } from '../history/game.ts';

/** Who keeps each component of a game, the site or the visitor: remembered for the next game of it. */
interface StoredOwners<Component extends string> {
  readonly key: string;
  readonly kind: Versioned<{
    readonly version: 3;
    readonly owners: Owners<Component>;
  }>;
  /** Who kept what last; the site everything where nothing is known. */
  readonly read: () => Owners<Component>;
  readonly keep: (owners: Owners<Component>) => void;
}

/**
 * @param game its id
 * @param oldKey where preferences of this game were kept before they were the site's
 */
export function ownersOf<Component extends string>(
  game: string,
  components: readonly Component[],
  oldKey?: string,
): StoredOwners<Component> {
  const key = `safe-house.${game}.keepers`;
  const kind: StoredOwners<Component>['kind'] = {
    version: 3,
    schema: v.object({
      version: v.literal(3),
      owners: v.object(v.entriesFromList(components, v.picklist(['site', 'visitor']))),
    }) as v.GenericSchema<unknown, { version: 3; owners: Owners<Component> }>,
    migrations: {
      // Until version 2 they lay among the preferences.
      0: (old) => ({ ...old, version: 1 }),
      1: (old) => ({ ...old, version: 2 }),
      2: ({ keepers }: Fields) => ({ owners: keepers, version: 3 }),
    },
  };
  const known = () =>
    knownLocal(key, kind) ?? (oldKey ? knownAmongOthers(oldKey, kind) : undefined);
  return {
    key,
    kind,
    read: () => known()?.owners ?? defaultOwners(components),
    keep: (owners) => void writeLocal(key, kind, { version: 3, owners }),
  };
}
