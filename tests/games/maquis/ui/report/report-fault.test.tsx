// @vitest-environment happy-dom

import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { tableMachine } from '#games/maquis/session/index.ts';
import { aidOf, MaquisContext, SettingsContext } from '#games/maquis/ui/aid/aid.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import type { PlayContext } from '#play/ui/frame/play-context.ts';
import type { RuleLinks } from '#play/ui/frame/session.ts';
import { ReportFault } from '#play/ui/report/ReportFault.tsx';
import { mounted } from '../mounted.ts';
import { kept } from '../practice/kept-games.tsx';

const NOBODY = () => {};

/** The report of a won game, opened, on a site that says this of itself. */
async function opened(site: PlayContext<SaveTypes>['site']): Promise<HTMLElement> {
  const { progress } = kept('a', 'win', {}, 30);
  const input = { seed: 's', resume: progress };
  const state = createActor(tableMachine, { input }).getSnapshot();
  const aid = aidOf({ state, send: NOBODY, rules: {} as RuleLinks });
  const settings = {
    bigType: false,
    setBigType: NOBODY,
    canStayAwake: false,
    others: [],
    open: NOBODY,
    keep: async () => undefined,
    remove: NOBODY,
    bring: async () => undefined,
    links: {
      rulebook: '',
      home: '',
      practice: '/en/maquis/practice/',
      position: '/en/maquis/position/',
      screen: '',
      kept: '',
    },
    site,
  };
  const root = mounted(
    <MaquisContext.Provider value={aid}>
      <SettingsContext.Provider value={settings}>
        <ReportFault said="Step 31 cannot have happened." />
      </SettingsContext.Provider>
    </MaquisContext.Provider>,
  );
  const details = root.querySelector('details');
  act(() => {
    details?.setAttribute('open', '');
    details?.dispatchEvent(new Event('toggle'));
  });
  // What makes the links is loaded when the report is opened.
  await vi.waitUntil(() => root.querySelector('textarea'));
  return root;
}

const textIn = (root: HTMLElement) => root.querySelector('textarea')?.value ?? '';

it('leads to the page where reports are written, with just the text that is seen', async () => {
  const reports = 'https://example.com/project/issues/new';
  const root = await opened({ version: '1.2.3', reports });
  const link = root.querySelector('a');
  const { origin, pathname, searchParams } = new URL(link?.href ?? '');
  expect(origin + pathname).toBe(reports);
  expect(searchParams.get('body')).toBe(textIn(root));
  expect(searchParams.get('title')).toContain('30');
  expect(link?.rel).toContain('noreferrer');
  expect(textIn(root)).toContain('Version: 1.2.3');
  expect(textIn(root)).toContain('Step 31 cannot have happened.');
});

it('leads nowhere where nobody settled such a page', async () => {
  const root = await opened({ version: '1.2.3' });
  expect(root.querySelector('a')).toBeNull();
  expect(textIn(root)).toContain('/en/maquis/practice/#game=');
});
