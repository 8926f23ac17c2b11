import { useState } from 'preact/hooks';
import {
  ENEMY_KINDS,
  ENEMY_TYPE_IDS,
  type EnemyTypeId,
  MAQUIS_IDS,
  type MaquisId,
  MISSION_IDS,
  type MissionId,
  missionOf,
} from '#games/resist/data/index.ts';
import { maquisName, missionName } from '#games/resist/i18n/cards.ts';
import { ENEMY_EFFECTS, missionEffect } from '#games/resist/i18n/effects.ts';
import { ENEMY_NAMES, WHEN_NAMES } from '#games/resist/i18n/names.ts';
import * as m from '#messages';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { ENEMY_SIGNS, SignIcon } from '../drawings/Sign.tsx';
import { type GameView, useView } from '../view.ts';
import { FaceDownOdds } from './FaceDownOdds.tsx';
import { InPlay } from './InPlay.tsx';
import { lookInRow, MissionCards } from './MissionCard.tsx';
import { FullCard, HandCard } from './PersonCard.tsx';

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
        <MissionCards
          now={now}
          position={position}
          lookOf={(mission) => lookOf(view, mission)}
          onTap={tapMission}
        />
      </section>
      <InPlay onRead={(maquis) => setRead({ maquis })} />
      <section class="hand" aria-label={m.resist_hand()}>
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

/** A Mission read in full: what it does, what its Enemies do, and what may lie face down there. */
export function MissionText({ mission }: { readonly mission: MissionId }) {
  const { now, position, isPuzzle } = useView();
  const { effect } = missionOf(mission);
  const place = now.row.find((one) => one.mission === mission);
  const types = ENEMY_TYPE_IDS.filter((type) => place?.up.some((kind) => typeOf(kind) === type));
  return (
    <div class="mission-text">
      <p>
        <b>{WHEN_NAMES[effect.when]()}</b> {missionEffect(effect)}
      </p>
      {types.length > 0 && (
        <ul class="mission-text__enemies">
          {types.map((type) => (
            <li key={type}>
              <SignIcon of={ENEMY_SIGNS[type]} />
              <span>
                <b>{ENEMY_NAMES[type]()}</b> {ENEMY_EFFECTS[type]()}
              </span>
            </li>
          ))}
        </ul>
      )}
      {place && !isPuzzle && <FaceDownOdds position={position} enemies={place.down} />}
    </div>
  );
}

const typeOf = (kind: string): EnemyTypeId | undefined =>
  ENEMY_KINDS.find(({ id }) => id === kind)?.type.id;

/*
 * What is being considered is kept as `maquis:ID` or `mission:ID`; whatever else a prompt offers is
 * kept as the move it would be.
 */

/** The Mission that is considered. */
export const missionConsidered = ({
  selected,
}: Pick<GameView, 'selected'>): MissionId | undefined =>
  MISSION_IDS.find((id) => selected === `mission:${id}`);

/** Who of the hand is considered; where nobody was named, the first who is there. */
export function personConsidered({ selected, now }: Pick<GameView, 'selected' | 'now'>) {
  const inHand = now.hand.filter((card): card is MaquisId => card !== 'spy');
  const named = MAQUIS_IDS.find((id) => selected === `maquis:${id}`);
  return named && inHand.includes(named) ? named : inHand[0];
}
