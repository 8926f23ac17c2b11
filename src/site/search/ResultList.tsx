import { useEffect, useRef } from 'preact/hooks';
import * as m from '#messages';
import type { Hit } from './hits.ts';

interface Props {
  readonly id: string;
  readonly hits: readonly Hit[];
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly onPoint: (index: number) => void;
  readonly onChoose: () => void;
}

/** The results, as the options of the search box: each is a link to the rule itself. */
export function ResultList({ id, hits, active, optionId, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, hits]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={m.search_results()} class="search-results">
      {hits.map((hit, index) => (
        <a
          key={hit.href}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          href={hit.href}
          onPointerMove={() => onPoint(index)}
          onClick={onChoose}
        >
          <span class="search-where">{hit.chapter}</span>
          <span class="search-name">{hit.title}</span>
          <span class="search-text">
            {hit.excerpt.map(({ text, isFound }) => (isFound ? <mark>{text}</mark> : text))}
          </span>
        </a>
      ))}
    </div>
  );
}
