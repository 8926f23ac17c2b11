import {
  ENEMY_KINDS,
  type EnemyKindId,
  type MissionId,
  missionOf,
} from '#games/resist/data/index.ts';
import { defensesAt, type Position, type Snapshot } from '#games/resist/engine/index.ts';
import { enemyName, missionName } from '#games/resist/i18n/cards.ts';
import { missionEffect, missionShortEffect } from '#games/resist/i18n/effects.ts';
import { ENEMY_NAMES, WHEN_NAMES } from '#games/resist/i18n/names.ts';
import * as m from '#messages';
import { listed } from '#shared/list-text.ts';
import { MissionDrawing } from '../drawings/MissionDrawing.tsx';
import { ENEMY_SIGNS, SignIcon } from '../drawings/Sign.tsx';
import { Laurel, Shield } from './Numbers.tsx';

interface MissionCardProps {
  readonly place: Snapshot['row'][number];
  readonly position: Position;
  /** The Defense of the Mission as it stands, where it is not the printed one. */
  readonly defense?: number | undefined;
  readonly look: 'free' | 'choosable' | 'chosen' | 'aside' | 'beaten';
  /** Left out where it is a picture only. */
  readonly onTap?: ((mission: MissionId) => void) | undefined;
}

/** How a Mission looks in the row while nothing is being chosen. */
export const lookInRow = (
  { target, beaten }: Pick<Snapshot, 'target' | 'beaten'>,
  mission: string,
): MissionCardProps['look'] => {
  if (target !== mission) return target === null ? 'free' : 'aside';
  return beaten ? 'beaten' : 'chosen';
};

interface MissionCardsProps extends Pick<MissionCardProps, 'position' | 'onTap'> {
  readonly now: Snapshot;
  /** Those of the row that are shown; all where nobody says. */
  readonly row?: Snapshot['row'];
  readonly lookOf?: (mission: MissionId) => MissionCardProps['look'];
}

/** The Missions in the row, one after the other. */
export const MissionCards = ({
  now,
  row = now.row,
  lookOf = (mission) => lookInRow(now, mission),
  ...others
}: MissionCardsProps) => (
  <>
    {row.map((place) => (
      <MissionCard
        key={place.mission}
        place={place}
        defense={now.target === place.mission ? now.defense?.mission : undefined}
        look={lookOf(place.mission)}
        {...others}
      />
    ))}
  </>
);

/** A Mission with the Enemies at it. A tap considers it, or shows what it does. */
function MissionCard({ place, position, defense, look, onTap }: MissionCardProps) {
  const mission = missionOf(place.mission);
  const name = missionName(place.mission);
  if (place.failed) {
    return (
      <div
        class="mission mission--failed"
        role="img"
        aria-label={m.resist_failed_here({ mission: name })}
      >
        <span class="mission__name">{m.resist_failed_mission()}</span>
        <small>{name}</small>
      </div>
    );
  }
  const shown = defense ?? mission.defense;
  const enemies = defensesAt(position, place.mission);
  const inside = (
    <>
      <span class="mission__top">
        <span class="mission__name">{name}</span>
        <Shield of={shown} />
        <Laurel of={mission.points} />
      </span>
      <span class="mission__effect">
        <b>{WHEN_NAMES[mission.effect.when]()}</b> {missionShortEffect(mission.effect)}
      </span>
      <span class="mission__drawing">
        <MissionDrawing of={place.mission} />
      </span>
      <span class="mission__garrison">
        {enemies.map(({ kind, defense: now }, n) => (
          <EnemyChip key={n} kind={kind} defense={now} />
        ))}
        {place.down.map((enemy, n) => (
          <FaceDownChip key={n} enemy={enemy} />
        ))}
      </span>
    </>
  );
  if (!onTap) {
    return (
      <div class={`mission mission--${look}`} role="img" aria-label={missionInWords(place, shown)}>
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={`mission mission--${look}`}
      aria-pressed={look === 'chosen'}
      onClick={() => onTap(place.mission)}
    >
      <span class="visually-hidden">{missionInWords(place, shown)}</span>
      <span class="seen" aria-hidden="true">
        {inside}
      </span>
    </button>
  );
}

/** What is printed on a Mission card, or its Defense as it stands now, for who cannot see it. */
export function missionCardInWords(
  mission: MissionId,
  defense: number = missionOf(mission).defense,
): string {
  const { points, effect } = missionOf(mission);
  return [
    m.resist_mission_told({ mission: missionName(mission), defense, points }),
    m.resist_effect_told({ when: WHEN_NAMES[effect.when](), effect: missionEffect(effect) }),
  ].join(' ');
}

/** All that a Mission in the row shows, for who cannot see it. */
function missionInWords(place: Snapshot['row'][number], defense: number): string {
  const up = place.up.map(enemyName);
  return [
    missionCardInWords(place.mission, defense),
    up.length > 0 ? m.resist_enemies_told({ enemies: listed(up) }) : '',
    place.down.length > 0 ? m.resist_face_down_told({ count: place.down.length }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** An Enemy face up: red hurts if it survives, blue is in the way, green frees a Recruit. */
export function EnemyChip({
  kind,
  defense,
}: {
  readonly kind: EnemyKindId;
  /** The current Defense, where it is not the printed one. */
  readonly defense?: number | undefined;
}) {
  const enemy = ENEMY_KINDS.find(({ id }) => id === kind);
  if (!enemy) return null;
  const { id, effect } = enemy.type;
  const now = defense ?? enemy.defense;
  return (
    <span class={`enemy enemy--${effect.when.toLowerCase()}`}>
      <SignIcon of={ENEMY_SIGNS[id]} />
      <b class={now === enemy.defense ? '' : 'enemy__changed'}>{now}</b>
      <span class="enemy__name">{ENEMY_NAMES[id]()}</span>
    </span>
  );
}

/** An Enemy face down: what it is where that was seen, a question mark where not. */
function FaceDownChip({ enemy }: { readonly enemy: EnemyKindId | number }) {
  const known = ENEMY_KINDS.find(({ id }) => id === enemy);
  return (
    <span class="enemy enemy--down" title={m.resist_face_down()}>
      {known && <SignIcon of={ENEMY_SIGNS[known.type.id]} />}
      <b>{known ? known.defense : '?'}</b>
    </span>
  );
}
