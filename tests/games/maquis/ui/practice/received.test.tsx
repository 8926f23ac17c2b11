// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type GameRecord, gameLink, positionLink } from '#games/maquis/engine/index.ts';
import { type Save, statisticsOf, tableMachine } from '#games/maquis/session/index.ts';
import { saveFormat } from '#games/maquis/session/save-format.ts';
import { aidOf, MaquisContext, SettingsContext } from '#games/maquis/ui/aid/aid.ts';
import { OverPanel } from '#games/maquis/ui/aid/OverPanel.tsx';
import { practiceArrival } from '#games/maquis/ui/practice/arrival.ts';
import { NO_SETTINGS } from '#play/ui/frame/play-context.ts';
import { expectNotCounted } from '../../../../play/received.ts';
import { tableWith } from '../../engine/tables.ts';
import { mounted } from '../mounted.ts';

const FILE = join(import.meta.dirname, '../../../../fixtures/maquis/win.record.json');
const WON: GameRecord = JSON.parse(readFileSync(FILE, 'utf8'));
const LINK = gameLink({ record: WON, at: WON.moves.length });

/** What a link opens. */
function opened(fragment: string): Save {
  history.replaceState(null, '', `#${fragment}`);
  const arrival = practiceArrival();
  if (!arrival || !('save' in arrival)) throw new Error('the link opens nothing');
  return arrival.save;
}

/** What is said at the end of a game. */
function saidAtTheEnd(current: Save, help: 'none' | 'coach' = 'none'): string {
  const { progress: resume } = current;
  const actor = createActor(tableMachine, { input: { seed: 's', resume, help } }).start();
  const aid = aidOf({ state: actor.getSnapshot(), send: actor.send, rules: {} as never });
  const settings = { ...NO_SETTINGS, current } as never;
  const page = mounted(
    <SettingsContext.Provider value={settings}>
      <MaquisContext.Provider value={aid}>
        <OverPanel />
      </MaquisContext.Provider>
    </SettingsContext.Provider>,
  );
  return page.textContent ?? '';
}

test("somebody's finished game is not counted as one's own", () => {
  expectNotCounted({ link: LINK, arrival: practiceArrival, saveFormat, statisticsOf });
});

test('nothing is said of help in a game that came by a link, unless some was used here', () => {
  const { received: _, ...own } = opened(LINK);
  expect(saidAtTheEnd(own)).toContain('Played without help.');
  expect(saidAtTheEnd(opened(LINK))).not.toMatch(/help/i);
  expect(saidAtTheEnd(opened(LINK), 'coach')).toContain('Help used: Coach.');
});

test('a position that somebody sent is played by oneself, from its first move', () => {
  const table = tableWith({ phase: 'dusk', day: 2, morale: 1 });
  const seed = 'a seed';
  expect(opened(positionLink({ table, seed, moves: [], at: 0 })).received).toBeUndefined();
  expect(opened(positionLink({ table, seed, moves: ['upkeep'], at: 1 })).received).toBe(true);
});
