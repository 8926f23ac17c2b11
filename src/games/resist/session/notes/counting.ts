import {
  ACTIONS,
  type ActionId,
  MAQUIS,
  type MaquisId,
  type Tag,
} from '#games/resist/data/index.ts';
import { type Notes, peopleAt } from './notes.ts';

/*
 * Actions whose effect lasts until the strike and is counted there. All others are done with the cards
 * themselves, and told as what became of them.
 */
const LASTING: ReadonlySet<string> = new Set([
  'count',
  'weaken',
  'ignore-mission',
  'halve-mission',
]);

const lasts = (action: ActionId | undefined): boolean =>
  ACTIONS.some(({ id, effect }) => id === action && LASTING.has(effect.does));

/** The side on which somebody is in play. */
export const sideInPlay = ({ at }: Notes, id: MaquisId) => {
  const spot = at[id];
  const maquis = MAQUIS.find((one) => one.id === id);
  return spot === 'hidden' || spot === 'revealed' ? maquis?.[spot] : undefined;
};

/** Whom somebody copies who copies hidden actions: another hidden one whose action lasts. */
const copied = (notes: Notes, copier: MaquisId): MaquisId | undefined =>
  peopleAt(notes, 'hidden').find((id) => id !== copier && lasts(sideInPlay(notes, id)?.action));

/**
 * The lasting action that somebody in play has, or copies, to be counted at the strike; nothing where
 * there is none.
 */
export function actionInPlay(notes: Notes, id: MaquisId): ActionId | undefined {
  const action = sideInPlay(notes, id)?.action;
  if (action !== 'copy') return lasts(action) ? action : undefined;
  const model = copied(notes, id);
  return model && sideInPlay(notes, model)?.action;
}

/** The tag of the action that counts for somebody in play: their own, or that of the one copied. */
function tagInPlay(notes: Notes, id: MaquisId): Tag | undefined {
  const side = sideInPlay(notes, id);
  const model = side?.action === 'copy' ? copied(notes, id) : undefined;
  return (model ? sideInPlay(notes, model) : side)?.tag;
}

/**
 * Whether somebody's action may be used now (resist.action-phase): as they are played, or, in the lenient
 * reading, later in the ATTACK.
 */
export function mayAct(notes: Notes, id: MaquisId): boolean {
  const tag = tagInPlay(notes, id);
  if (!tag || !actionInPlay(notes, id)) return false;
  if (notes.phase === 'plan') return tag.includes('PLAN');
  const mayWait = notes.reading === 'lenient' && tag === 'ATTACK';
  return notes.planned.includes(id) ? mayWait : tag.includes('ATTACK');
}

/** resist.mission-actions: whether the Mission chosen this round has no effect. */
export const isMissionIgnored = (notes: Notes): boolean =>
  notes.acted.some((id) => actionInPlay(notes, id) === 'ignore-mission');
