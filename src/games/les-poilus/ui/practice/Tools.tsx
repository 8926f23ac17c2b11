import { ListOrdered, Menu, Share2 } from 'lucide-preact';
import type { GameEvent } from '#games/les-poilus/engine/index.ts';
import * as m from '#messages';
import {
  BigTypeSwitch,
  ExitLinks,
  NewGame,
  OtherScreens,
  SaveAsFile,
} from '#play/ui/frame/menu-parts.tsx';
import { useSession } from '#play/ui/frame/session.ts';
import { type Sheet, Toolbar } from '#play/ui/frame/Toolbar.tsx';
import { ReviewButton } from '#play/ui/review/review-button.tsx';
import { CardNamesSwitch } from '../card-names.tsx';
import { type PoilusSession, useIsOpen } from '../mode.ts';
import { POILUS_FILES } from './files.ts';
import { LogList } from './Log.tsx';
import { Share } from './Share.tsx';

interface Props {
  /** What happened in each step, as it may be told here. */
  readonly events: readonly (readonly GameEvent[])[];
}

/** Always at hand: undo and redo by name, the past, the log, sharing, the menu. */
export function PoilusTools({ events }: Props) {
  const { setMoment } = useSession<PoilusSession>();
  const isOpen = useIsOpen();
  const sheets: readonly Sheet[] = [
    {
      name: 'log',
      isBeside: true,
      icon: ListOrdered,
      keys: ['log'],
      label: m.play_tool_log,
      title: m.play_log_title,
      body: (close) => (
        <LogList
          events={events}
          onMoment={(step) => {
            setMoment(step);
            close();
          }}
        />
      ),
    },
    { name: 'share', icon: Share2, label: m.play_share, body: (close) => <Share onDone={close} /> },
    {
      name: 'menu',
      icon: Menu,
      keys: ['menu'],
      label: m.play_tool_menu,
      body: (close) => (
        <>
          <BigTypeSwitch />
          <CardNamesSwitch />
          {isOpen && <SaveAsFile files={POILUS_FILES} />}
          <ReviewButton onDone={close} />
          <NewGame onDone={close} />
          <OtherScreens />
          <ExitLinks />
        </>
      ),
    },
  ];
  return <Toolbar label={m.play_tools()} sheets={sheets} hasPast />;
}
