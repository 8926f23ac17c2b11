import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Lazy } from '../frame/Lazy.tsx';
import { CodeAsText } from '../share/CodeAsText.tsx';
import { letterAddress } from './address.ts';
import '../style/together.css';

interface Props {
  readonly letter: string;
  /** What the field with the link is called. */
  readonly name: string;
  /** What is said beside the link where it is sent. */
  readonly message?: string;
}

/** A letter on its way: copied or sent as a link, or shown as a code to whoever sits beside. */
export function LetterToSend({ letter, name, message }: Props) {
  const address = letterAddress(letter);
  return (
    <>
      <CodeAsText name={name} text={address} isLink {...(message ? { message } : {})} />
      <AsPicture address={address} />
    </>
  );
}

const loadQrCode = () => import('../together/QrCode.tsx');

/** A longer address makes a picture that no camera reads off a phone. */
const LONGEST_PICTURE = 1200;

/** Nothing where the address is too long for a picture. */
function AsPicture({ address }: { readonly address: string }) {
  const [isShown, setShown] = useState(false);
  if (address.length > LONGEST_PICTURE) return null;
  return (
    <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{m.play_letter_scan()}</summary>
      {isShown && (
        <Lazy load={loadQrCode}>
          {({ QrCode }) => <QrCode text={address} name={m.play_letter_picture()} />}
        </Lazy>
      )}
    </details>
  );
}

interface TakeLetterProps {
  /** What the field is called. */
  readonly name: string;
  /** What the button says. */
  readonly submit: string;
  /** A letter that has come already. */
  readonly letter?: string;
  /** Takes a letter in, or says why it cannot be. */
  readonly onTake: (text: string) => Promise<string | undefined>;
}

/** A letter that came by message, to be taken in. */
export function TakeLetter({ name, submit, letter = '', onTake }: TakeLetterProps) {
  const [text, setText] = useState(letter);
  const [fault, setFault] = useState<string>();
  return (
    <form
      class="devices__paste"
      onSubmit={(event) => {
        event.preventDefault();
        void onTake(text).then(setFault);
      }}
    >
      <label class="aid-field">
        {name}
        <textarea
          rows={3}
          spellcheck={false}
          autocomplete="off"
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setFault(undefined);
          }}
        />
      </label>
      {fault !== undefined && (
        <p class="aid-trouble" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" class="aid-secondary" disabled={text.trim() === ''}>
        {submit}
      </button>
    </form>
  );
}
