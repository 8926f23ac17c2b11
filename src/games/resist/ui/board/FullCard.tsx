import { CARD_SIDES, type MaquisId, type SideId } from '#games/resist/data/index.ts';
import { actionOffered, type Position, resistRules } from '#games/resist/engine/index.ts';
import { LACKS } from '#games/resist/i18n/asks.ts';
import { ACTION_TEXTS } from '#games/resist/i18n/effects.ts';
import { CARD_SIDE_NAMES, TAG_NAMES } from '#games/resist/i18n/names.ts';
import { reasonText } from '#games/resist/i18n/reasons.ts';
import * as m from '#messages';
import { ActionSign } from '../drawings/Sign.tsx';
import { maquisOf } from './HandCard.tsx';
import { Value } from './Numbers.tsx';

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
