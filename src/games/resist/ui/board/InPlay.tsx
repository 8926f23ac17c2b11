import type { ComponentChildren } from 'preact';
import { CARD_SIDES, type MaquisId, type SideId } from '#games/resist/data/index.ts';
import { type Position, strengthParts } from '#games/resist/engine/index.ts';
import { maquisName } from '#games/resist/i18n/cards.ts';
import { CARD_SIDE_NAMES } from '#games/resist/i18n/names.ts';
import * as m from '#messages';
import { useView } from '../view.ts';
import { Value } from './Numbers.tsx';

/** Who is in play, on which side, and the strength they come to. */
export function InPlay({
  onRead,
}: {
  /** Left out where it is a picture only. */
  readonly onRead?: (maquis: MaquisId) => void;
}) {
  const { position, now } = useView();
  const isCounted = now.phase === 'plan' || now.phase === 'attack' || now.phase === 'strike';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and a legend
    <div class="in-play" role="group" aria-label={m.resist_in_play()}>
      <PeopleInPlay position={position} strength={now.strength} isCounted={isCounted}>
        {({ maquis, side }, told) => (
          <Person onRead={onRead && (() => onRead(maquis))} side={side}>
            {told}
          </Person>
        )}
      </PeopleInPlay>
      {onRead && <WhereToDrop />}
    </div>
  );
}

/** The two sides a dragged card can be let go on; seen only meanwhile. */
function WhereToDrop() {
  return (
    <span class="in-play__sides" aria-hidden="true">
      {CARD_SIDES.map((side) => (
        <span key={side} class={`in-play__side in-play__side--${side}`} data-side={side}>
          {CARD_SIDE_NAMES[side]()}
        </span>
      ))}
    </span>
  );
}

interface PeopleInPlayProps {
  readonly position: Position;
  readonly strength: number;
  /** Whether strength is of interest now. */
  readonly isCounted: boolean;
  /** What somebody in play stands in. */
  readonly children: (who: PersonInPlayProps, told: ComponentChildren) => ComponentChildren;
}

/** Everybody in play, what their actions add, and the strength they come to. */
export function PeopleInPlay({ position, strength, isCounted, children }: PeopleInPlayProps) {
  const { played, counted, gained } = strengthParts(position);
  const more = counted + gained;
  return (
    <>
      <span class="in-play__label">
        {played.length > 0 ? m.resist_in_play() : m.resist_nobody_in_play()}
      </span>
      <ul>
        {played.map((who) => (
          <li key={who.maquis}>{children(who, <PersonInPlay {...who} />)}</li>
        ))}
        {more !== 0 && isCounted && (
          <li class="in-play__more">{more > 0 ? `+${more}` : String(more)}</li>
        )}
      </ul>
      {isCounted && (
        <span class="in-play__sum">
          <small>{m.resist_strength()}</small>
          <b>{strength}</b>
        </span>
      )}
    </>
  );
}

interface PersonInPlayProps {
  readonly maquis: MaquisId;
  readonly side: SideId;
  readonly attack: number;
}

/** Somebody in play by name, side and what they add to the strength. */
const PersonInPlay = ({ maquis, side, attack }: PersonInPlayProps) => (
  <>
    <span class="visually-hidden">
      {m.resist_in_play_told({
        maquis: maquisName(maquis),
        side: CARD_SIDE_NAMES[side](),
        attack,
      })}
    </span>
    <span class="seen" aria-hidden="true">
      <span>{maquisName(maquis)}</span>
      <Value side={side} of={attack} />
    </span>
  </>
);

interface PersonProps {
  readonly side: SideId;
  readonly onRead: (() => void) | undefined;
  readonly children: ComponentChildren;
}

function Person({ side, onRead, children }: PersonProps) {
  const look = `in-play__person in-play__person--${side}`;
  return onRead ? (
    <button type="button" class={look} onClick={onRead}>
      {children}
    </button>
  ) : (
    <div class={look}>{children}</div>
  );
}
