import {
  CARD_SIDES,
  type CardSide,
  MAQUIS,
  type MaquisId,
  type SideId,
} from '#games/resist/data/index.ts';
import { actionOffered, type CardId, type Position } from '#games/resist/engine/index.ts';
import { ACTION_SHORT_WORDS, ACTION_TEXTS } from '#games/resist/i18n/effects.ts';
import { TAG_LETTERS, TAG_NAMES } from '#games/resist/i18n/names.ts';
import * as m from '#messages';
import { ActionSign, SignIcon } from '../drawings/Sign.tsx';
import { Value } from './Numbers.tsx';

export const maquisOf = (id: MaquisId) => {
  const maquis = MAQUIS.find((one) => one.id === id);
  if (!maquis) throw new Error(`no Maquis ${id}`);
  return maquis;
};

/** Both sides of somebody, in words. */
export function maquisInWords(id: MaquisId): string {
  const maquis = maquisOf(id);
  return m.resist_card_told({
    maquis: maquis.name,
    hidden: sideInWords(maquis.hidden),
    revealed: sideInWords(maquis.revealed),
  });
}

const sideInWords = ({ attack, tag, action }: CardSide): string =>
  tag && action
    ? m.resist_side_told({ attack, tag: TAG_NAMES[tag](), action: ACTION_TEXTS[action]() })
    : m.resist_side_told_none({ attack });

interface HandCardProps {
  readonly card: CardId;
  /** For what of it could be used now; nothing where that is not of interest. */
  readonly position?: Position | undefined;
  readonly isChosen?: boolean;
  readonly onTap?: ((maquis: MaquisId) => void) | undefined;
}

/** A card in hand, small: its name, both values, what each side does. Spies are never played. */
export function HandCard({ card, position, isChosen = false, onTap }: HandCardProps) {
  if (card === 'spy') {
    return (
      <div class="hand-card hand-card--spy">
        <span class="hand-card__name">{m.resist_spy()}</span>
        <span class="hand-card__spy">
          <SignIcon of="spy" />
          <span class="hand-card__words">{m.resist_spy_not_played()}</span>
        </span>
      </div>
    );
  }
  const maquis = maquisOf(card);
  const inside = (
    <>
      <span class="hand-card__name">{maquis.name}</span>
      {CARD_SIDES.map((side) => (
        <SmallSide key={side} maquis={card} side={side} position={position} />
      ))}
    </>
  );
  if (!onTap) {
    return (
      <div class="hand-card" role="img" aria-label={maquisInWords(card)}>
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      class="hand-card"
      data-maquis={card}
      aria-pressed={isChosen}
      onClick={() => onTap(card)}
    >
      <span class="visually-hidden">{maquisInWords(card)}</span>
      <span class="seen" aria-hidden="true">
        {inside}
      </span>
    </button>
  );
}

interface SmallSideProps {
  readonly maquis: MaquisId;
  readonly side: SideId;
  readonly position: Position | undefined;
}

function SmallSide({ maquis, side, position }: SmallSideProps) {
  const { attack, action, tag } = maquisOf(maquis)[side];
  const isLost = position && action && actionOffered(position, maquis, side).obstacle !== undefined;
  return (
    <span class={`small-side small-side--${side}`} data-lost={isLost ? '' : undefined}>
      <Value side={side} of={attack} />
      <ActionSign action={action} />
      <span class="small-side__words">
        {action ? ACTION_SHORT_WORDS[action]() : m.resist_no_action()}
      </span>
      <span class="small-side__tag" data-tag={tag}>
        {tag ? TAG_LETTERS[tag]() : '–'}
      </span>
    </span>
  );
}
