import { LogOut, RotateCcw } from 'lucide-preact';
import * as m from '#messages';
import { RuleLink } from '../frame/RuleLink.tsx';
import { SearchTool, ToolButton } from '../parts/ToolButton.tsx';

interface Props {
  readonly step: number;
  readonly steps: number;
  /** What just happened and why. */
  readonly before: string;
  /** What to do now; nothing when all is done, or while something is to be looked at first. */
  readonly say: string | undefined;
  readonly rule: string | undefined;
  /** Whether the last thing tried does not lead on. */
  readonly notYet: boolean;
}

/** In a game led step by step: what just happened and why, and what to do now, with its rule. */
export const Lesson = ({ step, steps, before, say, rule, notYet }: Props) => (
  <div class="lesson" role="status">
    <p class="lesson__before">
      <b>{m.play_guided_step({ step, steps })}</b> {before}
    </p>
    {say && (
      <p class="lesson__say">
        {say} {rule && <RuleLink rule={rule} brief />}
      </p>
    )}
    {notYet && <p class="lesson__not-yet">{m.play_guided_not_yet()}</p>}
  </div>
);

interface GuidedToolsProps {
  /** The way out: where it leads, and what it is called. */
  readonly href: string;
  readonly leave: string;
}

/** A game without choices needs few tools: from the start again, and the way out. */
export const GuidedTools = ({ href, leave }: GuidedToolsProps) => (
  <div class="aid-toolbar" role="toolbar" aria-label={m.play_tools()}>
    <ToolButton icon={RotateCcw} label={m.play_live_again()} onClick={() => location.reload()} />
    <a class="aid-tool" href={href}>
      <LogOut aria-hidden="true" />
      <span>{leave}</span>
    </a>
    <SearchTool />
  </div>
);
