import { render } from 'preact';
import { afterAll } from 'vitest';

/** Files share what they load, their page too: what one has left on it is not the next one's. */
afterAll(() => {
  if (typeof document === 'undefined') return;
  render(null, document.body);
  document.body.replaceChildren();
});
