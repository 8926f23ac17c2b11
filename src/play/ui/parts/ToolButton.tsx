import { CircleHelp, type LucideIcon } from 'lucide-preact';
import * as m from '#messages';
import { askSearch } from '#shared/page/page-events.ts';
import { type KeyName, keyed } from '../keys/Keys.tsx';

interface Props {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly disabled?: boolean;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
  readonly class?: string;
  /** The letters that press it. */
  readonly keys?: readonly KeyName[];
  readonly onClick?: (() => void) | undefined;
}

/** A button of the bar that is always at hand: a sign with its name below. */
export function ToolButton({ icon: Icon, label, class: more = '', keys = [], ...button }: Props) {
  return (
    <button
      type="button"
      class={`aid-tool ${more}`}
      {...(keys.length > 0 ? keyed(...keys) : {})}
      {...button}
    >
      <Icon aria-hidden="true" />
      <span>{label}</span>
    </button>
  );
}

/** The rules, asked over the running game: the answer is shown there, and the game stays where it is. */
export const SearchTool = () => (
  <ToolButton icon={CircleHelp} label={m.play_tool_rules()} onClick={askSearch} />
);
