import type { FormFault } from '#play/records/reading.ts';
import type { ReplayFault } from '#play/rules/apply-move.ts';
import { eitherOf } from '#shared/list-text.ts';
import { nearest } from '#shared/nearest.ts';
import { type PositionOf, type ReplayResult, recordsOf, type Verdicts } from './records.ts';

/* Why a text is no record of a game, in plain English, as far as that is the same in every game. */

/** How what is not there at all is shown: a value, or an outcome. */
const ABSENT = 'nothing';

/** What a game says of the values in its records. */
interface RecordValues {
  /** The words that can stand at a place; nothing where something else stands there. */
  readonly idsAt: (at: string) => readonly string[] | undefined;
  /**
   * What stands at any other place.
   *
   * @param most " of at most 12", where that limit was passed
   */
  readonly expectedAt: (at: string, most: string) => string;
}

/** Why a text has not the form of a record. */
export function formFaultText(fault: FormFault, { idsAt, expectedAt }: RecordValues): string {
  if (fault.code === 'not-json') return 'This is not JSON; a record is one JSON object.';
  if (fault.code === 'not-an-object') {
    return 'This is JSON, but no object; a record is one JSON object.';
  }
  const { at, found, expected } = fault;
  const most = expected.startsWith('<=') ? ` of at most ${expected.slice(2)}` : '';
  const ids = idsAt(at);
  const right = ids ? eitherOf(ids) : expectedAt(at, most);
  if (found === ABSENT) return `The record has no ${at}; it should be ${right}.`;
  const suggestion = ids && nearest(found.replaceAll('"', ''), ids);
  return suggestion
    ? `In the record, ${at} is ${found}; did you mean “${suggestion}”?`
    : `In the record, ${at} is ${found}; it should be ${right}.`;
}

/** What is said of a record of another game, or of another version or ruleset. */
export const foreignText = (at: string, found: string, right: string): string =>
  found === ABSENT
    ? `The record has no ${at}; it should be ${right}.`
    : `The ${at} of the record is ${found}; it should be ${right}.`;

/** Why a record claims another outcome than its moves come to. */
export function outcomeFaultText({ claimed, real, move }: OutcomeFault): string {
  if (real === ABSENT) {
    return `After move ${move} the game is still running, but the record has the outcome “${claimed}”; leave it out.`;
  }
  return claimed === ABSENT
    ? `After move ${move} the game is over with “${real}”, but the record has no outcome; add it.`
    : `After move ${move} the game is over with “${real}”, but the record says “${claimed}”.`;
}

type OutcomeFault = Extract<ReplayFault<never, never>, { readonly code: 'outcome-differs' }>;

/** A record played through, and what the game really came to; nothing while it runs. */
interface ReplayedGame<Outcome> extends ReplayResult {
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
