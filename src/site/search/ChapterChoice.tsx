import * as m from '#messages';
import type { Hits } from './hits.ts';

interface Props {
  readonly chapters: Hits['chapters'];
  /** The chapter to stay in, or nothing for all. */
  readonly chapter: string;
  readonly onChoose: (chapter: string) => void;
}

/** Keeps the search to one chapter, of those in which there is something. */
export function ChapterChoice({ chapters, chapter, onChoose }: Props) {
  return (
    <label>
      <span>{m.search_chapter()}</span>
      <select value={chapter} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{m.search_all_chapters()}</option>
        {Object.entries(chapters)
          .filter(([name, count]) => count > 0 || name === chapter)
          .map(([name, count]) => (
            <option key={name} value={name}>
              {m.search_chapter_count({ chapter: name, count })}
            </option>
          ))}
      </select>
    </label>
  );
}
