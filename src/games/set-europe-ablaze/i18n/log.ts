import * as m from '#messages';
import type { LogFault } from '../engine/log/log-state.ts';
import type { FileFault } from '../engine/log/read.ts';

const FILE_FAULTS: Readonly<Record<FileFault, () => string>> = {
  'too-large': m.ablaze_log_too_large,
  'not-json': m.ablaze_log_not_json,
  'is-tables': m.ablaze_log_is_tables,
  'not-a-log': m.ablaze_log_not_a_log,
  newer: m.ablaze_log_newer,
  'no-events': m.ablaze_log_no_events,
};

const FAULTS: Readonly<Record<LogFault['code'], (params: never) => string>> = {
  'not-an-event': m.ablaze_log_not_an_event,
  number: m.ablaze_log_number,
  by: m.ablaze_log_by,
  type: m.ablaze_log_type,
  field: m.ablaze_log_field,
  refused: m.ablaze_log_refused,
  path: m.ablaze_log_path,
  'start-first': m.ablaze_log_start_first,
  'start-twice': m.ablaze_log_start_twice,
  'undo-too-far': m.ablaze_log_undo_too_far,
  'nothing-to-redo': m.ablaze_log_nothing_to_redo,
};

/** Why a file is no game at all. */
export const fileFault = (fault: FileFault): string => FILE_FAULTS[fault]();

/** Why an event cannot follow. */
export const logSays = ({ code, params }: LogFault): string => FAULTS[code](params as never);

/** Why a game does not go on, at which event. */
export const logFault = (fault: LogFault, n: number): string =>
  m.ablaze_log_fault({ n, says: logSays(fault) });
