import { Flag, MessageSquare } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { GAME } from '#games/les-poilus/data/index.ts';
import type { PlayerState, Seat } from '#games/les-poilus/engine/index.ts';
import { kindsOn } from '#games/les-poilus/i18n/cards.ts';
import { cardName } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { burdenOf, effectOf, NO_EFFECT } from '../effect.ts';
import { useGameOnScreen } from '../game.ts';
import { KindSign } from './CardFace.tsx';
import { Rows } from './Rows.tsx';
import { SoldierSheet } from './SoldierSheet.tsx';
import { SoldierFigure, soldierInWords } from './Soldiers.tsx';
import { Decks, Land } from './Table.tsx';
import { Threats } from './Threats.tsx';

interface Props {
  readonly player: PlayerState;
  readonly seat: Seat;
  readonly onLook: () => void;
}

/** The table: decks, soldiers, active threats, no man's land. It shows what a choice will do. */
export function PoilusBoard({ withHands = false }: { readonly withHands?: boolean }) {
  const { state, choice, legal, who, look } = useGameOnScreen();
  const [looked, setLooked] = useState<Seat>();
  const onLook = looked === undefined ? undefined : look?.(looked);
  const effect = choice && legal.includes(choice) ? effectOf(state, choice) : NO_EFFECT;
  return (
    <div class={withHands ? 'poilus-board poilus-board--open' : 'poilus-board'}>
      <Decks />
      {!withHands && <Soldiers onLook={setLooked} />}
      <Threats effect={effect} />
      <Land />
      {withHands && <Rows onLook={setLooked} />}
      {looked !== undefined && (
        <SoldierSheet seat={looked} onClose={() => setLooked(undefined)}>
          {onLook && hasSecrets(state.players[looked]) && (
            <button
              type="button"
              class="aid-secondary"
              onClick={() => {
                setLooked(undefined);
                onLook();
              }}
            >
              {m.poilus_look_own({ who: who(looked) })}
            </button>
          )}
        </SoldierSheet>
      )}
    </div>
  );
}

/** Everybody at the table in the order of play: in or out, charm, hand, tiles, hardships. */
function Soldiers({ onLook }: { readonly onLook: (seat: Seat) => void }) {
  const { state } = useGameOnScreen();
  return (
    <ul class="soldiers" style={{ '--seats': state.players.length }}>
      {state.players.map((player, seat) => (
        <li key={seat}>
          <Soldier player={player} seat={seat} onLook={() => onLook(seat)} />
        </li>
      ))}
    </ul>
  );
}

function Soldier({ player, seat, onLook }: Props) {
  const { state, who, own } = useGameOnScreen();
  const isTurn = state.turn === seat;
  const looks = [
    'soldier',
    player.in ? '' : 'soldier--out',
    isTurn ? 'soldier--turn' : '',
    burdenOf(player) >= GAME.hardshipsLose - 1 ? 'soldier--near' : '',
  ];
  return (
    <button
      type="button"
      class={looks.filter(Boolean).join(' ')}
      aria-label={soldierInWords(player, seat, useGameOnScreen())}
      onClick={onLook}
    >
      <span class="soldier__name">
        {state.leader === seat && <Flag aria-hidden="true" />}
        <span>{who(seat)}</span>
        {own === seat && <b class="soldier__own">{m.poilus_soldier_own()}</b>}
      </span>
      <span class="soldier__row">
        <SoldierFigure seat={seat} />
        <span class="soldier__hand">
          <span class="soldier__card" />
          {player.hand}
        </span>
        {player.speech > 0 && (
          <span class="soldier__speech">
            <MessageSquare aria-hidden="true" />
            {player.speech > 1 && player.speech}
          </span>
        )}
      </span>
      <span class="soldier__knocks">
        {player.hardships.map((card) => (
          <span class="knock" key={card}>
            {kindsOn(card).map((kind) => (
              <KindSign kind={kind} key={kind} />
            ))}
            <span>{cardName(card)}</span>
          </span>
        ))}
      </span>
    </button>
  );
}

/** Whether there is something that its owner alone may see. */
const hasSecrets = ({ hand, tiles }: PlayerState): boolean => hand + tiles > 0;
