import { useState } from 'preact/hooks';
import * as m from '#messages';
import { downloadText } from '#play/screen/hooks/download.ts';
import { FileButton } from '#play/screen/parts/FileButton.tsx';
import { logText, readLogText } from '../engine/log/index.ts';
import { forgetGame, type KeptGame, keptGames } from '../table/index.ts';
import { fileFault, logFault } from '../words/log.ts';
import { HouseRulingsMade } from './HouseRulings.tsx';
import { useSea } from './sea.ts';

/** The games kept here, one as a file, another from one, a new one. */
export function Menu({ onDone }: { readonly onDone: () => void }) {
  const { context, send, kept } = useSea();
  const [games, setGames] = useState(keptGames);
  const [wrong, setWrong] = useState('');
  const { id, title, rulings, course } = context;
  const follow = (game: KeptGame) => {
    send({ type: 'follow', game });
    onDone();
  };
  const open = async ([file]: readonly File[]) => {
    if (!file) return;
    const read = readLogText(await file.text());
    if ('wrong' in read) return setWrong(fileFault(read.wrong));
    const { log, fault } = read;
    if (log.events.length === 0)
      return setWrong(fault ? logFault(fault, 1) : fileFault('no-events'));
    // What follows the fault stays in the file; a game of its own never replaces one that is here.
    if (fault) setWrong(logFault(fault, log.events.length + 1));
    send({
      type: 'follow',
      game: { id: freshId(), title: log.title, rulings: log.rulings, events: log.events },
    });
    if (!fault) onDone();
  };
  return (
    <div class="sea-fields">
      {wrong && (
        <p class="aid-trouble" role="alert">
          {wrong}
        </p>
      )}
      <button
        type="button"
        class="aid-secondary"
        onClick={() => {
          send({ type: 'newGame', id: freshId() });
          onDone();
        }}
      >
        {m.play_new_game()}
      </button>
      <button
        type="button"
        class="aid-secondary"
        disabled={course.events.length === 0}
        onClick={() =>
          downloadText(
            'set-europe-ablaze.json',
            logText({ title, tables: kept.tables.title ?? '', rulings, events: course.events }),
          )
        }
      >
        {m.play_record()}
      </button>
      <FileButton label={m.play_open_file()} accept="application/json,.json" onFiles={open} />
      {course.events.length > 0 && (
        <section>
          <h3>{m.ablaze_house_of_game()}</h3>
          <HouseRulingsMade rulings={rulings} />
        </section>
      )}
      {games.length > 0 && <h3>{m.play_games()}</h3>}
      <ul class="sea-areas">
        {games.map((game) => (
          <li key={game.id} class="sea-row">
            <button
              type="button"
              class="aid-choice"
              aria-current={game.id === id}
              onClick={() => follow(game)}
            >
              {gameTitle(game)}
            </button>
            {game.id !== id && (
              <button
                type="button"
                class="aid-secondary"
                onClick={() => {
                  forgetGame(game.id);
                  setGames(keptGames());
                }}
              >
                {m.play_game_delete({ game: gameTitle(game) })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const gameTitle = ({ title, events, changed }: ReturnType<typeof keptGames>[number]): string =>
  m.ablaze_aid_game({
    title: title || new Date(changed).toLocaleDateString(document.documentElement.lang),
    events: events.length,
  });

/** A name for a new game that no other has. */
export const freshId = (): string => crypto.randomUUID();
