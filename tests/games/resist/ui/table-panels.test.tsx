// @vitest-environment happy-dom
import type { ComponentType } from 'preact';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { EFFECT_DETAILS, READINGS, RULES, SPLITS } from '#games/resist/data/index.ts';
import { answersNow, detailNow, notesMachine } from '#games/resist/session/notes/index.ts';
import { ASKING_PANELS } from '#games/resist/ui/notes/panels/Asking.tsx';
import { DEAL_PANELS } from '#games/resist/ui/notes/panels/Dealt.tsx';
import { PLAY_PANELS } from '#games/resist/ui/notes/panels/Play.tsx';
import { TurnUpPanel } from '#games/resist/ui/notes/panels/TurnUp.tsx';
import { SessionProvider } from '#play/ui/frame/session.ts';
import { GamesOnTable } from '../session/beside/games.ts';
import { Table } from '../session/beside/table.ts';

let root: HTMLElement | undefined;

const LINKS = { '/rules/': Object.fromEntries(Object.keys(RULES).map((id) => [id, id])) };

/** What is asked once all of this was told, without what only describes a card. */
function shown(Panel: ComponentType, ...moves: readonly string[]): string {
  const panel = drawn(Panel, toldOf(moves), () => {}).cloneNode(true) as HTMLElement;
  for (const hidden of panel.querySelectorAll('[hidden]')) hidden.remove();
  return panel.textContent ?? '';
}

/** The table once all of this was told, and with what is looked at. */
function toldOf(moves: readonly string[], choice?: string) {
  const table = createActor(notesMachine, { input: { seed: 'table' } }).start();
  table.send({ type: 'start' });
  for (const move of moves) table.send({ type: 'move', move });
  if (choice) table.send({ type: 'select', choice });
  return table.getSnapshot();
}

/** A panel of a game as it stands. */
function drawn(Panel: ComponentType, state: unknown, send: (event: unknown) => void): HTMLElement {
  root ??= document.body.appendChild(document.createElement('div'));
  const into = root;
  const session = { room: 'table', state, send, rules: LINKS, setMoment: () => {} };
  act(() =>
    render(
      <SessionProvider.Provider value={session as never}>
        <Panel />
      </SessionProvider.Provider>,
      into,
    ),
  );
  return into;
}

afterEach(() => {
  if (root) render(null, root);
  root?.remove();
  root = undefined;
});

const ROW = ['lay:mountain-pass', 'lay:barracks', 'lay:villa', 'lay:bunker', 'hand:1'];
const EFFECT = 'Discard a Maquis';

test('resist.mission-actions: with Pilar revealed no panel says that the Mission has an effect', () => {
  const chosen = ['use', 'choose:bunker', 'up:bunker:guard-1', 'up:bunker:grunt-1'];
  const withPilar = [...ROW, 'play:pilar:revealed', ...chosen];
  const told = shown(TurnUpPanel, ...withPilar);
  expect(told).toContain('This round the Mission has no effect.');
  expect(told).not.toContain('DEFEND');
  expect(told).not.toContain(EFFECT);
  expect(shown(PLAY_PANELS.attack, ...withPilar, 'attack')).not.toContain(EFFECT);
  const without = shown(TurnUpPanel, ...ROW, ...chosen.slice(1));
  expect(without).toContain('Resolve the Mission’s DEFEND effect now');
  expect(without).toContain(EFFECT);
});

test('resist.turn-up: nobody is told to turn up Enemies that all lie face up', () => {
  const choosing = [...ROW, 'choose:bunker'];
  expect(shown(TurnUpPanel, ...choosing, 'up:bunker:guard-1')).toContain('turn up every Enemy');
  const done = shown(TurnUpPanel, ...choosing, 'up:bunker:guard-1', 'up:bunker:grunt-1');
  expect(done).toContain('every Enemy is face up');
  expect(done).not.toContain('Turn up all of them');
});

test('resist.action-optional: a question about an action names whose it is, and can be left', () => {
  const told = shown(ASKING_PANELS.asking, ...ROW, 'play:paquita:hidden');
  expect(told).toContain('PLAN · Paquita');
  expect(told).toContain('At which Mission?');
  expect(told).toContain('Action not used');
  expect(shown(ASKING_PANELS.asking, ...ROW, 'play:paquita:hidden', 'at:villa')).not.toContain(
    'not used',
  );
});

test('resist.action-in-full: whoever is in hand unnamed can be discarded for an action', () => {
  const read = (...played: readonly string[]) => {
    const told = toldOf([...ROW, ...played], 'maquis:jacinto');
    return drawn(PLAY_PANELS.plan, told, () => {}).textContent;
  };
  // Four Maquis and a Spy are drawn; Jacinto discards another Maquis from hand.
  const others = ['play:benigno:hidden', 'play:carlos:hidden', 'play:nicolas:hidden'];
  expect(read()).not.toContain('Needs a Maquis in hand');
  expect(read(...others.slice(0, 2))).not.toContain('Needs a Maquis in hand');
  expect(read(...others)).toContain('Needs a Maquis in hand');
});

test('resist.draw-what-there-is: a card known on top of the deck is there to tap once', () => {
  // Jacinto discards a Maquis and draws two cards; Antonio has put a Recruit on the Hidden deck.
  const antonio = ['play:antonio:revealed', 'recruit:carlos:top'];
  const jacinto = ['play:jacinto:revealed', 'put:anastasio:discard'];
  const panel = drawn(ASKING_PANELS.asking, toldOf([...ROW, ...antonio, ...jacinto]), () => {});
  expect(panel.textContent).toContain('Which card was drawn?');
  const toTap = [...panel.querySelectorAll('button')].map((one) => one.textContent);
  expect(toTap).toEqual(['Carlos']);
});

test('resist.survive: an effect of an Enemy is told under its name, and cannot be left', () => {
  const told = shown(
    ASKING_PANELS.due,
    ...[...ROW, 'choose:bunker', 'up:bunker:counter-guerrilla-4', 'attack', 'put:abel:discard'],
    ...['play:nicolas:revealed', 'play:carlos:hidden', 'play:benigno:hidden', 'strike', 'stop'],
  );
  expect(told).toContain('SURVIVE · Counter-Guerrilla 4');
  expect(told).not.toContain('SURVIVE · SURVIVE');
  expect(told).not.toContain('Done');
});

/** What a question is answered with by the first thing to tap, and by the next where that only began it. */
function tapped(table: Table): string {
  const said: string[] = [];
  const panel = drawn(
    table.step === 'due' ? ASKING_PANELS.due : ASKING_PANELS.asking,
    table.state,
    (event) => {
      said.push((event as { readonly move: string }).move);
    },
  );
  for (let taps = 0; taps < 2 && said.length === 0; taps++) {
    const controls = [...panel.querySelectorAll<HTMLButtonElement>('.prompt button')];
    const first = controls.find((one) => !one.disabled && !one.closest('.rt-go'));
    act(() => first?.click());
  }
  act(() => render(null, panel));
  return said[0] ?? '';
}

test('every question that a game can ask is answered by what the panel has to tap', () => {
  const games = new GamesOnTable();
  const asked = new Set<string>();
  const look = (table: Table) => {
    const told = detailNow(table.notes)?.told;
    if (told === undefined || asked.has(told)) return;
    asked.add(told);
    expect(answersNow(table.notes), told).toContain(tapped(table));
  };
  for (let n = 0; n < 60 && asked.size < EFFECT_DETAILS.length; n++) {
    const setUp = { split: SPLITS[n % 2], reading: READINGS[0], seed: `tapped ${n}` };
    const table = new Table(setUp, look);
    for (const step of games.play(setUp, `tapped ${n}`, n % 4)) table.watch(step);
  }
  expect([...asked].sort()).toEqual([...EFFECT_DETAILS].sort());
});

test('resist.reshuffle: a hand that the deck does not last for says when to shuffle', () => {
  const lays = ROW.slice(0, -1);
  // The deck begins with twelve Maquis and three Spies; a hand is five cards.
  const people = ['abel', 'adela', 'adolfo', 'anastasio', 'antonio', 'benigno', 'carlos', 'celia'];
  const away = [...people, 'consuelo', 'domingo', 'emilio', 'jacinto'];
  const told = (count: number) =>
    shown(DEAL_PANELS.hand, ...lays, ...away.slice(0, count).map((one) => `put:${one}:discard`));
  expect(told(10)).not.toContain('shuffle');
  expect(told(11)).toContain(
    'Draw the last 4 of the Hidden deck, shuffle its discard into a new deck, then draw 1 more.',
  );
  expect(told(12)).toContain('Draw the last 3');
});

test('a key that is tapped is called by its name alone, and who cannot see it is told the card', () => {
  const panel = drawn(PLAY_PANELS.plan, toldOf(ROW), () => {});
  const keys = [...panel.querySelectorAll('.rt-key')];
  const abel = keys.find((key) => nameOf(key) === 'Abel');
  // Values and actions of the printed card.
  expect(describedBy(panel, abel)).toMatch(/Hidden: 1; ATTACK: .*Revealed: 2; ATTACK: /);
  const choosing = drawn(PLAY_PANELS.plan, toldOf(ROW, 'choose'), () => {});
  const villa = [...choosing.querySelectorAll('.rt-key')].find((key) => nameOf(key) === 'Villa');
  expect(describedBy(choosing, villa)).toMatch(/Defense 5, points 3\. DEFEAT: /);
});

const nameOf = (key: Element): string | null | undefined =>
  key.querySelector('.visually-hidden')?.textContent;

const describedBy = (panel: HTMLElement, key: Element | undefined): string =>
  panel.querySelector(`#${key?.getAttribute('aria-describedby')}`)?.textContent ?? '';
