import { CircleHelp } from 'lucide-preact';
import * as m from '#messages';
import { askSearch } from '#shared/page/page-events.ts';
import { ToolButton } from '../parts/ToolButton.tsx';

/** The rules, asked over the running game: the answer is shown there, and the game stays where it is. */
export const SearchTool = () => (
  <ToolButton icon={CircleHelp} label={m.play_tool_rules()} onClick={askSearch} />
);
