import { useRef, useState } from 'preact/hooks';
import { PRACTICE_SHELF, type Save, TABLE_SHELF } from '#maquis/table/index.ts';
import * as m from '#messages';
import type { Face } from './aid/aid.ts';
import { useShelf } from './aid/use-shelf.ts';
import { FullScreen } from './second/FullScreen.tsx';
import { ScreenGame } from './second/ScreenGame.tsx';
import { useCurrentGame } from './second/use-current-game.ts';
import { WhichGame } from './second/WhichGame.tsx';
import './style/aid.css';
import './style/screen.css';

export interface SecondScreenProps {
  readonly links: Readonly<Record<Face, string>>;
}

/** The game that is played in another window of this device, large; here it can only be looked at. */
export default function SecondScreen({ links }: SecondScreenProps) {
  const table = useShelf(TABLE_SHELF);
  const practice = useShelf(PRACTICE_SHELF);
  const games = { table: useCurrentGame(table), practice: useCurrentGame(practice) };
  const [chosen, setChosen] = useState(faceInAddress);
  const screen = useRef<HTMLDivElement>(null);
  if (table.status === 'opening' || practice.status === 'opening') {
    return <p class="aid-hint">{m.maquis_screen_opening()}</p>;
  }
  const face = faceShown(games, chosen);
  const game = face && games[face];
  const choose = (wanted: Face) => {
    history.replaceState(history.state, '', `#${wanted}`);
    setChosen(wanted);
  };
  return (
    <div class="aid screen" ref={screen}>
      {game ? (
        <ScreenGame
          save={game}
          tools={
            <div class="screen__tools">
              {games.table && games.practice && <WhichGame face={face} onChoose={choose} />}
              <FullScreen of={screen} />
            </div>
          }
        />
      ) : (
        <NoGame links={links} isDenied={table.status === 'denied'} />
      )}
    </div>
  );
}

type Games = Readonly<Record<Face, Save | undefined>>;

/** The game that was asked for, or else the one that was played last. */
function faceShown({ table, practice }: Games, chosen: Face | undefined): Face | undefined {
  if (table && practice) return chosen ?? (practice.changed > table.changed ? 'practice' : 'table');
  if (table) return 'table';
  return practice && 'practice';
}

/** A menu that leads here says in the address whose game it was. */
function faceInAddress(): Face | undefined {
  return (['table', 'practice'] as const).find((face) => location.hash === `#${face}`);
}

interface NoGameProps extends SecondScreenProps {
  /** Whether the browser keeps nothing for this site. */
  readonly isDenied: boolean;
}

/** What to do where nothing is played. */
function NoGame({ links, isDenied }: NoGameProps) {
  return (
    <section class="aid-panel screen__none">
      <h2>{m.maquis_screen_none()}</h2>
      <p>{isDenied ? m.maquis_screen_denied() : m.maquis_screen_none_how()}</p>
      <div class="aid-buttons">
        <a class="aid-secondary" href={links.table}>
          {m.maquis_screen_to_table()}
        </a>
        <a class="aid-secondary" href={links.practice}>
          {m.maquis_screen_to_practice()}
        </a>
      </div>
    </section>
  );
}
