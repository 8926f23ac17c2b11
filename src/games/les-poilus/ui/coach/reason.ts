import { GAME, type SupportTileId, type ThreatKind } from '#games/les-poilus/data/index.ts';
import type { PlayerState, Snapshot } from '#games/les-poilus/engine/index.ts';
import { KIND_NAMES, type Who } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { burdenOf, receiverOf } from '../effect.ts';
import { turnOf } from '../game.ts';
import { outlookOf } from '../prompts/outlook.ts';

/**
 * What on the table speaks about a move that the coach names, whatever is asked.
 *
 * @param traps whether traps go off in this game
 */
export function reasonFor(state: Snapshot, move: string, who: Who, traps = true): string {
  const [word, ...parts] = move.split(':');
  const seat = turnOf(state);
  const player = state.players[seat];
  if (!player) return '';
  switch (word) {
    case 'place': {
      const to = receiverOf(state, seat, parts[0] as SupportTileId);
      const receiver = state.players[to];
      return receiver ? borne(receiver, to, who) : '';
    }
    case 'speech': {
      const kind = parts[0] as ThreatKind;
      const count = state.active[kind];
      return m.poilus_reason_speech({ kind: KIND_NAMES[kind](), count, left: player.speech - 1 });
    }
    case 'discard':
      return m.poilus_reason_discard({ count: player.hand - 1 });
    case 'keep':
      return m.poilus_reason_keep({ count: player.hand });
    case 'heal':
      return borne(without(player, parts[0]), seat, who);
    case 'cure': {
      const to = Number(parts[0]);
      const cured = state.players[to];
      return cured ? borne(without(cured, parts[1]), to, who) : '';
    }
    case 'charm-back':
      return m.poilus_reason_charm_back();
    case 'done':
      return borne(player, seat, who);
    default:
      return outlookOf(state, move, traps).text;
  }
}

type Borne = Pick<PlayerState, 'hardships'>;

const without = ({ hardships }: Borne, gone: string | undefined): Borne => ({
  hardships: hardships.filter((card) => card !== gone),
});

/** How near a player is to losing the game for all. */
const borne = (player: Borne, seat: number, who: Who): string =>
  m.poilus_reason_hardships({ who: who(seat), count: burdenOf(player), most: GAME.hardshipsLose });
