import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import * as m from '#messages';
import type { Hit } from './hits.ts';

/** As many as fit in sight on a phone. */
const IN_SIGHT = 9;

interface Props {
  readonly id: string;
  readonly hits: readonly Hit[];
  /** Whether they are of several games, and each bears its game's name. */
  readonly ofGames: boolean;
  /** Whether all of them are wanted, or what is in sight. */
  readonly whole: boolean;
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (hit: Hit, event: MouseEvent) => void;
}

/** The results, as the options of the search box: each is a link to the rule itself. */
export function ResultList({
  id,
  hits,
  ofGames,
  whole,
  active,
  optionId,
  onPoint,
  onChoose,
}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const scrolled = useRef(false);
  const drawn = whole || active >= IN_SIGHT ? hits : hits.slice(0, IN_SIGHT);

  // New results begin at the top. Where they do, asking so would only have all of them measured.
  useLayoutEffect(() => {
    if (scrolled.current && list.current) list.current.scrollTop = 0;
    scrolled.current = false;
  }, [hits]);

  useEffect(() => {
    if (active > 0 || scrolled.current)
      list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={m.search_results()}
      class="search-results"
      onScroll={() => {
        scrolled.current = true;
      }}
    >
      {/* Without keys: a place of the list takes the next result as it is, nothing is moved. */}
      {drawn.map((hit, index) => (
        <a
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          href={hit.href}
          onPointerMove={() => onPoint(index)}
          onClick={(event) => onChoose(hit, event)}
        >
          <span class="search-where">
            {ofGames ? `${hit.gameName} · ${hit.chapter}` : hit.chapter}
          </span>
          <span class="search-name">{hit.title}</span>
          <span class="search-text">
            {hit.excerpt().map(({ text, isFound }) => (isFound ? <mark>{text}</mark> : text))}
          </span>
        </a>
      ))}
    </div>
  );
}
