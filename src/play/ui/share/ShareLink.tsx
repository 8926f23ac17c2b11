import { Copy, Send } from 'lucide-preact';
import * as m from '#messages';
import { canShare, share } from '#shared/page/hand-on.ts';
import { useCopy } from '../hooks/use-copy.ts';

interface Props {
  readonly name: string;
  readonly hint: string;
  readonly fragment: string;
}

/** Some messengers cut longer links. */
const SAFE_LENGTH = 1000;

/** One address to copy or to send. Where the browser lets nobody copy for the visitor, it can be selected. */
export function ShareLink({ name, hint, fragment }: Props) {
  const address = `${location.origin}${location.pathname}#${fragment}`;
  const { field, copy, said } = useCopy<HTMLInputElement>(address);
  return (
    <section class="share-link">
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
