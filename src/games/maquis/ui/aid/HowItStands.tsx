import { PATROL_CARDS } from '#games/maquis/data/index.ts';
import { difficultyOf } from '#games/maquis/engine/index.ts';
import { momentText } from '#games/maquis/i18n/events.ts';
import { goodsText } from '#games/maquis/i18n/in-sentences.ts';
import * as m from '#messages';
import { keyed } from '#play/ui/keys/Keys.tsx';
import { GoodsTrack, TownIcon } from '../Goods.tsx';
import { MoraleTrack, SoldierTrack, TurnTrack } from '../Tracks.tsx';
import type { ActiveSession } from './aid.ts';

/*
 * How things stand, at the table, in practice and on a second screen: only what the visitor does not
 * keep on the real table.
 */

/** The tracks; where they are kept on the table, the turn alone. */
export function TracksNow({
  game,
  position,
  now,
  onTap,
}: ActiveSession & { readonly onTap?: (() => void) | undefined }) {
  if (game.owners.tracks !== 'site') return <b>{momentText(position)}</b>;
  const { losses, lastDay } = difficultyOf(position);
  return (
    <>
      <TurnTrack day={now.day} losses={losses} lastDay={lastDay} compact onTap={onTap} />
      <MoraleTrack morale={now.morale} compact onTap={onTap} />
      <SoldierTrack soldiers={now.soldiers} compact onTap={onTap} />
      {now.lap === 2 && <b class="aid-lap">{m.maquis_lap_second()}</b>}
    </>
  );
}

interface HandProps extends Pick<ActiveSession, 'game' | 'now'> {
  /** Opens the cards; without it their number is only told. */
  readonly onCards?: () => void;
  /** Sets right what is in hand. */
  readonly onGoods?: (() => void) | undefined;
}

/** What is in hand, and how many cards are left. */
export function HandNow({ game, now, onCards, onGoods }: HandProps) {
  const count = PATROL_CARDS.length - now.discard.length;
  const left = m.maquis_table_cards_left({ count });
  const seen = (
    <>
      <span class="track__short">
        <TownIcon sign="cards" /> {count}
      </span>
      <span class="track__summary">{left}</span>
    </>
  );
  return (
    <>
      {game.owners.goods === 'site' &&
        (onGoods ? (
          <button type="button" class="aid-set" aria-haspopup="dialog" onClick={onGoods}>
            <span class="visually-hidden">
              {m.play_correct_it({ what: m.maquis_in_hand({ goods: goodsText(now.hand) }) })}
            </span>
            <span class="as-drawn" aria-hidden="true">
              <GoodsTrack goods={now.hand} showNone />
            </span>
          </button>
        ) : (
          <GoodsTrack goods={now.hand} showNone />
        ))}
      {onCards ? (
        <button
          type="button"
          class="aid-cards"
          aria-label={m.maquis_open_cards({ left })}
          aria-haspopup="dialog"
          {...keyed('cards')}
          onClick={onCards}
        >
          {seen}
        </button>
      ) : (
        <b class="aid-cards" role="img" aria-label={left}>
          {seen}
        </b>
      )}
    </>
  );
}
