import { Copy, Send } from 'lucide-preact';
import * as m from '#messages';
import { canShare, share } from '#shared/page/hand-on.ts';
import { useCopy } from '../hooks/use-copy.ts';

interface Props {
  readonly name: string;
  readonly text: string;
  /** Whether it is an address. */
  readonly isLink?: boolean;
  /** What is said beside an address where it is sent. */
  readonly message?: string;
}

/** A code to send by message, for devices without a camera. */
export function CodeAsText({ name, text, isLink = false, message }: Props) {
  const { field, copy, said } = useCopy<HTMLTextAreaElement>(text);
  return (
    <>
      <label class="aid-field">
        {name}
        <textarea
          ref={field}
          readOnly
          rows={3}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div class="aid-buttons">
        <button type="button" class="aid-secondary" onClick={copy}>
          <Copy aria-hidden="true" /> {isLink ? m.play_share_copy() : m.play_code_copy()}
        </button>
        {canShare() && (
          <button
            type="button"
            class="aid-secondary"
            onClick={() =>
              share(isLink ? { url: text, ...(message ? { text: message } : {}) } : { text })
            }
          >
            <Send aria-hidden="true" /> {isLink ? m.play_link_send() : m.play_code_send()}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </>
  );
}
