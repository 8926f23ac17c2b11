import { writeFileSync } from 'node:fs';
import { BadInput, type Command, commandWithOptions, readOptions } from './options.ts';
import { print, printError } from './output.ts';
import { textsIn } from './texts.ts';

/** What came of replaying a record: positions before the first move and after each. */
export interface ReplayResult {
  readonly positions: readonly unknown[];
  readonly moves: readonly unknown[];
}

export type PositionOf<Told extends ReplayResult> = Told['positions'][number];

/** How a game reads its records and says what is wrong with one. */
interface RecordReader<Record, Fault, Told extends ReplayResult> {
  readonly parse: (text: string) => { readonly record: Record } | { readonly fault: Fault };
  readonly replay: (record: Record) => { readonly replayed: Told } | { readonly fault: Fault };
  /** A whole sentence. */
  readonly faultText: (fault: Fault) => string;
}

interface At {
  /** Where it begins, counted from 1. */
  readonly line: number;
}

/** A record that can be replayed, and the position it ends in. */
interface Sound<Record, Told extends ReplayResult> extends At {
  readonly record: Record;
  readonly replayed: Told;
  readonly end: PositionOf<Told>;
}

interface Refused<Fault> extends At {
  readonly fault: Fault;
}

/** A record, and what came of replaying it. */
type RecordRead<Record, Fault, Told extends ReplayResult> = Sound<Record, Told> | Refused<Fault>;

/** The records of one game on the command line. */
export interface Records<Record, Fault, Told extends ReplayResult> {
  /** Replays the records in a file, or on standard input, one after the other as they come. */
  readonly recordsIn: (file: string | undefined) => AsyncGenerator<RecordRead<Record, Fault, Told>>;
  /**
   * Goes through the sound records in a file, or on standard input, and says where others are refused.
   * Gives whether none was refused.
   *
   * @throws {BadInput} where there is no record at all
   */
  readonly eachRecord: (
    file: string | undefined,
    work: (record: Sound<Record, Told>) => void | Promise<void>,
  ) => Promise<boolean>;
  /** Says where a record is refused and why. */
  readonly sayRefusal: (file: string | undefined, refused: Refused<Fault>) => void;
  /**
   * Where each record of a file begins, and the position that it ends in.
   *
   * @throws {BadInput} at the first that is refused, or where there is none
   */
  readonly endsIn: (file: string) => Promise<readonly { line: number; end: PositionOf<Told> }[]>;
}

export function recordsOf<Record, Fault, Told extends ReplayResult>({
  parse,
  replay,
  faultText,
}: RecordReader<Record, Fault, Told>): Records<Record, Fault, Told> {
  const refusalText = (file: string | undefined, { line, fault }: Refused<Fault>): string =>
    `${sourceName(file)}, line ${line}: ${faultText(fault)}`;

  function read(text: string) {
    const parsed = parse(text);
    if ('fault' in parsed) return parsed;
    const played = replay(parsed.record);
    if ('fault' in played) return played;
    const { positions } = played.replayed;
    const end: PositionOf<Told> = positions[positions.length - 1];
    return { record: parsed.record, replayed: played.replayed, end };
  }

  async function* recordsIn(file: string | undefined) {
    for await (const { line, text } of textsIn(file)) yield { line, ...read(text) };
  }

  const sayRefusal = (file: string | undefined, refused: Refused<Fault>): void =>
    printError(refusalText(file, refused));

  return {
    recordsIn,
    sayRefusal,
    async eachRecord(file, work) {
      let records = 0;
      let refused = 0;
      for await (const one of recordsIn(file)) {
        records++;
        if ('fault' in one) {
          refused++;
          sayRefusal(file, one);
        } else await work(one);
      }
      if (records === 0) throw noRecord(file);
      return refused === 0;
    },
    async endsIn(file) {
      const ends: { line: number; end: PositionOf<Told> }[] = [];
      for await (const one of recordsIn(file)) {
        if ('fault' in one) throw new BadInput(refusalText(file, one));
        ends.push(one);
      }
      if (ends.length === 0) throw noRecord(file);
      return ends;
    },
  };
}

const noRecord = (file: string | undefined): BadInput =>
  new BadInput(`In ${sourceName(file)} there is no game record; give one, on a line of its own.`);

const sourceName = (file: string | undefined): string => file ?? 'standard input';

/** How a game tells what came of a record. */
export interface Verdicts<Record, Fault, Told extends ReplayResult> {
  readonly records: Records<Record, Fault, Told>;
  readonly faultText: (fault: Fault) => string;
  /** The rule that a refused move, or a wrong set-up, breaks. */
  readonly ruleOf: (fault: Fault) => string | null | undefined;
  readonly snapshot: (position: PositionOf<Told>) => object;
  readonly legalMoves: (position: PositionOf<Told>) => readonly string[];
  /** The record as the game's `play` writes it. */
  readonly written: (record: Record, replayed: Told) => object;
  /** What else is said of a sound record, such as how many corrections it has. */
  readonly besides?: (record: Record) => object;
  /** Whether lists of legal moves stand beside the verdict, and not in the record. */
  readonly legalBesideVerdict?: boolean;
  /** Whether it is in order that there is no record at all. */
  readonly noneIsFine?: boolean;
}

interface Wanted {
  readonly states?: true;
  readonly legal?: true;
}

/** The command that replays records. */
export function refereeOf<Record, Fault extends object, Told extends ReplayResult>(
  verdicts: Verdicts<Record, Fault, Told>,
): Command {
  const { records, noneIsFine = false } = verdicts;
  return {
    name: 'referee',
    syntax: '[FILE] [--states] [--legal]',
    summary:
      'Replays records and says of each whether it is sound, or what is wrong at which move.',
    async run(args) {
      const { file, values } = readOptions(args, {
        command: 'referee',
        options: { states: 'boolean', legal: 'boolean' },
        takesFile: true,
      });
      let count = 0;
      let refused = 0;
      for await (const read of records.recordsIn(file)) {
        count++;
        if ('fault' in read) {
          refused++;
          records.sayRefusal(file, read);
        }
        await print(verdictOn(read, values, verdicts));
      }
      if (count === 0 && !noneIsFine) throw noRecord(file);
      return refused === 0;
    },
  };
}

/** What is said of a record: what is wrong with it, or that it is sound, or all that was asked for. */
function verdictOn<Record, Fault extends object, Told extends ReplayResult>(
  read: RecordRead<Record, Fault, Told>,
  { states, legal }: Wanted,
  verdicts: Verdicts<Record, Fault, Told>,
): object {
  const { line } = read;
  if ('fault' in read) {
    const { fault } = read;
    return {
      line,
      ok: false,
      ...('move' in fault ? { move: fault.move } : {}),
      reason: verdicts.faultText(fault),
      rule: verdicts.ruleOf(fault),
    };
  }
  const { positions, moves } = read.replayed;
  const wantsRecord = states || (legal && !verdicts.legalBesideVerdict);
  return {
    ...(wantsRecord
      ? verdicts.written(read.record, read.replayed)
      : { line, ok: true, moves: moves.length, ...verdicts.besides?.(read.record) }),
    ...(states ? { states: positions.map((position) => verdicts.snapshot(position)) } : {}),
    ...(legal ? { legal: positions.map((position) => verdicts.legalMoves(position)) } : {}),
  };
}

/** What was done, summed up over games. */
interface Habits<Told extends ReplayResult> {
  readonly add: (game: Told) => void;
  readonly told: () => object;
}

/** The command that counts what was done in games that were played to their end. */
export const habitsOf = <
  Record,
  Fault,
  Outcome,
  Told extends ReplayResult & { readonly outcome: Outcome | undefined },
>(
  { eachRecord }: Records<Record, Fault, Told>,
  { counts, begin }: { readonly counts: string; readonly begin: () => Habits<Told> },
): Command =>
  commandWithOptions({
    name: 'habits',
    syntax: '[FILE] [--out FILE]',
    summary: `Counts what was done in played games: ${counts}.`,
    options: { out: 'string' },
    takesFile: true,
    async run({ file, values }) {
      const habits = begin();
      let games = 0;
      const isSound = await eachRecord(file, ({ replayed }) => {
        if (replayed.outcome === undefined) return;
        games++;
        habits.add(replayed);
      });
      if (games === 0)
        throw new BadInput(
          `No game in ${sourceName(file)} was played to its end; records of finished games were expected.`,
        );
      const found = { games, date: new Date().toISOString().slice(0, 10), ...habits.told() };
      await print(found);
      if (values.out) writeFileSync(values.out, `${JSON.stringify(found)}\n`);
      return isSound;
    },
  });
