import { useState } from 'preact/hooks';
import * as m from '#messages';
import { useLazyModule } from '#play/ui/hooks/use-lazy-module.ts';
import { FileButton } from '#play/ui/parts/FileButton.tsx';

interface Props {
  readonly onDone: () => void;
}

/** Takes in what was backed up here or on another device. What reads files comes with the first one. */
export function BringBack({ onDone }: Props) {
  const [chosen, setChosen] = useState<{ readonly file: File; readonly nth: number }>();
  const reader = useLazyModule(chosen !== undefined, () => import('./BackupTaken.tsx'));
  return (
    <div class="kept-part">
      <FileButton
        label={m.play_kept_bring_back()}
        accept="application/json,.json"
        onFiles={([file]) => file && setChosen({ file, nth: (chosen?.nth ?? 0) + 1 })}
      />
      <p class="aid-hint">{m.play_kept_bring_back_hint()}</p>
      {reader === 'failed' && (
        <p class="aid-trouble" role="alert">
          {m.play_part_failed()}
        </p>
      )}
      {chosen && typeof reader === 'object' && (
        <reader.BackupTaken key={chosen.nth} file={chosen.file} onDone={onDone} />
      )}
    </div>
  );
}
