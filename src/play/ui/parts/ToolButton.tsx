import { CircleHelp, type LucideIcon, Undo2 } from 'lucide-preact';
import { Fragment } from 'preact';
import * as m from '#messages';
import { askSearch } from '#shared/page/page-events.ts';
import { type KeyName, keyed } from '../keys/Keys.tsx';
import { chinesePieces } from './chinese-words.ts';

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
      <span>
        {chinesePieces(label).map((piece, n) => (
          <Fragment key={n}>
            {n > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
      </span>
    </button>
  );
}

/** Beyond so many letters a name takes the place of undo's sign; beyond more, its type is smaller. */
const LONG = 17;
const LONGEST = 36;

/** How many letters wide a text is: a Chinese sign takes the room of two. */
const widthOf = (text: string): number => text.replace(/[\u2e80-\uffef]/g, '  ').length;

function classOf(name: string): string {
  const width = widthOf(name);
  if (width <= LONG) return 'aid-tool--undo';
  return `aid-tool--undo aid-tool--long ${width > LONGEST ? 'aid-tool--longest' : ''}`;
}

/** Undo, which says what it takes back. */
export const UndoTool = (props: Pick<Props, 'label' | 'disabled' | 'onClick'>) => (
  <ToolButton icon={Undo2} class={classOf(props.label)} keys={['undo']} {...props} />
);

/** The rules, asked over the running game: the answer is shown there, and the game stays where it is. */
export const SearchTool = () => (
  <ToolButton icon={CircleHelp} label={m.play_tool_rules()} onClick={askSearch} />
);
