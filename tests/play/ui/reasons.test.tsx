import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Reasons } from '#play/ui/frame/RuleLink.tsx';
import { SessionProvider } from '#play/ui/frame/session.ts';

const refused = [{ code: 'not-now', rule: 'a.rule', params: {} }];
const session = {
  mode: { text: { reason: ({ code }: { readonly code: string }) => `refused: ${code}` } },
  state: { context: { rejected: refused } },
  rules: { '/rules/': { 'a.rule': 'A rule' } },
};

const shown = (reasons?: typeof refused): string =>
  renderToString(
    <SessionProvider.Provider value={session as never}>
      <Reasons {...(reasons ? { reasons } : {})} />
    </SessionProvider.Provider>,
  );

test('that the last thing was refused is said at once; what could be tried is only read', () => {
  expect(shown()).toMatch(/role="alert".*refused: not-now/);
  const others = [{ ...refused[0], code: 'too-many' }] as typeof refused;
  expect(shown(others)).toContain('refused: too-many');
  expect(shown(others)).not.toContain('role="alert"');
});
