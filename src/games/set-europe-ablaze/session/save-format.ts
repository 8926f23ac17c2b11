import * as v from 'valibot';
import { SeedSchema } from '#play/records/reading.ts';
import { type Save as SaveOf, savesOf } from '#play/saves/save.ts';
import type { SaveFormat } from '#play/saves/save-format.ts';
import type { Versioned } from '#shared/storage/versioned.ts';
import { readEvent } from '../engine/log/index.ts';
import { type CardMarks, MARKS_IN_SAVE } from './marks.ts';
import { gameWithEvents, RULESET, type SeaTypes, unnumbered } from './replay.ts';

/*
 * How a game at the table is written down: its log, an event a step.
 */

/** The types of what is kept: a game is kept from its first event on. */
export interface SeaSaves extends SeaTypes {
  draft: never;
  /** What each side has ticked off in private. */
  extra: { readonly marks?: CardMarks };
}

export type Save = SaveOf<SeaSaves>;

/** A save of the first form, when each game lay in the browser's storage under a key of its own. */
interface FirstForm {
  readonly id: string;
  readonly title: string;
  readonly rulings: Readonly<Record<string, string>>;
  readonly changed: number;
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

function fromFirstForm({ id, title, rulings, changed, events }: FirstForm) {
  const setUp = {
    ruleset: RULESET,
    seed: id,
    ...(title === '' ? {} : { title }),
    ...(Object.keys(rulings).length === 0 ? {} : { rulings }),
  };
  // An event says its place; one that says another was never part of this log.
  if (events.some(({ n }, place) => n !== place + 1)) throw new Error('events are out of order');
  const game = gameWithEvents(setUp, events.map(unnumbered));
  return { version: 2, id, begun: changed, changed, order: changed, progress: { game } };
}

const WordsSchema = v.record(v.string(), v.string());

/** The shape of an event; whether it can follow is the next question. */
const EventSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((event) => 'event' in readEvent({ ...event, n: 1 }, 1)),
);

export const saveFormat: SaveFormat<SeaSaves> = {
  game: 'set-europe-ablaze',
  rulesets: [RULESET],
  shelves: ['table'],
  components: [],
  setUp: v.object({
    ruleset: v.literal(RULESET),
    seed: v.exactOptional(SeedSchema),
    title: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
    rulings: v.exactOptional(WordsSchema),
  }),
  boardState: EventSchema,
  // No game begins at a table that was set up by hand: its first event tells it.
  isValid: () => false,
  extra: MARKS_IN_SAVE,
  version: 2,
  migrations: { 1: (old) => fromFirstForm(old as unknown as FirstForm) },
  migratesLocalStorage: true,
};

/** Saves in all their forms. */
export const SAVES: Versioned<Save> = savesOf(saveFormat);
