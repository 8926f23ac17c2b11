import { Copy, Send } from 'lucide-preact';
import { useRef, useState } from 'preact/hooks';
import * as m from '#messages';
import { canShare, copied, share } from '#shared/page/hand-on.ts';

interface Props {
  readonly name: string;
  readonly hint: string;
  readonly fragment: string;
}

/** Some messengers cut longer links. */
const SAFE_LENGTH = 1000;

/** One address to copy or to send. Where the browser lets nobody copy for the visitor, it can be selected. */
export function ShareLink({ name, hint, fragment }: Props) {
  const [said, setSaid] = useState('');
  const address = `${location.origin}${location.pathname}#${fragment}`;
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const isCopied = await copied(address, field.current);
    setSaid(isCopied ? m.play_share_copied() : m.play_share_by_hand());
  };
  return (
    <section class="practice-share">
      <label class="aid-field">
        {name}
        <input
          ref={field}
          type="text"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button type="button" class="aid-secondary" onClick={copy}>
        <Copy aria-hidden="true" /> {m.play_share_copy()}
      </button>
      {canShare() && (
        <button type="button" class="aid-secondary" onClick={() => share({ url: address })}>
          <Send aria-hidden="true" /> {m.play_link_send()}
        </button>
      )}
      <p class="aid-hint">{hint}</p>
      {address.length > SAFE_LENGTH && (
        <p class="aid-hint">{m.play_link_length({ length: address.length })}</p>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
