import * as m from '#messages';

const NAMES = [m.ablaze_side_maquis, m.ablaze_side_german] as const;

/** The sides in the order of their seats at a table of devices. */
export const seatNames = (): readonly string[] => NAMES.map((name) => name());

export const seatName = (seat: number): string => seatNames()[seat] ?? '';
