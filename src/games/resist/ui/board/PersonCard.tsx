import {
  CARD_SIDES,
  type CardSide,
  MAQUIS,
  type MaquisId,
  type SideId,
} from '#games/resist/data/index.ts';
import {
  actionOffered,
  type CardId,
  type Position,
  resistRules,
} from '#games/resist/engine/index.ts';
import { ACTION_SHORT_WORDS, ACTION_TEXTS } from '#games/resist/i18n/effects.ts';
import { LACKS } from '#games/resist/i18n/moments.ts';
import { CARD_SIDE_NAMES, TAG_LETTERS, TAG_NAMES } from '#games/resist/i18n/names.ts';
import { reasonText } from '#games/resist/i18n/reasons.ts';
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

interface FullCardProps {
  readonly maquis: MaquisId;
  /** Where it could be played now; left out where the card is only read. */
  readonly play?: {
    readonly position: Position;
    readonly onPlay: (side: SideId) => void;
  };
}

/** A card read in full. Each half is the button that plays it, and says before what would be lost. */
export function FullCard({ maquis, play }: FullCardProps) {
  return (
    <fieldset class="full-card">
      <legend class="full-card__name">{maquisOf(maquis).name}</legend>
      {CARD_SIDES.map((side) =>
        play ? (
          <PlayHalf key={side} maquis={maquis} side={side} {...play} />
        ) : (
          <div key={side} class={`half half--${side}`}>
            <HalfText maquis={maquis} side={side} />
          </div>
        ),
      )}
    </fieldset>
  );
}

interface HalfProps {
  readonly maquis: MaquisId;
  readonly side: SideId;
}

function PlayHalf({
  maquis,
  side,
  position,
  onPlay,
}: HalfProps & NonNullable<FullCardProps['play']>) {
  const [refusal] = resistRules.validateMove(position, `play:${maquis}:${side}`);
  const warning = refusal ? reasonText(refusal) : lostText(position, maquis, side);
  const isLost = !refusal && warning !== undefined;
  return (
    <button
      type="button"
      class={`half half--${side}`}
      data-side={side}
      aria-disabled={refusal ? true : undefined}
      data-lost={isLost ? '' : undefined}
      onClick={() => !refusal && onPlay(side)}
    >
      <HalfText maquis={maquis} side={side} />
      {warning && <span class="half__why">{warning}</span>}
      <span class="half__do">
        {refusal
          ? m.resist_not_here()
          : side === 'hidden'
            ? m.resist_play_hidden()
            : m.resist_play_revealed()}
      </span>
    </button>
  );
}

function HalfText({ maquis, side }: HalfProps) {
  const { attack, tag, action } = maquisOf(maquis)[side];
  return (
    <>
      <span class="half__top">
        <Value side={side} of={attack} />
        <span class="half__side">
          {CARD_SIDE_NAMES[side]()}
          <small>{side === 'hidden' ? m.resist_comes_back() : m.resist_then_spent()}</small>
        </span>
        {tag && (
          <span class="tag" data-tag={tag}>
            {TAG_NAMES[tag]()}
          </span>
        )}
      </span>
      <span class="half__action">
        <ActionSign action={action} />
        <span>{action ? ACTION_TEXTS[action]() : m.resist_no_action()}</span>
      </span>
    </>
  );
}

/** What would come of its action if it were played now, where that is nothing. */
export function lostText(position: Position, maquis: MaquisId, side: SideId): string | undefined {
  const { obstacle } = actionOffered(position, maquis, side);
  if (obstacle === undefined || obstacle === 'no-action') return undefined;
  if (obstacle === 'other-phase') return otherPhase(position, maquis, side);
  return m.resist_lost_needs({ lack: LACKS[obstacle]() });
}

function otherPhase(position: Position, maquis: MaquisId, side: SideId): string {
  if (maquisOf(maquis)[side].tag === 'PLAN') return m.resist_lost_in_attack();
  return resistRules.toBoardState(position).reading === 'lenient'
    ? m.resist_acts_later()
    : m.resist_lost_in_plan();
}
