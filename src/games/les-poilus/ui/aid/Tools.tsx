import { ListOrdered, Menu, Pencil } from 'lucide-preact';
import * as m from '#messages';
import { useSession } from '#play/ui/frame/session.ts';
import { type Sheet, Toolbar } from '#play/ui/frame/Toolbar.tsx';
import { Seldom } from './Seldom.tsx';

/** Always at hand: undo and redo by name, the past, corrections, the log, the menu. */
export function AidTools() {
  const { setMoment } = useSession();
  const sheets: readonly Sheet[] = [
    {
      name: 'correct',
      icon: Pencil,
      label: m.play_tool_correct,
      title: m.play_correct_title,
      body: (close) => <Seldom>{(of) => <of.AidCorrection onDone={close} />}</Seldom>,
    },
    {
      name: 'log',
      isBeside: true,
      icon: ListOrdered,
      label: m.play_tool_log,
      title: m.play_log_title,
      body: (close) => {
        const onMoment = (step: number) => {
          setMoment(step);
          close();
        };
        return <Seldom>{(of) => <of.LogSheet onMoment={onMoment} />}</Seldom>;
      },
    },
    {
      name: 'menu',
      icon: Menu,
      label: m.play_tool_menu,
      title: m.play_table_title,
      body: (close) => <Seldom>{(of) => <of.AidMenu onDone={close} />}</Seldom>,
    },
  ];
  return <Toolbar label={m.play_tools()} sheets={sheets} hasPast />;
}
