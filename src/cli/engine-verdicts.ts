import { type PositionOf, type Replayed, recordsOf } from './records.ts';
import type { Verdicts } from './referee.ts';

/** A record played through, and what the game really came to; nothing while it runs. */
interface ReplayedGame<Outcome> extends Replayed {
  readonly outcome: Outcome | undefined;
}

/** As much of a game's engine as tells what came of a record. */
interface RecordEngine<Record extends object, Fault, Outcome, Told extends ReplayedGame<Outcome>> {
  readonly parseRecord: (text: string) => { readonly record: Record } | { readonly fault: Fault };
  readonly replay: (record: Record) => { readonly replayed: Told } | { readonly fault: Fault };
  readonly snapshotOf: (position: PositionOf<Told>) => object;
  readonly legalMoves: (position: PositionOf<Told>) => readonly Told['moves'][number][];
  readonly moveText: (move: Told['moves'][number]) => string;
  readonly makeRecord: (record: Record, moves: Told['moves'], outcome?: Outcome) => Record;
}

/** What the referee tells of the records of a game whose engine makes and reads them. */
export const verdictsOf = <
  Record extends object,
  Fault,
  Outcome,
  Told extends ReplayedGame<Outcome>,
>(
  engine: RecordEngine<Record, Fault, Outcome, Told>,
  { faultText, ruleOf }: Pick<Verdicts<Record, Fault, Told>, 'faultText' | 'ruleOf'>,
): Verdicts<Record, Fault, Told> => ({
  records: recordsOf({ parse: engine.parseRecord, replay: engine.replay, faultText }),
  faultText,
  ruleOf,
  snapshot: engine.snapshotOf,
  legalMoves: (position) => engine.legalMoves(position).map(engine.moveText),
  written: (record, { moves, outcome }) => engine.makeRecord(record, moves, outcome),
});
