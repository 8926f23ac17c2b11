import { useState } from 'preact/hooks';
import * as m from '#messages';

interface Props {
  readonly name: string;
  readonly onTake: (text: string) => void;
}

/** A code that came by message. */
export function PasteCode({ name, onTake }: Props) {
  const [text, setText] = useState('');
  return (
    <form
      class="devices__paste"
      onSubmit={(event) => {
        event.preventDefault();
        onTake(text);
        setText('');
      }}
    >
      <label class="aid-field">
        {name}
        <textarea
          rows={3}
          spellcheck={false}
          autocomplete="off"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="aid-secondary" disabled={text.trim() === ''}>
        {m.play_devices_take()}
      </button>
    </form>
  );
}
