import { ENEMY_KINDS, MISSIONS } from '#games/resist/data/index.ts';
import { cardName, enemyName, maquisName, missionName } from '#games/resist/i18n/cards.ts';
import { PART_NAMES } from '#games/resist/i18n/notes.ts';
import {
  allSpiesOdds,
  civilianOdds,
  nextCardOdds,
  nextRecruitOdds,
} from '#games/resist/odds/index.ts';
import { civiliansLost, NOTE_PARTS, nextEra } from '#games/resist/session/notes/index.ts';
import { FaceDownOdds } from '#games/resist/ui/board/FaceDownOdds.tsx';
import * as m from '#messages';
import { AwakeHint, BigTypeSwitch, ExitLinks, More, NewGame } from '#play/ui/frame/menu-parts.tsx';
import { Games } from '#play/ui/games/Games.tsx';
import { LogSheet as Log } from '#play/ui/log/LogSheet.tsx';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { percentText } from '#shared/chance/chance-text.ts';
import { type Fraction, fraction, fractionNumber } from '#shared/chance/fraction.ts';
import { useNotes, useNotesSession } from '../mode.ts';

/** The sheets of the table aid: what is not needed at first sight. */
export { NotesCorrection } from './CorrectionSheet.tsx';

/** What was told, round by round, each line with its rule; a line shows the table as it stood then. */
export function NotesLog({ onDone }: { readonly onDone: () => void }) {
  const { setMoment } = useNotesSession();
  return (
    <Log
      onMoment={(step) => {
        setMoment(step);
        onDone();
      }}
    />
  );
}

/** What is noted, type size, other tables, a new one, and what is seldom needed. */
export function NotesMenu({ onDone }: { readonly onDone: () => void }) {
  const { state, send } = useNotesSession();
  const { off } = state.context;
  return (
    <>
      <fieldset class="aid-radios">
        <legend>{m.resist_notes_parts()}</legend>
        {NOTE_PARTS.map((part) => {
          const isOn = !off.includes(part);
          const changed = isOn ? [...off, part] : off.filter((one) => one !== part);
          return (
            <CheckBox
              key={part}
              name={PART_NAMES[part]()}
              isOn={isOn}
              onChange={() => send({ type: 'note', off: changed })}
            />
          );
        })}
      </fieldset>
      <BigTypeSwitch />
      <AwakeHint />
      <Games />
      <NewGame onDone={onDone} />
      <More
        announced={{
          title: m.resist_notes_aloud(),
          sample: m.resist_event_struck({ strength: 9 }),
        }}
      />
      <ExitLinks />
    </>
  );
}

/** Exact chances, from what has been told. */
export function OddsSheet() {
  const { notes, position } = useNotes();
  const down = notes.row.flatMap((place) => place.down);
  const known = notes.row.length > 0 ? notes.row : [];
  return (
    <div class="resist rt-odds">
      <section>
        <h3>{m.resist_notes_odds_spies()}</h3>
        <p class="rt-big">{percentText(allSpiesOdds(position))}</p>
      </section>
      <section>
        <h3>{m.resist_notes_odds_civilians({ civilians: civiliansLost(notes) })}</h3>
        <ol class="rt-after">
          {civilianOdds(position).map((chance, n) => (
            <li key={n}>
              <span>{m.resist_notes_after({ cards: n + 1 })}</span>
              <b>{percentText(chance)}</b>
            </li>
          ))}
        </ol>
      </section>
      {down.length > 0 && (
        <section>
          <h3>{m.resist_notes_odds_down()}</h3>
          <FaceDownOdds position={position} enemies={down} />
        </section>
      )}
      <Next title={m.resist_notes_next_hidden()} odds={named(nextCardOdds(position), cardName)} />
      <Next
        title={m.resist_notes_next_recruit()}
        odds={named(nextRecruitOdds(position), maquisName)}
      />
      <Next title={m.resist_notes_next_enemy()} odds={nextEnemies(notes)} />
      {notes.missionDeck > 0 && known.length > 0 && (
        <Next title={m.resist_notes_next_mission()} odds={nextMissions(notes)} />
      )}
    </div>
  );
}

type Named = readonly (readonly [name: string, chance: Fraction])[];

const named = <Id extends string>(
  odds: ReadonlyMap<Id, Fraction>,
  name: (id: Id) => string,
): Named => [...odds].map(([id, chance]) => [name(id), chance]);

type Notes = ReturnType<typeof useNotes>['notes'];

/** What the top of the Enemy deck may be: what it hides, or once it is empty its discard. */
function nextEnemies({ enemyTop, enemyDeck, enemyNumber, enemyDiscard, pools }: Notes): Named {
  const [top] = enemyTop;
  if (top) return [[enemyName(top), fraction(1, 1)]];
  const cards = enemyDeck > 0 ? (pools[enemyNumber] ?? []) : enemyDiscard;
  return ENEMY_KINDS.flatMap(({ id }) => {
    const copies = cards.filter((kind) => kind === id).length;
    return copies > 0 ? [[enemyName(id), fraction(copies, cards.length)] as const] : [];
  });
}

/** resist.setup-missions: any Mission of the era that is due and was not seen. */
function nextMissions(notes: Notes): Named {
  const era = nextEra({ phase: 'aftermath', missionDeck: notes.missionDeck });
  const seen = [...notes.row.map(({ mission }) => mission), ...notes.defeated];
  const open = MISSIONS.filter((one) => one.era === era && !seen.includes(one.id));
  return open.map(({ id }) => [missionName(id), fraction(1, open.length)]);
}

function Next({ title, odds }: { readonly title: string; readonly odds: Named }) {
  if (odds.length === 0) return null;
  const sorted = [...odds].sort(([, a], [, b]) => fractionNumber(b) - fractionNumber(a));
  return (
    <details>
      <summary>{title}</summary>
      <ul class="rt-next">
        {sorted.map(([name, chance]) => (
          <li key={name}>
            <span>{name}</span> <b>{percentText(chance)}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}
