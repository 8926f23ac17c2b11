import { GAME } from '#games/resist/data/index.ts';
import { PHASE_NAMES } from '#games/resist/i18n/asks.ts';
import { civiliansLost, deckSize, failedMissions } from '#games/resist/session/notes/index.ts';
import * as m from '#messages';
import { Pips } from '../board/Numbers.tsx';
import { Points } from '../board/Points.tsx';
import { SignIcon } from '../drawings/Sign.tsx';
import { useNotes } from './mode.ts';

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
