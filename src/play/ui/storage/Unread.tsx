import type { ComponentChildren } from 'preact';
import * as m from '#messages';
import { downloadText } from '../hooks/download.ts';

interface Props {
  /** Why, in sentences. */
  readonly children: ComponentChildren;
  /** What cannot be read, as it lies there. */
  readonly values: readonly unknown[];
}

/** What is kept and cannot be read is told, and can be taken away as it is. */
export function Unread({ children, values }: Props) {
  return (
    <div class="aid-trouble">
      {children}
      <button
        type="button"
        class="aid-secondary"
        onClick={() => downloadText('safe-house-unread.json', `${JSON.stringify(values)}\n`)}
      >
        {m.play_kept_unread_file()}
      </button>
    </div>
  );
}
