import type { PlayerView } from '../engine/player-view.ts';
import type { Signs } from './signs.ts';
import { Thinker, type ThinkerSettings } from './thinking.ts';
import { ValueNet } from './value-net.ts';
import { weightsFrom } from './weights-text.ts';

/** What was learned of some editions: the signs, and their weights, read when they are first wanted. */
export class Learned {
  readonly signs: Signs;
  readonly #text: string;
  #net: ValueNet | undefined;

  constructor(signs: Signs, text: string) {
    this.signs = signs;
    this.#text = text;
  }

  /** Begins to think about a moment; go on with `think` as long as there is time. */
  thinker(sight: PlayerView, settings: ThinkerSettings): Thinker {
    this.#net ??= new ValueNet(weightsFrom(this.#text, this.signs), this.signs);
    return new Thinker(this.#net, sight, settings);
  }
}
