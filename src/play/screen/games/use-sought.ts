import { useMemo } from 'preact/hooks';
import type { SaveKinds } from '../../saves/codec.ts';
import type { Save } from '../../saves/save.ts';
import type { PlayKit } from '../face.ts';
import { useInParts, type Work } from '../hooks/use-in-parts.ts';
import { type Wanted, wants } from './FindGames.tsx';

/** So many games are looked at in one go; where each has to be played through, so many. */
const IN_ONE_GO = { told: 200, played: 8 } as const;

/** A search among games. */
class Search {
  readonly found: Save<SaveKinds>[] = [];
  readonly #all: readonly Save<SaveKinds>[];
  readonly #wants: (save: Save<SaveKinds>) => boolean;
  readonly #inOneGo: number;
  #at = 0;

  constructor(kit: PlayKit<SaveKinds>, all: readonly Save<SaveKinds>[], wanted: Wanted) {
    this.#all = all;
    this.#wants = (save) => wants(kit, wanted, save);
    this.#inOneGo = wanted.state === 'all' ? IN_ONE_GO.told : IN_ONE_GO.played;
  }

  /** The search for so many games. */
  upTo(most: number): Work {
    const isDone = () => this.found.length >= most || this.#at >= this.#all.length;
    return {
      get isDone() {
        return isDone();
      },
      goOn: () => {
        for (let n = 0; n < this.#inOneGo && !isDone(); n++) {
          const save = this.#all[this.#at++];
          if (save && this.#wants(save)) this.found.push(save);
        }
      },
    };
  }
}

interface Sought {
  readonly found: readonly Save<SaveKinds>[];
  readonly isSearching: boolean;
}

/** The first so many games that are wanted. Among thousands they come as they are found. */
export function useSought(
  kit: PlayKit<SaveKinds>,
  all: readonly Save<SaveKinds>[],
  wanted: Wanted,
  most: number,
): Sought {
  const search = useMemo(() => new Search(kit, all, wanted), [kit, all, wanted]);
  const isDone = useInParts(search.upTo(most));
  return { found: search.found, isSearching: !isDone };
}
