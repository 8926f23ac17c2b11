import { GAME, THREAT_KINDS, type ThreatKind } from '#games/les-poilus/data/index.ts';
import type { PlayerState, Snapshot } from '#games/les-poilus/engine/index.ts';
import { hasTrap, isHardshipId } from '#games/les-poilus/i18n/cards.ts';
import { HARDSHIP_EFFECTS, KIND_NAMES } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { inARow, sentences } from '#shared/list-text.ts';
import { burdenOf, effectOf } from '../effect.ts';
import { turnOf } from '../game.ts';

/** Whether one hardship more would lose the game at the end of this mission. */
const wouldBreak = (player: PlayerState, card: string): boolean =>
  isHardshipId(card) &&
  card !== 'merry-christmas' &&
  burdenOf({ hardships: [...player.hardships, card] }) >= GAME.hardshipsLose;

/**
 * What an action will come to, as far as the table tells: "Rain 2, Whistle 1".
 *
 * @param traps whether traps go off in this game
 */
export function outlookOf(
  state: Snapshot,
  move: string,
  traps = true,
): { text: string; isGrave: boolean } {
  const [word, card = ''] = move.split(':');
  const { change, fails } = effectOf(state, move);
  const player = state.players[turnOf(state)];
  if (fails.length > 0) {
    const kinds = inARow(fails.map((kind) => KIND_NAMES[kind]()));
    return { text: m.poilus_outlook_fails({ kinds }), isGrave: true };
  }
  if (word === 'play' && wouldBreak(player, card)) {
    return { text: m.poilus_outlook_breaks({ count: GAME.hardshipsLose }), isGrave: true };
  }
  if (word === 'play' && isHardshipId(card)) {
    const count = burdenOf({ hardships: [...player.hardships, card] });
    const isBorne = card !== 'merry-christmas';
    const text = HARDSHIP_EFFECTS[card]();
    return {
      text: isBorne
        ? m.poilus_outlook_bears({ effect: text, count, most: GAME.hardshipsLose })
        : text,
      isGrave: false,
    };
  }
  const counts = inARow(
    THREAT_KINDS.filter((kind) => change[kind]).map((kind) =>
      m.poilus_outlook_count({
        kind: KIND_NAMES[kind](),
        count: Math.max(0, state.active[kind] + (change[kind] ?? 0)),
      }),
    ),
  );
  if (word === 'intensity') {
    const isFrenetic = state.players.some(({ hardships }) => hardships.includes('frenetic'));
    const drawn = Number(card) * state.players.length + (isFrenetic ? GAME.freneticDeal : 0);
    const dealt = Math.min(state.trials, drawn);
    const left = state.trials - dealt;
    return { text: m.poilus_intensity_outlook({ dealt, left }), isGrave: false };
  }
  if (word === 'fall-back') {
    const text =
      player.hand === 0
        ? m.poilus_outlook_leave()
        : m.poilus_outlook_leave_with({ count: player.hand });
    const isClumsy = player.hardships.includes('clumsy') && state.trials > 0;
    const clumsy = isClumsy ? [HARDSHIP_EFFECTS.clumsy()] : [];
    return { text: sentences([text, ...clumsy, ...(counts ? [counts] : [])]), isGrave: false };
  }
  if (word === 'speech') {
    return {
      text: m.poilus_outlook_speech({ kind: KIND_NAMES[card as ThreatKind]() }),
      isGrave: false,
    };
  }
  // Once the Trials are used up a trap turns up nothing.
  const isTrap = word === 'play' && hasTrap(card) && traps && state.trials > 0;
  return { text: isTrap ? m.poilus_outlook_trap({ counts }) : counts, isGrave: false };
}
