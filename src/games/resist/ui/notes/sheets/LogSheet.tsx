import { LogSheet as Log } from '#play/ui/log/LogSheet.tsx';
import { useNotesSession } from '../mode.ts';

/** What was told, round by round, each line with its rule; a line shows the table as it stood then. */
export function NotesLog({ onDone }: { readonly onDone: () => void }) {
  const { setMoment } = useNotesSession();
  return (
    <Log
      onMoment={(step) => {
        setMoment(step);
        onDone();
      }}
    />
  );
}
