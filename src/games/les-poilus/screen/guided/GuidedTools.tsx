import { LogOut, RotateCcw } from 'lucide-preact';
import * as m from '#messages';
import { Tool } from '#play/screen/parts/Tool.tsx';

/** A mission without choices needs few tools: from the start again, and the way out. */
export const GuidedTools = ({ practice }: { readonly practice: string }) => (
  <div class="aid-toolbar" role="toolbar" aria-label={m.play_tools()}>
    <Tool icon={RotateCcw} label={m.play_live_again()} onClick={() => location.reload()} />
    <a class="aid-tool" href={practice}>
      <LogOut aria-hidden="true" />
      <span>{m.poilus_guided_leave()}</span>
    </a>
  </div>
);
