// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchTool } from '#play/ui/parts/ToolButton.tsx';
import { SEARCH_WANTED } from '#shared/page/page-events.ts';
import { answerIn } from '#site/search/SearchAnswer.tsx';

afterEach(() => act(() => render(null, document.body)));

const PAGE = `<main><h1>Patrols</h1>
  <section id="maquis.patrols" data-record="Patrols">
    <h2>Patrols</h2><p>Draw a <button class="term">card</button>. <a href="#maquis.route-home">Way home</a> <b id="term">police</b></p>
    <p class="rule-id">maquis.patrols <button class="scripted">Copy</button></p><script>1</script>
  </section><section id="maquis.route-home" data-record="x"><p>Other</p></section></main>`;
const address = 'http://localhost/en/maquis/rules/patrols/#maquis.patrols';

test('the answer is the rule alone, without what belongs to its page, and its links lead back there', () => {
  const answer = answerIn(PAGE, address);
  expect(answer?.textContent).toContain('Draw a card.');
  expect(answer?.textContent).not.toContain('Other');
  expect(answer?.querySelector('button, script, .rule-id, [id]')).toBeNull();
  expect(answer?.querySelector('a')?.getAttribute('href')).toBe(
    'http://localhost/en/maquis/rules/patrols/#maquis.route-home',
  );
});

test('a page is read without its styles, of which the policy of another page would complain', () => {
  const styled = PAGE.replace(
    '<p>Draw',
    '<style>p { color: red }</style><p style="color: red">Draw',
  );
  const answer = answerIn(styled, address);
  expect(answer?.querySelector('style, [style]')).toBeNull();
  expect(answer?.textContent).toContain('Draw a card.');
});

test('what stands in a rule is shown with the rule; an address of nothing shows nothing', () => {
  const of = (id: string) => answerIn(PAGE, address.replace(/#.*/, `#${id}`));
  expect(of('term')?.textContent).toContain('Draw a card.');
  expect(of('gone')).toBeUndefined();
});

test('the bar asks the page for its search, and goes nowhere', () => {
  const wanted = vi.fn();
  document.addEventListener(SEARCH_WANTED, wanted);
  act(() => render(<SearchTool />, document.body));
  act(() => document.querySelector('button')?.click());
  expect(wanted).toHaveBeenCalledTimes(1);
  document.removeEventListener(SEARCH_WANTED, wanted);
});
