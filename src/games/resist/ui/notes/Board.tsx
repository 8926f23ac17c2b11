import { GAME, type MissionId } from '#games/resist/data/index.ts';
import { stillToClear } from '#games/resist/engine/index.ts';
import { PHASE_NAMES } from '#games/resist/i18n/moments.ts';
import { civiliansLost, deckSize, failedMissions } from '#games/resist/session/notes/index.ts';
import * as m from '#messages';
import { PeopleInPlay } from '../board/InPlay.tsx';
import { lookInRow, MissionCards } from '../board/MissionCard.tsx';
import { Pips } from '../board/Numbers.tsx';
import { Points } from '../board/Points.tsx';
import { SignIcon } from '../drawings/Sign.tsx';
import { type NotesView, useNotes } from './mode.ts';

/** The Missions with their Enemies, and who is in play; a tap considers one of them, unless it is a picture. */
export function NotesBoard({ isPicture = false }: { readonly isPicture?: boolean }) {
  const view = useNotes();
  const { now, position, isOn, select } = view;
  const row = isOn('missions') ? now.row : now.row.filter(({ mission }) => mission === now.target);
  // While the row is laid out, the places that are still free are seen.
  const still = now.phase === 'setup' && isOn('missions') ? GAME.row - row.length : 0;
  return (
    <>
      <section class="missions" aria-label={m.resist_missions()} data-count={row.length + still}>
        <MissionCards
          now={now}
          row={row}
          position={position}
          lookOf={(mission) => lookOf(view, mission)}
          onTap={isPicture ? undefined : (mission) => select(`mission:${mission}`)}
        />
        {Array.from({ length: still }, (_, n) => (
          <span key={n} class="mission mission--none" aria-hidden="true" />
        ))}
      </section>
      {isOn('strength') && now.phase !== 'setup' && <InPlay />}
    </>
  );
}

function lookOf({ now, selected }: NotesView, mission: MissionId) {
  return selected === `mission:${mission}` && now.target !== mission
    ? 'chosen'
    : lookInRow(now, mission);
}

/** Who is in play on which side, the strength they come to, and what it would take to clear all here. */
function InPlay() {
  const { position, now, notes, select, selected } = useNotes();
  const isCounted = ['plan', 'attack', 'strike'].includes(notes.phase);
  const toClear = stillToClear(position);
  return (
    <section class="in-play" aria-label={m.resist_in_play()}>
      <PeopleInPlay position={position} strength={now.strength} isCounted={isCounted}>
        {({ maquis, side }, told) => (
          <button
            type="button"
            class={`in-play__person in-play__person--${side}`}
            aria-pressed={selected === `maquis:${maquis}`}
            onClick={() => select(`maquis:${maquis}`)}
          >
            {told}
          </button>
        )}
      </PeopleInPlay>
      {isCounted && toClear > 0 && (
        <span class="in-play__sum rt-clear">
          <small>{m.resist_notes_to_clear()}</small>
          <b>{toClear}</b>
        </span>
      )}
    </section>
  );
}

/** The trackers in a line: round, failed Missions, civilians, points with their tier, the piles. */
export function NotesStatus() {
  const { notes, now, position, isOn } = useNotes();
  const civilians = civiliansLost(notes);
  const { supply, outSpies: out } = notes;
  const cycle = GAME.spiesInTheDeck + GAME.spySupply - supply - out;
  return (
    <header class="status">
      <dl class="status__facts">
        <div>
          <dt>{notes.round > 0 ? m.resist_round({ round: notes.round }) : PHASE_NAMES.setup()}</dt>
          <dd class="status__phase">{PHASE_NAMES[notes.phase]()}</dd>
        </div>
        {isOn('missions') && (
          <div>
            <dt>
              {m.resist_failed()} {failedMissions(notes)}/{GAME.failLimit}
            </dt>
            <dd>
              <Pips full={failedMissions(notes)} of={GAME.failLimit} />
            </dd>
          </div>
        )}
        {isOn('civilians') && (
          <div>
            <dt>
              {m.resist_civilians()} {civilians}/{GAME.civilianLimit}
            </dt>
            <dd>
              <Pips full={civilians} of={GAME.civilianLimit} />
            </dd>
          </div>
        )}
        {isOn('missions') && <Points position={position} />}
      </dl>
      {isOn('spies') && (
        <ul class="rt-counts">
          <li>
            <SignIcon of="cards" /> <span>{m.resist_pile_hidden_short()}</span> {deckSize(notes)}
          </li>
          <li>
            <SignIcon of="pile" /> <span>{m.resist_notes_short_discard()}</span>{' '}
            {now.hiddenDiscard.length}
          </li>
          <li>
            <SignIcon of="spy" /> <span>{m.resist_notes_short_cycle()} </span>
            <span>{m.resist_notes_spy_counts({ cycle, supply, out })}</span>
            <i aria-hidden="true">
              {cycle}·{supply}·{out}
            </i>
          </li>
          <li>
            <SignIcon of="recruit" /> <span>{m.resist_pile_recruits_short()}</span> {notes.recruits}
          </li>
          <li>
            <SignIcon of="enemy" /> <span>{m.resist_pile_enemies_short()}</span>{' '}
            {notes.enemyDeck + notes.enemyTop.length}
          </li>
          <li>
            <SignIcon of="flag" /> <span>{m.resist_pile_missions_short()}</span> {notes.missionDeck}
          </li>
        </ul>
      )}
    </header>
  );
}
