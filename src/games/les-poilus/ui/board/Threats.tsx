import { GAME, THREAT_KINDS, type ThreatKind } from '#games/les-poilus/data/index.ts';
import { KIND_NAMES } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import type { MoveEffect } from '../effect.ts';
import { useGameOnScreen } from '../game.ts';
import { KindSign } from './CardFace.tsx';

/** The six counts of active threats: at two an alarm, at three the mission fails. */
export function Threats({ effect }: { readonly effect: MoveEffect }) {
  return <ThreatCounts active={useGameOnScreen().state.active} effect={effect} />;
}

interface CountsProps {
  readonly active: Readonly<Record<ThreatKind, number>>;
  readonly effect: MoveEffect;
}

/** The same for whoever counts without a game. */
export function ThreatCounts({ active, effect }: CountsProps) {
  return (
    <ul class="threats" aria-label={m.poilus_threats()}>
      {THREAT_KINDS.map((kind) => (
        <Threat key={kind} kind={kind} count={active[kind]} change={effect.change[kind] ?? 0} />
      ))}
    </ul>
  );
}

interface Props {
  readonly kind: ThreatKind;
  readonly count: number;
  readonly change: number;
}

function Threat({ kind, count, change }: Props) {
  const then = Math.max(0, count + change);
  const level =
    then >= GAME.sameKindFails ? 'fails' : then === GAME.sameKindFails - 1 ? 'alarm' : 'calm';
  const name = KIND_NAMES[kind]();
  const said =
    change === 0
      ? m.poilus_threat_count({ kind: name, count })
      : m.poilus_threat_change({ kind: name, count, then });
  return (
    <li class={`threat threat--${level}${change === 0 ? '' : ' threat--pending'}`}>
      <span class="visually-hidden">{said}</span>
      <span class="threat__top" aria-hidden="true">
        <KindSign kind={kind} />
        <b>{then}</b>
      </span>
      <span class="threat__pips" aria-hidden="true">
        {[1, 2, 3].map((pip) => (
          <i key={pip} class={pip <= Math.min(count, then) ? 'on' : pip <= then ? 'new' : ''} />
        ))}
      </span>
      <span class="threat__word" aria-hidden="true">
        {level === 'fails'
          ? m.poilus_threat_fails()
          : level === 'alarm'
            ? m.poilus_threat_alarm()
            : name}
      </span>
    </li>
  );
}
