import { useState } from 'preact/hooks';
import '../style/together.css';

interface Props {
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
export function TakeLetter({ name, submit, letter = '', onTake }: Props) {
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
