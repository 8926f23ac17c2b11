import { LogOut, RotateCcw } from 'lucide-preact';
import * as m from '#messages';
import { SearchTool, ToolButton } from '../parts/ToolButton.tsx';

interface Props {
  /** The way out: where it leads, and what it is called. */
  readonly href: string;
  readonly leave: string;
}

/** A game without choices needs few tools: from the start again, and the way out. */
export const GuidedTools = ({ href, leave }: Props) => (
  <div class="aid-toolbar" role="toolbar" aria-label={m.play_tools()}>
    <ToolButton icon={RotateCcw} label={m.play_live_again()} onClick={() => location.reload()} />
    <a class="aid-tool" href={href}>
      <LogOut aria-hidden="true" />
      <span>{leave}</span>
    </a>
    <SearchTool />
  </div>
);
