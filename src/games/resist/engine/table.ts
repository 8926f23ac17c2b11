import type { Ending, EnemyKindId, MaquisId, Reading, Split } from '../data/index.ts';
import type { Snapshot } from './snapshot.ts';

/** What has been done this round that no card shows; what is left out has not been done. */
export interface RoundNotes {
  /** Consuelo's gain. */
  readonly gained?: number;
  /** How often each counting action was used. */
  readonly countsRevealed?: number;
  readonly countsCivilians?: number;
  readonly countsOthers?: number;
  /** The Mission's text is off; its Defense is halved. */
  readonly ignored?: boolean;
  readonly halved?: boolean;
  /** The kinds at the target that have 1 less Defense. */
  readonly weakened?: readonly EnemyKindId[];
  /** How many were played revealed in this ATTACK. */
  readonly reveals?: number;
  readonly drawChange?: number;
  /** Who may still act after being played in PLAN (lenient). */
  readonly mayAct?: readonly MaquisId[];
}

/** What the question that is asked belongs to; the numbers are the engine's. */
export interface AskedNotes {
  readonly doing?: number;
  readonly left?: number;
  readonly place?: number;
  readonly nth?: number;
  readonly user?: number;
  readonly topped?: number;
  readonly turned?: readonly EnemyKindId[];
  readonly pair?: readonly MaquisId[];
  /** Whose SURVIVE effect is still to come. */
  readonly survivors?: readonly EnemyKindId[];
  /** Where in the row the Mission goes that is asked for. */
  readonly gap?: number;
}

/** What cannot be read off the table, left out where there is nothing of it. */
interface Unseen {
  /** Who may be in the unknown rest of the Hidden deck, and of the Recruit deck: all not seen. */
  readonly hiddenMaquis?: readonly MaquisId[];
  readonly recruits?: readonly MaquisId[];
  /** The Enemies that each deck still hides, by its number. */
  readonly pools?: Readonly<Record<string, readonly EnemyKindId[]>>;
  readonly round?: RoundNotes;
  readonly asked?: AskedNotes;
  readonly ending?: Ending;
  /** The state of the generator. */
  readonly random?: readonly number[];
}

/**
 * A table as somebody reports it. It can be wrong; {@link positionFrom} says what is, or makes it a
 * position. Of the state, points, strength before the strike, Defense and whether a Mission is
 * beaten after its round follow from the rest.
 */
export interface Table {
  readonly split: Split;
  readonly reading: Reading;
  readonly state: Snapshot;
  readonly unseen?: Unseen;
}
