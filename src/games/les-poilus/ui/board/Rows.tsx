import { Flag } from 'lucide-preact';
import type { Seat } from '#games/les-poilus/engine/index.ts';
import { cardName } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { listed } from '#shared/list-text.ts';
import { turnOf, useGameOnScreen } from '../game.ts';
import { OwnHand } from '../prompts/Choice.tsx';
import { HandCards } from './Hand.tsx';
import { SoldierFigure, soldierInWords } from './Soldiers.tsx';

interface Props {
  /** Without it the rows are only looked at. */
  readonly onLook?: (seat: Seat) => void;
}

/** All hands open, a row for each player: one person plays them all. */
export function Rows({ onLook }: Props) {
  const { state } = useGameOnScreen();
  return (
    <ul class="open-rows">
      {state.players.map((_, seat) => (
        <Row key={seat} seat={seat} onLook={onLook && (() => onLook(seat))} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly seat: Seat;
  readonly onLook: (() => void) | undefined;
}

function Row({ seat, onLook }: RowProps) {
  const game = useGameOnScreen();
  const { state, who } = game;
  const player = state.players[seat];
  const isActing = onLook && state.phase === 'action' && turnOf(state) === seat;
  const looks = [
    'open-row',
    player.in ? '' : 'open-row--out',
    state.turn === seat ? 'open-row--turn' : '',
  ];
  const told = soldierInWords(player, seat, game);
  return (
    <li class={looks.filter(Boolean).join(' ')}>
      {onLook ? (
        <button type="button" class="open-row__who" onClick={onLook}>
          <span class="visually-hidden">{told}</span>
          <span class="open-row__seen" aria-hidden="true">
            <WhoItIs seat={seat} />
          </span>
        </button>
      ) : (
        <span class="open-row__who" role="img" aria-label={told}>
          <WhoItIs seat={seat} />
        </span>
      )}
      {isActing ? (
        <OwnHand cards={player.cards ?? []} />
      ) : (
        <HandCards cards={player.cards ?? []} label={m.poilus_hand_of({ who: who(seat) })} />
      )}
    </li>
  );
}

function WhoItIs({ seat }: { readonly seat: Seat }) {
  const { state, who } = useGameOnScreen();
  const player = state.players[seat];
  return (
    <>
      <SoldierFigure seat={seat} />
      <span class="open-row__name">
        <b>
          {state.leader === seat && <Flag aria-hidden="true" />}
          {who(seat)}
        </b>
        <span class="open-row__knocks">{listed(player.hardships.map(cardName))}</span>
      </span>
    </>
  );
}
