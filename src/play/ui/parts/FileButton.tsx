import { FolderOpen } from 'lucide-preact';

interface Props {
  readonly label: string;
  /** What files it takes, as a file input says it. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that takes files. The same one can be chosen twice in a row. */
export function FileButton({ label, accept, multiple = false, onFiles }: Props) {
  return (
    <label class="aid-secondary aid-file">
      <FolderOpen aria-hidden="true" />
      {label}
      <input
        class="visually-hidden"
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

/** Files of records: one game, a list, or a line each. */
export const RECORD_FILES = 'application/json,.json,.jsonl';
