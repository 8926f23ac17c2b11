import { ListOrdered, LogOut, Menu } from 'lucide-preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { SiteMenu } from '#play/ui/frame/SiteMenu.tsx';
import { LogSheet } from '#play/ui/log/LogSheet.tsx';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { SearchTool, ToolButton } from '#play/ui/parts/ToolButton.tsx';
import type { GuideLinks } from '#play/ui/puzzles/puzzle-link.ts';
import { STEPS_BEFORE } from '../game-of-attempt.ts';
import { UndoTool } from '../UndoTool.tsx';

/** A day without choices needs few tools: a step back, what happened, the menu, the way out. */
export function DayTools({ links }: { readonly links: GuideLinks }) {
  const [open, setOpen] = useState<'log' | 'menu'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div class="aid-toolbar" role="toolbar" aria-label={m.maquis_scenario_tools()}>
        <UndoTool />
        <ToolButton
          icon={ListOrdered}
          label={m.play_tool_log()}
          keys={['log']}
          onClick={() => setOpen('log')}
        />
        <ToolButton
          icon={Menu}
          label={m.play_tool_menu()}
          keys={['menu']}
          onClick={() => setOpen('menu')}
        />
        <a class="aid-tool" href={links.scenarios}>
          <LogOut aria-hidden="true" />
          <span>{m.maquis_scenario_all()}</span>
        </a>
        <SearchTool />
      </div>
      {open === 'log' && (
        <Dialog title={m.play_tool_log()} onClose={close}>
          <LogSheet stepsBefore={STEPS_BEFORE} />
        </Dialog>
      )}
      {open === 'menu' && (
        <Dialog title={m.play_tool_menu()} onClose={close}>
          <SiteMenu />
          <nav class="aid-links">
            <a href={links.rulebook}>{m.play_menu_rules()}</a>
          </nav>
        </Dialog>
      )}
    </>
  );
}
