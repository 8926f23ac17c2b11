import { GraduationCap, History, List, Menu, Redo2, Share2, Undo2 } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { type Game, uncorrected } from '#play/history/game.ts';
import type { Replayed } from '#play/history/replayed.ts';
import { HouseMenu } from '#play/screen/frame/HouseMenu.tsx';
import { Dialog } from '#play/screen/parts/Dialog.tsx';
import { Tool } from '#play/screen/parts/Tool.tsx';
import { ShareLink } from '#play/screen/share/ShareLink.tsx';
import type { Resist } from '#resist/engine/index.ts';
import { links } from '#resist/table/index.ts';
import { CoachDialog } from '../coach/CoachDialog.tsx';
import { GameLog } from './GameLog.tsx';

type Sheet = 'coach' | 'log' | 'share' | 'menu';

interface ToolsProps {
  readonly game: Game<Resist>;
  readonly replayed: Replayed<Resist>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The moment of the past that is looked at. */
  readonly moment: number | undefined;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onMoment: (moment: number | undefined) => void;
  /** What the menu holds; `close` shuts it. */
  readonly menu: (close: () => void) => ComponentChildren;
}

/** Always at hand: undo, redo, the past, the coach, the log, the menu. */
export function Tools({ game, replayed, moment, onMoment, menu, ...can }: ToolsProps) {
  const [open, setOpen] = useState<Sheet>();
  const close = () => setOpen(undefined);
  const isPast = moment !== undefined;
  const steps = replayed.events.length;
  return (
    <>
      <div class="tools" role="toolbar" aria-label={m.play_tools()}>
        <Tool
          icon={Undo2}
          label={m.play_undo()}
          keys={['undo']}
          disabled={!can.canUndo || isPast}
          onClick={can.onUndo}
        />
        <Tool
          icon={Redo2}
          label={m.play_redo()}
          keys={['redo']}
          disabled={!can.canRedo || isPast}
          onClick={can.onRedo}
        />
        <Tool
          icon={History}
          label={m.play_timeline()}
          keys={['timeline']}
          aria-pressed={isPast}
          onClick={() => onMoment(isPast ? undefined : steps)}
        />
        <Tool
          icon={GraduationCap}
          label={m.play_help_coach()}
          keys={['help']}
          disabled={isPast || replayed.outcome !== undefined}
          onClick={() => setOpen('coach')}
        />
        <Tool icon={List} label={m.play_tool_log()} keys={['log']} onClick={() => setOpen('log')} />
        <Tool icon={Share2} label={m.play_share()} onClick={() => setOpen('share')} />
        <Tool
          icon={Menu}
          label={m.play_tool_menu()}
          keys={['menu']}
          onClick={() => setOpen('menu')}
        />
      </div>
      {open === 'coach' && <CoachDialog onClose={close} />}
      {open === 'log' && (
        <Dialog title={m.play_log_title()} onClose={close}>
          <GameLog
            replayed={replayed}
            onMoment={(step) => {
              onMoment(step);
              close();
            }}
          />
        </Dialog>
      )}
      {open === 'share' && (
        <Dialog title={m.play_share()} onClose={close}>
          <Share game={game} at={moment ?? steps} />
        </Dialog>
      )}
      {open === 'menu' && (
        <Dialog title={m.play_tool_menu()} onClose={close}>
          {menu(close)}
          <HouseMenu />
        </Dialog>
      )}
    </>
  );
}

/** The game as a link, at this moment, and its deal alone for somebody else to play. */
function Share({ game, at }: { readonly game: Game<Resist>; readonly at: number }) {
  const moves = uncorrected(game).map(({ move }) => move);
  return (
    <>
      <ShareLink
        name={m.play_share_game()}
        hint={m.play_share_game_hint()}
        fragment={links.gameLink({ setUp: game.setUp, moves, at: Math.min(at, moves.length) })}
      />
      <ShareLink
        name={m.play_share_deal()}
        hint={m.resist_share_deal_hint()}
        fragment={links.dealLink(game.setUp)}
      />
    </>
  );
}
