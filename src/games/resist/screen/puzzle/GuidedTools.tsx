import { LogOut, RotateCcw } from 'lucide-preact';
import * as m from '#messages';
import { Tool } from '#play/screen/parts/Tool.tsx';

/** A round without choices needs few tools: from the start again, and the way out. */
export const GuidedTools = ({ list }: { readonly list: string }) => (
  <div class="tools" role="toolbar" aria-label={m.play_tools()}>
    <Tool icon={RotateCcw} label={m.play_puzzle_again()} onClick={() => location.reload()} />
    <a class="aid-tool" href={list}>
      <LogOut aria-hidden="true" />
      <span>{m.play_puzzle_all()}</span>
    </a>
  </div>
);
