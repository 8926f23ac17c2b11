import * as m from '#messages';
import type { TableMessage } from '../engine/tables/message.ts';
import { SECTIONS, type Section } from '../engine/tables/tables.ts';
import { ACTION_NAMES } from './names.ts';

type Params = TableMessage['params'];
type Said = (params: never) => string;

/** The sections as the editor names them. */
export const SECTION_NAMES: Readonly<Record<Section, () => string>> = {
  areas: m.ablaze_section_areas,
  turns: m.ablaze_section_turns,
  actions: m.ablaze_section_actions,
  dice: m.ablaze_section_dice,
  results: m.ablaze_section_results,
  schedule: m.ablaze_section_schedule,
  morale: m.ablaze_section_morale,
  recruitment: m.ablaze_section_recruitment,
  mobilization: m.ablaze_section_mobilization,
  placement: m.ablaze_section_placement,
  counters: m.ablaze_section_counters,
  cards: m.ablaze_section_cards,
  setup: m.ablaze_section_setup,
  rulings: m.ablaze_section_rulings,
};

const SAID: Readonly<Record<TableMessage['code'], Said>> = {
  T01: m.ablaze_tables_t01,
  T02: ({ game }: Params) => (game ? m.ablaze_tables_t02_game() : m.ablaze_tables_t02()),
  T03: m.ablaze_tables_t03,
  T04: m.ablaze_tables_t04,
  T05: m.ablaze_tables_t05,
  T06: m.ablaze_tables_t06,
  T07: m.ablaze_tables_t07,
  T08: m.ablaze_tables_t08,
  T09: m.ablaze_tables_t09,
  T10: m.ablaze_tables_t10,
  T11: m.ablaze_tables_t11,
  T12: m.ablaze_tables_t12,
  T13: m.ablaze_tables_t13,
  T14: m.ablaze_tables_t14,
  T15: m.ablaze_tables_t15,
  T16: m.ablaze_tables_t16,
  T17: m.ablaze_tables_t17,
  T18: m.ablaze_tables_t18,
  T19: m.ablaze_tables_t19,
  T20: m.ablaze_tables_t20,
  T21: m.ablaze_tables_t21,
  T22: m.ablaze_tables_t22,
  T23: m.ablaze_tables_t23,
  T24: m.ablaze_tables_t24,
  T30: m.ablaze_tables_t30,
  T31: m.ablaze_tables_t31,
  T32: m.ablaze_tables_t32,
  T33: m.ablaze_tables_t33,
  T34: m.ablaze_tables_t34,
  T35: m.ablaze_tables_t35,
  T40: m.ablaze_tables_t40,
  T41: ({ rolls }: Params) => (rolls ? m.ablaze_tables_t41() : m.ablaze_tables_t41_not()),
  T42: m.ablaze_tables_t42,
  T43: m.ablaze_tables_t43,
  T44: m.ablaze_tables_t44,
  T45: m.ablaze_tables_t45,
  T46: m.ablaze_tables_t46,
  T47: m.ablaze_tables_t47,
  T50: m.ablaze_tables_t50,
  T51: m.ablaze_tables_t51,
  T52: m.ablaze_tables_t52,
  T53: m.ablaze_tables_t53,
  T54: m.ablaze_tables_t54,
  T55: m.ablaze_tables_t55,
  T56: m.ablaze_tables_t56,
  T57: m.ablaze_tables_t57,
  T58: m.ablaze_tables_t58,
  T60: m.ablaze_tables_t60,
  T61: m.ablaze_tables_t61,
  T62: m.ablaze_tables_t62,
  T70: m.ablaze_tables_t70,
  T71: m.ablaze_tables_t71,
  T72: m.ablaze_tables_t72,
  T73: m.ablaze_tables_t73,
};

/** What a message says, without its place. */
export const tableMessage = ({ code, params }: TableMessage): string => SAID[code](params as never);

const isSection = (name: unknown): name is Section => SECTIONS.some((section) => section === name);

/** A place in a file as the editor shows it, such as “Results, Sabotage, row 2”. */
export function messagePlace({ at }: Pick<TableMessage, 'at'>): string {
  const parts = at
    .filter((part) => !['rows', 'columns'].includes(String(part)))
    .map((part) => {
      if (typeof part === 'number') return m.ablaze_tables_row({ row: part + 1 });
      if (isSection(part)) return SECTION_NAMES[part]();
      return Object.hasOwn(ACTION_NAMES, part)
        ? ACTION_NAMES[part as keyof typeof ACTION_NAMES]()
        : part;
    });
  return parts.join(m.ablaze_tables_joint());
}

/** A message with its place. */
export function tableSentence(message: TableMessage): string {
  const says = tableMessage(message);
  const place = messagePlace(message);
  return place === '' ? says : m.ablaze_tables_place({ place, says });
}
