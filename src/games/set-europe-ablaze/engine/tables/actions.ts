import { ACTIONS } from '#games/set-europe-ablaze/data/actions.ts';
import { isUnknownRecord, type UnknownRecord } from '../read-state.ts';
import type { Path, Say } from './message.ts';
import { list, onlyKnown, recordAt, shortValue, textEntry, whole } from './shape.ts';
import { EFFECTS, TABLE_ASSETS } from './tables.ts';

const factsOf = (id: string) => ACTIONS.find((action) => action.id === id);
const isAsset = (asset: unknown): boolean => TABLE_ASSETS.some((known) => known === asset);

/** The chart of Actions: primary assets, check numbers, backfire (8.1.2, 8.6.5a, 8.6.7). */
function checkActions(section: unknown, say: Say, isMadeUp: boolean): void {
  const actions = recordAt(section, ['actions'], say);
  for (const [id, value] of Object.entries(actions ?? {})) {
    const at = ['actions', id];
    const facts = factsOf(id);
    if (!facts) say('T40', at, { action: id });
    const entries = recordAt(value, at, say);
    if (!entries) continue;
    onlyKnown(entries, ['primary', 'roll', 'check', 'backfire'], at, say);
    list(entries.primary, [...at, 'primary'], say).forEach((asset, nth) => {
      if (!isAsset(asset)) say('T44', [...at, 'primary', nth], { asset: shortValue(asset) });
    });
    const check = whole(entries.check, [...at, 'check'], say, [-10, 20]);
    const backfire = whole(entries.backfire, [...at, 'backfire'], say, [0, 30]);
    if (typeof entries.roll === 'boolean' && facts && entries.roll !== facts.rolled) {
      say('T41', [...at, 'roll'], { rolls: facts.rolled ? 1 : 0 });
    } else if (entries.roll !== undefined && typeof entries.roll !== 'boolean') {
      say('T08', [...at, 'roll'], { got: shortValue(entries.roll) });
    }
    if (isMadeUp || !facts) continue;
    differs(check, facts.check, [...at, 'check'], say);
    differs(backfire, facts.backfire, [...at, 'backfire'], say);
  }
}

function differs(mine: number | undefined, example: number | undefined, at: Path, say: Say): void {
  if (mine !== undefined && example !== undefined && mine !== example) {
    say('T42', at, { mine, example });
  }
}

/** The table of dice (8.6.3): half-dice, for each or for all, and at most so many. */
function checkDice(section: unknown, say: Say): void {
  const dice = recordAt(section, ['dice'], say);
  for (const [id, value] of Object.entries(dice ?? {})) {
    const at = ['dice', id];
    if (!factsOf(id)) say('T40', at, { action: id });
    for (const [part, assets] of Object.entries(recordAt(value, at, say) ?? {})) {
      if (part !== 'attack' && part !== 'defend')
        say('T43', [...at, part], { got: shortValue(part) });
      for (const [asset, entry] of Object.entries(recordAt(assets, [...at, part], say) ?? {})) {
        if (!isAsset(asset)) say('T44', [...at, part, asset], { asset });
        checkEntry(recordAt(entry, [...at, part, asset], say), [...at, part, asset], say);
      }
    }
  }
}

function checkEntry(entry: UnknownRecord | undefined, at: Path, say: Say): void {
  if (!entry) return;
  onlyKnown(entry, ['halves', 'per', 'max'], at, say);
  if (entry.halves === undefined) say('T08', [...at, 'halves'], { got: shortValue(entry) });
  whole(entry.halves, [...at, 'halves'], say, [-8, 12]);
  whole(entry.max, [...at, 'max'], say, [0, 12]);
  if (entry.per !== 'each' && entry.per !== 'all')
    say('T45', [...at, 'per'], { got: shortValue(entry.per) });
}

/** What Morale brings in dice, and what heavy sabotage brings in Morale (6.2.1, 6.2.5). */
function checkMorale(section: unknown, say: Say): void {
  const morale = recordAt(section, ['morale'], say);
  if (!morale) return;
  onlyKnown(morale, ['dice', 'bonus'], ['morale'], say);
  if (morale.dice !== undefined) {
    const dice = recordAt(morale.dice, ['morale', 'dice'], say);
    for (const [level, value] of Object.entries(dice ?? {})) {
      const at = ['morale', 'dice', level];
      if (!/^(-[12]|[012])$/.test(level)) say('T46', at, { got: shortValue(level) });
      const number = whole(value, at, say, [-2, 2]);
      if (level.startsWith('-') && number !== undefined && number !== -1)
        say('T47', at, { number });
    }
  }
  list(morale.bonus, ['morale', 'bonus'], say).forEach((value, place) => {
    const at = ['morale', 'bonus', place];
    const bonus = recordAt(value, at, say);
    if (!bonus) return;
    onlyKnown(bonus, ['from', 'by'], at, say);
    whole(bonus.from, [...at, 'from'], say, [0, 99]);
    whole(bonus.by, [...at, 'by'], say, [-4, 4]);
  });
}

/** How long the owner's own words may be. */
export const LONGEST_NOTE = 200;

/** What success brings (8.6.8): rows of differences that go up, the last one open. */
function checkResults(section: unknown, say: Say, doc: UnknownRecord): void {
  const results = recordAt(section, ['results'], say);
  for (const [id, value] of Object.entries(results ?? {})) {
    const at = ['results', id];
    if (!ACTIONS.some((action) => action.id === id)) say('T40', at, { action: id });
    const table = recordAt(value, at, say);
    if (!table) continue;
    onlyKnown(table, ['rows'], at, say);
    checkRows(list(table.rows, [...at, 'rows'], say), [...at, 'rows'], say, backfireOf(id, doc));
  }
}

/** By the owner's chart, or by the examples of the rules. */
function backfireOf(id: string, { actions }: UnknownRecord): number | undefined {
  const entered =
    isUnknownRecord(actions) && isUnknownRecord(actions[id]) ? actions[id].backfire : undefined;
  if (Number.isInteger(entered)) return Number(entered);
  return ACTIONS.find((action) => action.id === id)?.backfire;
}

function checkRows(
  rows: readonly unknown[],
  at: Path,
  say: Say,
  backfire: number | undefined,
): void {
  let before = 0;
  rows.forEach((value, place) => {
    const here = [...at, place];
    const row = recordAt(value, here, say);
    if (!row) return;
    onlyKnown(row, ['from', 'to', 'effects', 'also'], here, say);
    const from = whole(row.from, [...here, 'from'], say, [1, 60]);
    const isOpen = row.to === null;
    const to = isOpen ? undefined : whole(row.to, [...here, 'to'], say, [1, 60]);
    if (from === undefined || (to === undefined && !isOpen)) {
      if (row.from === undefined || row.to === undefined)
        say('T08', here, { got: shortValue(row) });
      return;
    }
    if (isOpen && place < rows.length - 1) say('T50', here);
    if (to !== undefined && to < from) say('T51', here, { from, to });
    if (place > 0 && from <= before) say('T52', here, { from, before });
    if (place > 0 && from > before + 1) say('T53', here, { from: before + 1, to: from - 1 });
    if (backfire !== undefined) {
      if (from <= backfire) say('T55', here, { difference: from, backfire });
      else if (place === 0 && from > backfire + 1) say('T54', here, { begins: backfire + 1, from });
    }
    before = to ?? Number.MAX_SAFE_INTEGER;
    checkEffects(row.effects, [...here, 'effects'], say);
    checkIfs(row, [from, before], here, say, backfire);
  });
}

function checkIfs(
  row: UnknownRecord,
  [from, to]: readonly [number, number],
  at: Path,
  say: Say,
  backfire: number | undefined,
): void {
  list(row.also, [...at, 'also'], say).forEach((value, place) => {
    const here = [...at, 'also', place];
    const also = recordAt(value, here, say);
    if (!also) return;
    onlyKnown(also, ['at', 'effects'], here, say);
    const difference = whole(also.at, [...here, 'at'], say, [1, 60]);
    if (also.at === undefined) say('T08', here, { got: shortValue(also) });
    if (difference !== undefined && (difference < from || difference > to)) {
      say('T56', here, { difference });
    } else if (difference !== undefined && backfire !== undefined && difference <= backfire) {
      say('T55', here, { difference, backfire });
    }
    checkEffects(also.effects, [...here, 'effects'], say);
  });
}

function checkEffects(value: unknown, at: Path, say: Say): void {
  list(value, at, say).forEach((one, place) => {
    const here = [...at, place];
    const effect = recordAt(one, here, say);
    if (!effect) return;
    onlyKnown(effect, ['do', 'n', 'side', 'what', 'text'], here, say);
    if (!EFFECTS.some((known) => known === effect.do))
      say('T57', here, { got: shortValue(effect.do) });
    whole(effect.n, [...here, 'n'], say, [-99, 99]);
    textEntry(effect.what, [...here, 'what'], say, 40);
    if (effect.side !== undefined && effect.side !== 'maquis' && effect.side !== 'german') {
      say('T08', [...here, 'side'], { got: shortValue(effect.side) });
    }
    if (typeof effect.text === 'string' && effect.text.length > LONGEST_NOTE) {
      say('T58', [...here, 'text'], { most: LONGEST_NOTE });
    } else textEntry(effect.text, [...here, 'text'], say, LONGEST_NOTE);
  });
}

/** Checks of the sections about Actions, dice, results and Morale. */
export const ACTION_CHECKS = {
  actions: (section: unknown, say: Say, { madeUp }: UnknownRecord) =>
    checkActions(section, say, madeUp === true),
  dice: checkDice,
  results: checkResults,
  morale: checkMorale,
};
