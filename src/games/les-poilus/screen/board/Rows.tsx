import { Flag } from 'lucide-preact';
import * as m from '#messages';
import type { Seat } from '../../engine/index.ts';
import { charmKind } from '../../words/cards.ts';
import { cardName } from '../../words/names.ts';
import { turnOf, useGame } from '../game.ts';
import { OwnHand } from '../prompts/OwnHand.tsx';
import { Hand } from './Hand.tsx';
import { Helmet } from './Helmet.tsx';
import { KindSign } from './KindSign.tsx';
import { soldierInWords } from './Soldiers.tsx';

/** All hands open, a row for each player: one person plays them all. */
export function Rows({ onLook }: { readonly onLook: (seat: Seat) => void }) {
  const { state } = useGame();
  return (
    <ul class="open-rows">
      {state.players.map((_, seat) => (
        <Row key={seat} seat={seat} onLook={() => onLook(seat)} />
      ))}
    </ul>
  );
}

function Row({ seat, onLook }: { readonly seat: Seat; readonly onLook: () => void }) {
  const game = useGame();
  const { state, soldiers, who } = game;
  const player = state.players[seat];
  const isActing = state.phase === 'action' && turnOf(state) === seat;
  const looks = [
    'open-row',
    player.in ? '' : 'open-row--out',
    state.turn === seat ? 'open-row--turn' : '',
  ];
  return (
    <li class={looks.filter(Boolean).join(' ')}>
      <button
        type="button"
        class="open-row__who"
        aria-label={soldierInWords(player, seat, game)}
        onClick={onLook}
      >
        <span class="soldier__figure">
          <Helmet />
          <span class={player.charm ? 'soldier__charm' : 'soldier__charm soldier__charm--used'}>
            <KindSign kind={charmKind(soldiers[seat])} />
          </span>
        </span>
        <span class="open-row__name">
          <b>
            {state.leader === seat && <Flag aria-hidden="true" />}
            {who(seat)}
          </b>
          <span class="open-row__knocks">{player.hardships.map(cardName).join(', ')}</span>
        </span>
      </button>
      {isActing ? (
        <OwnHand cards={player.cards ?? []} />
      ) : (
        <Hand cards={player.cards ?? []} label={m.poilus_hand_of({ who: who(seat) })} />
      )}
    </li>
  );
}
