/* What is seldom opened, in one file: the menu, and the log. */

import * as m from '#messages';
import type { GameFiles } from '#play/game-mode.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { BigTypeSwitch, ExitLinks, More, NewGame, SaveAsFile } from '#play/ui/frame/menu-parts.tsx';
import { Games } from '#play/ui/games/Games.tsx';
import { logEventText } from '../i18n/event-text.ts';
import { FILES } from './game-files.ts';
import { HandOver } from './HandOver.tsx';
import { HouseRulingsMade } from './HouseRulings.tsx';
import { useSea } from './sea.ts';

const files = FILES as unknown as GameFiles<SaveTypes>;

/** A new game, this one as a file, those that are kept, and the ways out. */
export function Menu({ onDone }: { readonly onDone: () => void }) {
  const { game, setUp } = useSea().context;
  return (
    <>
      <BigTypeSwitch />
      {game && <SaveAsFile files={files} />}
      {game && <NewGame onDone={onDone} />}
      <HandOver />
      {game && (
        <section>
          <h3>{m.ablaze_house_of_game()}</h3>
          <HouseRulingsMade rulings={setUp.rulings ?? {}} />
        </section>
      )}
      <Games files={files} />
      {game && <More />}
      <ExitLinks />
    </>
  );
}

/** What happened, the last first; corrections stand out, and what was undone is struck. */
export function LogView() {
  const { context, nameOf } = useSea();
  const { events, counted } = context.course;
  const after = new Map(counted.map(({ event, position }) => [event.n, position]));
  return (
    <ol class="sea-log" reversed>
      {events.toReversed().map((event) => (
        <li
          key={event.n}
          value={event.n}
          data-correction={event.type === 'correct'}
          data-undone={!after.has(event.n) && event.type !== 'undo' && event.type !== 'redo'}
        >
          {logEventText({ event, after: after.get(event.n), nameOf })}
        </li>
      ))}
    </ol>
  );
}
