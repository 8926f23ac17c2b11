import { useState } from 'preact/hooks';
import type { MaquisId, MissionId } from '#games/resist/data/index.ts';
import { maquisName, missionName } from '#games/resist/i18n/cards.ts';
import * as m from '#messages';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { MissionText } from '../prompts/MissionText.tsx';
import { missionConsidered, personConsidered } from '../selection.ts';
import { type GameView, useView } from '../view.ts';
import { FullCard } from './FullCard.tsx';
import { HandCard } from './HandCard.tsx';
import { InPlay } from './InPlay.tsx';
import { lookInRow, MissionCard } from './MissionCard.tsx';

/** The table: Missions, who is in play, the hand. A tap chooses where there is a choice, or else reads. */
export function ResistBoard() {
  const view = useView();
  const [read, setRead] = useState<{ maquis: MaquisId } | { mission: MissionId }>();
  const { now, position, send } = view;
  const tapMission = (mission: MissionId) => {
    const choice = choiceOfMission(view, mission);
    if (choice) send({ type: 'select', choice });
    else setRead({ mission });
  };
  const tapPerson = (maquis: MaquisId) => {
    const choice = choiceOfPerson(view, maquis);
    if (choice) send({ type: 'select', choice });
    else setRead({ maquis });
  };
  const isPlaying = now.ask === 'plan' || now.ask === 'attack';
  const isAsked = isPlaying && view.legal.size > 0;
  const person = isAsked && !missionConsidered(view) ? personConsidered(view) : undefined;
  return (
    <>
      <section class="missions" aria-label={m.resist_missions()}>
        {now.row.map((place) => (
          <MissionCard
            key={place.mission}
            place={place}
            position={position}
            defense={now.target === place.mission ? now.defense?.mission : undefined}
            look={lookOf(view, place.mission)}
            onTap={tapMission}
          />
        ))}
      </section>
      <InPlay onRead={(maquis) => setRead({ maquis })} />
      <section class="hand" aria-label={m.resist_hand()} data-slim={isPlaying ? undefined : ''}>
        {now.hand.map((card, n) => (
          <HandCard
            key={`${card} ${n}`}
            card={card}
            position={isPlaying || now.ask === 'use' ? position : undefined}
            isChosen={card !== 'spy' && (card === person || view.selected === `discard:${card}`)}
            onTap={tapPerson}
          />
        ))}
      </section>
      {read && (
        <Dialog
          title={'maquis' in read ? maquisName(read.maquis) : missionName(read.mission)}
          onClose={() => setRead(undefined)}
        >
          <div class="resist">
            {'maquis' in read ? (
              <FullCard maquis={read.maquis} />
            ) : (
              <MissionText mission={read.mission} />
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** What a tap on a Mission chooses, if it can be chosen. */
function choiceOfMission({ legal, now }: GameView, mission: MissionId): string | undefined {
  if (legal.has(`attack:${mission}`)) return `mission:${mission}`;
  return now.ask === 'at' && legal.has(`at:${mission}`) ? `at:${mission}` : undefined;
}

/** What a tap on a card in hand chooses: to be looked at for playing, or to be discarded. */
function choiceOfPerson({ legal, now }: GameView, maquis: MaquisId): string | undefined {
  if (now.ask === 'plan' || now.ask === 'attack') {
    return legal.size > 0 ? `maquis:${maquis}` : undefined;
  }
  return legal.has(`discard:${maquis}`) && now.ask === 'discard-card'
    ? `discard:${maquis}`
    : undefined;
}

function lookOf(view: GameView, mission: MissionId) {
  const { now, selected } = view;
  if (now.target === mission) return lookInRow(now, mission);
  if (missionConsidered(view) === mission || selected === `at:${mission}`) return 'chosen';
  if (now.ask === 'at' && choiceOfMission(view, mission)) return 'choosable';
  return lookInRow(now, mission);
}
