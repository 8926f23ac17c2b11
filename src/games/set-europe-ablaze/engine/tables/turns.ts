import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import type { UnknownRecord } from '../read-state.ts';
import type { Path, Say } from './message.ts';
import { flag, list, onlyKnown, recordAt, shortValue, textEntry, whole } from './shape.ts';
import { ARRIVALS } from './tables.ts';

const isTurn = (turn: unknown): turn is number =>
  Number.isInteger(turn) && Number(turn) >= 1 && Number(turn) <= limit('turns');

const TURN_ENTRIES = 'turn label arrivals morale prices optionalCaches mobilization'.split(' ');

/** The track of turns: arrivals, awards, prices (3.1.3, 6.1.5b, 6.4.7, 7.4.1). */
function checkTurns(section: unknown, say: Say): void {
  const met = new Set<unknown>();
  list(section, ['turns'], say).forEach((value, place) => {
    const at = ['turns', place];
    const turn = recordAt(value, at, say);
    if (!turn) return;
    onlyKnown(turn, TURN_ENTRIES, at, say);
    if (!isTurn(turn.turn) || met.has(turn.turn))
      say('T30', [...at, 'turn'], { got: shortValue(turn.turn) });
    met.add(turn.turn);
    textEntry(turn.label, [...at, 'label'], say, 30);
    whole(turn.morale, [...at, 'morale'], say, [-4, 4]);
    flag(turn.mobilization, [...at, 'mobilization'], say);
    checkArrivals(turn.arrivals, [...at, 'arrivals'], say);
    checkPrices(turn, at, say);
  });
}

function checkArrivals(value: unknown, at: Path, say: Say): void {
  const arrivals = value === undefined ? undefined : recordAt(value, at, say);
  for (const [kind, number] of Object.entries(arrivals ?? {})) {
    if (!ARRIVALS.some((known) => known === kind)) say('T31', [...at, kind], { kind });
    whole(number, [...at, kind], say, [0, 20]);
  }
}

function checkPrices(turn: UnknownRecord, at: Path, say: Say): void {
  if (turn.prices !== undefined) {
    const prices = recordAt(turn.prices, [...at, 'prices'], say);
    if (prices) onlyKnown(prices, ['strength', 'networks'], [...at, 'prices'], say);
    for (const what of ['strength', 'networks']) {
      whole(prices?.[what], [...at, 'prices', what], say, [0, 99]);
    }
  }
  if (turn.optionalCaches === undefined) return;
  const here = [...at, 'optionalCaches'];
  const caches = recordAt(turn.optionalCaches, here, say);
  if (!caches) return;
  onlyKnown(caches, ['price', 'faces', 'gain'], here, say);
  whole(caches.price, [...here, 'price'], say, [0, 99]);
  whole(caches.gain, [...here, 'gain'], say, [0, 9]);
  const faces = list(caches.faces, [...here, 'faces'], say);
  const isFace = (face: unknown) =>
    Number.isInteger(face) && Number(face) >= 1 && Number(face) <= 6;
  if (!faces.every(isFace) || new Set(faces).size < faces.length) {
    say('T32', [...here, 'faces'], { got: shortValue(faces) });
  }
}

/** The tables on which the Maquis recruit: six results by turns. */
function checkRecruitment(section: unknown, say: Say): void {
  const recruitment = recordAt(section, ['recruitment'], say);
  if (!recruitment) return;
  onlyKnown(recruitment, ['strength', 'networks'], ['recruitment'], say);
  for (const kind of ['strength', 'networks']) {
    if (recruitment[kind] === undefined) continue;
    const at = ['recruitment', kind];
    const table = recordAt(recruitment[kind], at, say);
    if (!table) continue;
    onlyKnown(table, ['columns'], at, say);
    const met = new Set<unknown>();
    list(table.columns, [...at, 'columns'], say).forEach((value, place) => {
      checkColumn(value, [...at, 'columns', place], say, met);
    });
  }
}

function checkColumn(value: unknown, at: Path, say: Say, met: Set<unknown>): void {
  const column = recordAt(value, at, say);
  if (!column) return;
  onlyKnown(column, ['turns', 'results'], at, say);
  list(column.turns, [...at, 'turns'], say).forEach((turn) => {
    if (!isTurn(turn)) say('T30', [...at, 'turns'], { got: shortValue(turn) });
    else if (met.has(turn)) say('T34', [...at, 'turns'], { turn });
    met.add(turn);
  });
  const results = list(column.results, [...at, 'results'], say);
  if (results.length !== 6) say('T33', [...at, 'results'], { there: results.length });
  results.forEach((result, nth) => {
    whole(result, [...at, 'results', nth], say, [0, 9]);
  });
}

/** The German table (7.4.3): a column a price, rows for a die of −1 to 6. */
function checkMobilization(section: unknown, say: Say): void {
  const table = recordAt(section, ['mobilization'], say);
  if (!table) return;
  onlyKnown(table, ['columns'], ['mobilization'], say);
  list(table.columns, ['mobilization', 'columns'], say).forEach((value, place) => {
    const at = ['mobilization', 'columns', place];
    const column = recordAt(value, at, say);
    if (!column) return;
    onlyKnown(column, ['price', 'results'], at, say);
    whole(column.price, [...at, 'price'], say, [0, 99]);
    const met = new Set<unknown>();
    list(column.results, [...at, 'results'], say).forEach((result, nth) => {
      const here = [...at, 'results', nth];
      const row = recordAt(result, here, say);
      if (!row) return;
      const { die } = row;
      const isRow = Number.isInteger(die) && Number(die) >= -1 && Number(die) <= 6;
      if (!isRow || met.has(die)) say('T35', [...here, 'die'], { got: shortValue(die) });
      met.add(die);
      onlyKnown(row, ['die', 'security', 'labor'], here, say);
      for (const kind of ['security', 'labor']) whole(row[kind], [...here, kind], say, [0, 9]);
    });
  });
}

/** Checks of the sections that go by turns. */
export const TURN_CHECKS = {
  turns: checkTurns,
  recruitment: checkRecruitment,
  mobilization: checkMobilization,
};
