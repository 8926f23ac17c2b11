import * as m from '#messages';
import { isLinkOf } from '#play/links/game-link.ts';
import { usePlayContext } from '../frame/play-context.ts';

interface Props {
  readonly link: string;
}

/** What a link is that came to the table, where none is opened, and where it is. */
export function LinkAtTable({ link }: Props) {
  const { links, site } = usePlayContext();
  const owner = site.games?.find(({ label }) => isLinkOf(label, link));
  const practice = owner?.practice ?? links.practice;
  return (
    <div class="aid-trouble" role="alert">
      <p>{owner ? m.play_link_at_table({ game: owner.name }) : m.play_link_at_table_damaged()}</p>
      {owner && practice && (
        <a class="aid-secondary" href={`${practice}#${link}`}>
          {m.play_link_to_practice({ game: owner.name })}
        </a>
      )}
    </div>
  );
}
