import { Eraser, Undo2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { CARD_IDS, GAME, THREAT_KINDS } from '#games/les-poilus/data/index.ts';
import { dropFor, threatsOn } from '#games/les-poilus/engine/index.ts';
import { alarmsIn } from '#games/les-poilus/i18n/aid.ts';
import { cardInWords } from '#games/les-poilus/i18n/cards.ts';
import { KIND_NAMES } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { listed } from '#shared/list-text.ts';
import { PoilusCardFace } from '../board/CardFace.tsx';
import { ThreatCounts } from '../board/Threats.tsx';
import { NO_EFFECT } from '../effect.ts';
import { DropCards } from './panels/DroppedPanel.tsx';
import { FearSheet, ThreatSheet } from './Sheets.tsx';

/**
 * Only the alarm: cards tapped as they are played, counted, nothing else asked. Traumas and phobias of
 * those still in lie beside them and are tapped away when their owner leaves.
 */
export function AlarmOnly({ onClose }: { readonly onClose: () => void }) {
  const [cards, setCards] = useState<readonly string[]>(readAlarm);
  const active = threatsOn(cards);
  const change = (next: readonly string[]) => {
    saveAlarm(next);
    setCards(next);
  };
  const failed = THREAT_KINDS.filter((kind) => active[kind] >= GAME.sameKindFails);
  const alarms = alarmsIn(active);
  const wouldFail = (card: string) =>
    THREAT_KINDS.some((kind) => active[kind] + threatsOn([card])[kind] >= GAME.sameKindFails);
  return (
    <section class="alarm-only" aria-labelledby="aid-prompt">
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {m.poilus_aid_only_alarm()}
      </h2>
      <ThreatCounts active={active} effect={NO_EFFECT} />
      <p
        class={failed.length > 0 ? 'alarm alarm--fails' : alarms ? 'alarm' : 'alarm alarm--calm'}
        role="status"
      >
        {failed.length > 0
          ? m.poilus_aid_alarm_fails({ kinds: listed(failed.map((kind) => KIND_NAMES[kind]())) })
          : alarms
            ? m.poilus_aid_alarm({ kinds: alarms })
            : m.poilus_aid_only_alarm_hint()}
      </p>
      <ul class="alarm-only__cards" aria-label={m.poilus_no_mans_land()}>
        {cards.map((card, place) => (
          <li key={`${card} ${place}`}>
            <button
              type="button"
              class="playing-card"
              aria-label={m.poilus_aid_take_away({ card: cardInWords(card) })}
              onClick={() => change(cards.filter((_, n) => n !== place))}
            >
              <PoilusCardFace card={card} />
            </button>
          </li>
        ))}
      </ul>
      <ThreatSheet
        label={m.poilus_aid_cards()}
        fails={wouldFail}
        onTell={(card) => change([...cards, card])}
      />
      <FearSheet cards={cards} fails={wouldFail} onTell={(card) => change([...cards, card])} />
      <div class="aid-buttons">
        <button
          type="button"
          class="aid-secondary"
          disabled={cards.length === 0}
          onClick={() => change(cards.slice(0, -1))}
        >
          <Undo2 aria-hidden="true" /> {m.poilus_aid_last_back()}
        </button>
        <button
          type="button"
          class="aid-secondary"
          disabled={cards.length === 0}
          onClick={() => change([])}
        >
          <Eraser aria-hidden="true" /> {m.poilus_aid_clear()}
        </button>
        <button type="button" class="aid-primary" onClick={onClose}>
          {m.poilus_aid_whole()}
        </button>
      </div>
    </section>
  );
}

/** The cards of the alarm by itself, for as long as the page stays open, reloads included. */
const KEY = 'safe-house.les-poilus.alarm';

function readAlarm(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((card) => CARD_IDS.includes(card)) : [];
  } catch {
    return [];
  }
}

function saveAlarm(cards: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(cards));
  } catch {
    // Not kept where the browser keeps nothing: the cards lie on the table.
  }
}

/** Morale begins with so many at most. */
const MOST_MORALE = 39;
const MOST_HELD = 30;

/** Only the morale drop: what hands hold, Demoralised or not, and the cards to move. */
export function MoraleOnly({ onClose }: { readonly onClose: () => void }) {
  const [held, setHeld] = useState(0);
  const [isDemoralised, setDemoralised] = useState(false);
  const [morale, setMorale] = useState(34);
  const drop = dropFor(held, isDemoralised);
  return (
    <section class="aid-setup" aria-labelledby="aid-prompt">
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {m.poilus_aid_only_morale()}
      </h2>
      <Stepper name={m.poilus_aid_held()} value={held} most={MOST_HELD} onChange={setHeld} />
      <CheckBox
        name={m.poilus_aid_has_demoralised()}
        isOn={isDemoralised}
        onChange={setDemoralised}
      />
      <Stepper
        name={m.poilus_aid_in_morale()}
        value={morale}
        most={MOST_MORALE}
        onChange={setMorale}
      />
      <DropCards count={Math.min(drop, morale)} />
      <p class="aid-note" role="status">
        {drop >= morale
          ? m.poilus_ending_monument_text()
          : m.poilus_aid_morale_left({ drop, left: morale - drop })}
      </p>
      <div class="aid-buttons">
        <button type="button" class="aid-secondary" onClick={onClose}>
          {m.poilus_aid_whole()}
        </button>
        <button
          type="button"
          class="aid-primary"
          disabled={morale === 0}
          onClick={() => setMorale(Math.max(0, morale - drop))}
        >
          {m.poilus_aid_moved({ count: Math.min(drop, morale) })}
        </button>
      </div>
    </section>
  );
}
