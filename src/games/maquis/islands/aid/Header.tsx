import { PATROL_CARDS } from '#maquis/data/index.ts';
import { difficultyOf } from '#maquis/engine/index.ts';
import * as m from '#messages';
import { Goods } from '../Goods.tsx';
import { MoraleTrack, SoldierTrack, TurnTrack } from '../Tracks.tsx';
import { useRunning } from './aid.ts';
import { dayName } from './days.ts';

/** How things stand, in a few lines: only what the visitor does not keep on the real table. */
export function Header() {
  const { game, position, now } = useRunning();
  const { tracks, goods } = game.keepers;
  const { losses, lastDay } = difficultyOf(position);
  const cardsLeft = PATROL_CARDS.length - (now.discard.length % PATROL_CARDS.length);
  const held = Object.fromEntries(Object.entries(now.hand).filter(([, count]) => count > 0));
  return (
    <header class="aid-header">
      <p class="aid-header__turn">
        <b>{m.maquis_table_turn({ turn: now.day + 1 })}</b>{' '}
        <span>{m.maquis_table_day({ day: dayName(now.day) })}</span>
        <span class="aid-header__count">
          {m.maquis_table_cards_left()} <b>{cardsLeft}</b>
        </span>
      </p>
      {tracks === 'site' && (
        <div class="aid-header__tracks">
          <TurnTrack day={now.day} losses={losses} lastDay={lastDay} compact />
          <MoraleTrack morale={now.morale} compact />
          <SoldierTrack soldiers={now.soldiers} compact />
        </div>
      )}
      {goods === 'site' && (
        <div class="aid-header__hand">
          {Object.keys(held).length > 0 ? (
            <Goods goods={held} />
          ) : (
            <span class="aid-hint">{m.maquis_table_hand_empty()}</span>
          )}
        </div>
      )}
    </header>
  );
}
