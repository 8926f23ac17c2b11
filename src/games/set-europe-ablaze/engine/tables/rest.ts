import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { RULED } from '#games/set-europe-ablaze/data/ruling-list.ts';
import { isUnknownRecord, type UnknownRecord } from '../read-state.ts';
import { LONGEST_NOTE } from './actions.ts';
import type { Say } from './message.ts';
import { list, onlyKnown, recordAt, shortValue, textEntry, whole } from './shape.ts';

const SIDES = ['maquis', 'german'];
const SCHEDULE = 'damage direct temporary immuneZero germanDivisor germanRounding now'.split(' ');

/** The Areas of a file, as far as they can be read. */
const areasIn = ({ areas }: UnknownRecord): readonly UnknownRecord[] =>
  Array.isArray(areas) ? areas.filter(isUnknownRecord) : [];

/** Whether a value is one of some words; whatever else it is, it is not asked for its text. */
const isOneOf = (value: unknown, words: readonly string[]): value is string =>
  typeof value === 'string' && words.includes(value);

/** The schedule of victory points (5.3.5, 9, 10.1.2). */
function checkSchedule(section: unknown, say: Say, doc: UnknownRecord): void {
  const schedule = recordAt(section, ['schedule'], say);
  if (!schedule) return;
  onlyKnown(schedule, SCHEDULE, ['schedule'], say);
  for (const entry of ['damage', 'direct', 'temporary']) {
    whole(schedule[entry], ['schedule', entry], say, [0, 99]);
  }
  if (schedule.immuneZero !== undefined) {
    const rewards = recordAt(schedule.immuneZero, ['schedule', 'immuneZero'], say);
    const areas = areasIn(doc);
    for (const [id, value] of Object.entries(rewards ?? {})) {
      const at = ['schedule', 'immuneZero', id];
      const isImmune = areas.some((area) => area.id === id && area.immune === true);
      if (areas.length > 0 && !isImmune) say('T60', at, { id });
      whole(value, at, say, [0, 99]);
    }
  }
  const divisor = whole(schedule.germanDivisor, ['schedule', 'germanDivisor'], say, [1, 99]);
  if (divisor !== undefined && divisor !== limit('german-divisor')) {
    say('T61', ['schedule', 'germanDivisor'], { divisor, rules: limit('german-divisor') });
  }
  const { germanRounding } = schedule;
  if (germanRounding !== undefined && !isOneOf(germanRounding, ['down', 'up', 'nearest'])) {
    say('T08', ['schedule', 'germanRounding'], { got: shortValue(germanRounding) });
  }
  list(schedule.now, ['schedule', 'now'], say).forEach((value, place) => {
    const at = ['schedule', 'now', place];
    const award = recordAt(value, at, say);
    if (!award) return;
    onlyKnown(award, ['what', 'side', 'vp'], at, say);
    textEntry(award.what, [...at, 'what'], say, 60);
    if (award.side !== undefined && !isOneOf(award.side, SIDES)) {
      say('T08', [...at, 'side'], { got: shortValue(award.side) });
    }
    whole(award.vp, [...at, 'vp'], say, [0, 99]);
  });
}

const BOXES = ['area', 'ready', 'arriving', 'germany', 'stalag'];
const KINDS =
  'strength network networks team jed og sas cache caches hero security vichySecurity detachment abwehr gestapo rsha labor'.split(
    ' ',
  );

/** Where what arrives is put (3.1.3). */
function checkPlacement(section: unknown, say: Say): void {
  for (const [kind, value] of Object.entries(recordAt(section, ['placement'], say) ?? {})) {
    const at = ['placement', kind];
    if (!KINDS.includes(kind)) say('T31', at, { kind });
    list(value, at, say).forEach((box, nth) => {
      if (!isOneOf(box, BOXES)) say('T08', [...at, nth], { got: shortValue(box) });
    });
  }
}

/** How many counters there are of a kind; all together no more than the game has (2.4). */
function checkCounters(section: unknown, say: Say): void {
  let sum = 0;
  for (const [kind, value] of Object.entries(recordAt(section, ['counters'], say) ?? {})) {
    if (!KINDS.includes(kind)) say('T31', ['counters', kind], { kind });
    sum += whole(value, ['counters', kind], say, [0, limit('counters')]) ?? 0;
  }
  if (sum > limit('counters')) say('T62', ['counters'], { sum, most: limit('counters') });
}

const CARD_KINDS = ['event', 'special', 'counter-espionage'];

/** The owner's cards: numbers and points, and his own words about them (4.1). */
function checkCards(section: unknown, say: Say): void {
  const cards = recordAt(section, ['cards'], say);
  if (!cards) return;
  onlyKnown(cards, SIDES, ['cards'], say);
  for (const side of SIDES) {
    const met = new Set<unknown>();
    list(cards[side], ['cards', side], say).forEach((value, place) => {
      const at = ['cards', side, place];
      const card = recordAt(value, at, say);
      if (!card) return;
      onlyKnown(card, ['no', 'kind', 'ap', 'spades', 'fromTurn', 'note'], at, say);
      const isNumber = Number.isInteger(card.no) && Number(card.no) >= 1 && Number(card.no) <= 24;
      if (!isNumber || met.has(card.no)) say('T70', [...at, 'no'], { got: shortValue(card.no) });
      met.add(card.no);
      if (card.kind !== undefined && !isOneOf(card.kind, CARD_KINDS)) {
        say('T72', [...at, 'kind'], { got: shortValue(card.kind) });
      }
      const ap = whole(card.ap, [...at, 'ap'], say, [0, limit('action-points')]);
      const spades = whole(card.spades, [...at, 'spades'], say, [0, 2]);
      const isOdd = (ap !== undefined && ap !== 0) || (spades !== undefined && spades !== 2);
      if (card.kind === 'special' && isOdd) say('T71', at, { no: shortValue(card.no) });
      whole(card.fromTurn, [...at, 'fromTurn'], say, [1, limit('turns')]);
      if (typeof card.note === 'string' && card.note.length > LONGEST_NOTE) {
        say('T73', [...at, 'note'], { most: LONGEST_NOTE });
      } else textEntry(card.note, [...at, 'note'], say, LONGEST_NOTE);
    });
  }
}

/** What the owner's booklet says of the beginning (11). */
function checkSetup(section: unknown, say: Say, doc: UnknownRecord): void {
  const setup = recordAt(section, ['setup'], say);
  if (!setup) return;
  onlyKnown(setup, ['vp', 'morale', 'maquis'], ['setup'], say);
  if (setup.vp !== undefined) {
    const vp = recordAt(setup.vp, ['setup', 'vp'], say);
    if (vp) onlyKnown(vp, SIDES, ['setup', 'vp'], say);
    for (const side of SIDES) {
      whole(vp?.[side], ['setup', 'vp', side], say, [0, limit('victory-points')]);
    }
  }
  const range = [limit('morale-least'), limit('morale-most')] as const;
  whole(setup.morale, ['setup', 'morale'], say, range);
  const areas = areasIn(doc);
  list(setup.maquis, ['setup', 'maquis'], say).forEach((value, place) => {
    const at = ['setup', 'maquis', place];
    for (const [kind, number] of Object.entries(recordAt(value, at, say) ?? {})) {
      if (kind !== 'area') {
        if (!KINDS.includes(kind)) say('T31', [...at, kind], { kind });
        whole(number, [...at, kind], say, [0, 20]);
      } else if (areas.length > 0 && areas.every(({ id }) => id !== number)) {
        say('T09', [...at, 'area'], { id: shortValue(number) });
      }
    }
  });
}

/** The choices of a group where the rules are silent, by the ruling. */
function checkRulings(section: unknown, say: Say): void {
  for (const [id, choice] of Object.entries(recordAt(section, ['rulings'], say) ?? {})) {
    const at = ['rulings', id];
    const padded = id.replace(/^([CN])(\d)$/, '$10$2');
    if (!RULED.some((ruling) => ruling.id === padded)) say('T04', at);
    textEntry(choice, at, say, 40);
  }
}

/** Checks of the other sections. */
export const OTHER_CHECKS = {
  schedule: checkSchedule,
  placement: checkPlacement,
  counters: checkCounters,
  cards: checkCards,
  setup: checkSetup,
  rulings: checkRulings,
};
