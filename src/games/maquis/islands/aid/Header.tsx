import { PATROL_CARDS } from '#maquis/data/index.ts';
import { difficultyOf } from '#maquis/engine/index.ts';
import * as m from '#messages';
import { Goods } from '../Goods.tsx';
import { redrawnOnChange } from '../redrawn-on-change.ts';
import { MoraleTrack, SoldierTrack, TurnTrack } from '../Tracks.tsx';
import { useRunning } from './aid.ts';

/** How things stand, in two lines: only what the visitor does not keep on the real table. */
export const Header = redrawnOnChange(function Header() {
  const { game, position, now } = useRunning();
  const { tracks, goods } = game.keepers;
  const { losses, lastDay } = difficultyOf(position);
  const cardsLeft = PATROL_CARDS.length - now.discard.length;
  return (
    <header class="aid-header">
      {tracks === 'site' ? (
        <>
          <TurnTrack day={now.day} losses={losses} lastDay={lastDay} compact />
          <MoraleTrack morale={now.morale} compact />
          <SoldierTrack soldiers={now.soldiers} compact />
        </>
      ) : (
        <b>{m.maquis_table_turn({ turn: now.day + 1 })}</b>
      )}
      <span class="aid-header__rest">
        {goods === 'site' && <Goods goods={now.hand} showNone />}
        <b>{m.maquis_table_cards_left({ count: cardsLeft })}</b>
      </span>
    </header>
  );
});
