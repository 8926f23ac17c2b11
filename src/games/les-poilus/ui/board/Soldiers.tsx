import type { PlayerState, Seat } from '#games/les-poilus/engine/index.ts';
import { charmInWords, charmKind } from '#games/les-poilus/i18n/cards.ts';
import { SOLDIER_HEAD } from '#games/les-poilus/i18n/kind-signs.ts';
import { cardName, oneByOne } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { listed } from '#shared/list-text.ts';
import { useGameOnScreen } from '../game.ts';
import { KindSign } from './CardFace.tsx';

/** A poilu with the lucky charm of a seat, used or not. */
export function SoldierFigure({ seat }: { readonly seat: Seat }) {
  const { state, soldiers } = useGameOnScreen();
  const isReady = state.players[seat].charm;
  return (
    <span class="soldier__figure">
      <Helmet />
      <span class={isReady ? 'soldier__charm' : 'soldier__charm soldier__charm--used'}>
        <KindSign kind={charmKind(soldiers[seat])} />
      </span>
    </span>
  );
}

/** A poilu: helmet, and what has given the name. */
function Helmet() {
  return (
    <svg class="helmet" viewBox="-60 -60 120 130" aria-hidden="true">
      <path class="helmet__face" d={SOLDIER_HEAD.face} />
      <path d={SOLDIER_HEAD.moustache} />
      <circle cx="-13" cy="32" r="3.6" />
      <circle cx="13" cy="32" r="3.6" />
      <path d={SOLDIER_HEAD.helmet} />
    </svg>
  );
}

/** Everything that all can see of a player, in one sentence after the other. */
export function soldierInWords(
  player: PlayerState,
  seat: Seat,
  {
    state,
    soldiers,
    who,
    own,
    tiles,
  }: Pick<ReturnType<typeof useGameOnScreen>, 'state' | 'soldiers' | 'who' | 'own' | 'tiles'>,
): string {
  const hardships = listed(player.hardships.map(cardName));
  return oneByOne([
    who(seat),
    ...(own === seat ? [m.poilus_soldier_own()] : []),
    player.in ? m.poilus_soldier_in() : m.poilus_soldier_out(),
    ...(state.leader === seat ? [m.poilus_soldier_leads()] : []),
    m.poilus_soldier_hand({ count: player.hand }),
    player.charm ? charmInWords(soldiers[seat]) : m.poilus_soldier_charm_used(),
    tiles?.(seat) ?? m.poilus_soldier_tiles({ count: player.tiles }),
    m.poilus_soldier_speech({ count: player.speech }),
    ...(hardships ? [m.poilus_soldier_bears({ hardships })] : []),
  ]);
}
