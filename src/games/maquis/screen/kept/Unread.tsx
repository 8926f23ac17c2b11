import type { ComponentChildren } from 'preact';
import * as m from '#messages';
import { downloadText } from '../aid/download.ts';

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
        onClick={() => downloadText('maquis-unread.json', `${JSON.stringify(values)}\n`)}
      >
        {m.maquis_kept_unread_file()}
      </button>
    </div>
  );
}
