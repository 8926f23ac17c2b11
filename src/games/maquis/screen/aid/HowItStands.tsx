import { PATROL_CARDS } from '#maquis/data/index.ts';
import { difficultyOf } from '#maquis/engine/index.ts';
import * as m from '#messages';
import { Goods } from '../Goods.tsx';
import { MoraleTrack, SoldierTrack, TurnTrack } from '../Tracks.tsx';
import type { Running } from './aid.ts';

/*
 * How things stand, at the table, in practice and on a second screen: only what the visitor does not
 * keep on the real table.
 */

/** The tracks; where they are kept on the table, the turn alone. */
export function TracksNow({ game, position, now }: Running) {
  if (game.keepers.tracks !== 'site') return <b>{m.maquis_table_turn({ turn: now.day + 1 })}</b>;
  const { losses, lastDay } = difficultyOf(position);
  return (
    <>
      <TurnTrack day={now.day} losses={losses} lastDay={lastDay} compact />
      <MoraleTrack morale={now.morale} compact />
      <SoldierTrack soldiers={now.soldiers} compact />
    </>
  );
}

/** What is in hand, and how many cards are left. */
export function HandNow({ game, now }: Pick<Running, 'game' | 'now'>) {
  const count = PATROL_CARDS.length - now.discard.length;
  return (
    <>
      {game.keepers.goods === 'site' && <Goods goods={now.hand} showNone />}
      <b>{m.maquis_table_cards_left({ count })}</b>
    </>
  );
}
