import * as m from '#messages';

/** The four Areas that the rules themselves name (5.1.1, 5.5, 9.3). */
const AREA_NAMES: Readonly<Record<string, () => string>> = {
  paris: m.ablaze_area_paris,
  'alsace-lorraine': m.ablaze_area_alsace_lorraine,
  belgium: m.ablaze_area_belgium,
  netherlands: m.ablaze_area_netherlands,
};

/** An Area as people write it, where nobody has named it: `upper-rhone` is Upper-Rhone. */
export const areaName = (id: string): string =>
  AREA_NAMES[id]?.() ?? id.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

/** The Area that a name of the rules means. */
export const areaNamed = (name: string): string | undefined =>
  Object.keys(AREA_NAMES).find((id) => areaName(id) === name);
