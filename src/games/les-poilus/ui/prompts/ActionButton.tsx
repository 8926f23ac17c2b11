import type { ComponentChildren } from 'preact';
import type { Reason } from '#games/les-poilus/engine/index.ts';
import { briefReason } from '#games/les-poilus/i18n/reasons.ts';
import { useGameOnScreen } from '../game.ts';

interface Props {
  readonly icon: ComponentChildren;
  readonly name: string;
  /** Why it cannot be done; it can be tapped all the same, and the rules say why. */
  readonly why: readonly Reason[];
  /** Left out where a tap does it at once. */
  readonly isChosen?: boolean;
  readonly onClick: () => void;
}

/** Something else that can be done on a turn than playing a card. */
export function ActionButton({ icon, name, why: [why], isChosen, onClick }: Props) {
  const { who } = useGameOnScreen();
  return (
    <button
      type="button"
      class={why ? 'action action--barred' : 'action'}
      aria-pressed={isChosen}
      onClick={onClick}
    >
      {icon}
      <span>{name}</span>
      {why && <small>{briefReason(why, who)}</small>}
    </button>
  );
}
