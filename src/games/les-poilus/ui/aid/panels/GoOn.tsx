import type { ComponentChildren } from 'preact';
import { useSession } from '#play/ui/frame/session.ts';
import type { TableSession } from '../mode.ts';

/** The table has looked. */
export function ContinuePanel({ children }: { readonly children: ComponentChildren }) {
  const { send } = useSession<TableSession>();
  return (
    <button type="button" class="aid-primary" onClick={() => send({ type: 'continue' })}>
      {children}
    </button>
  );
}
