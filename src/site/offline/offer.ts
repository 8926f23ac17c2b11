import * as m from '#messages';
import css from './offer.css?inline';
import { takeOver, waitsWhole } from './take-over.ts';

// A <style> written into the page would be refused by its content policy.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

let offered = false;

function buttonWith(text: string, click: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', click);
  return button;
}

/** Says once, in a quiet line, that a new version is here as a whole. Nothing happens by itself. */
export async function offerUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  if (!(await waitsWhole(registration)) || offered) return;
  offered = true;
  document.adoptedStyleSheets.push(sheet);
  const line = document.createElement('aside');
  line.className = 'update-offer no-print';
  line.setAttribute('aria-label', m.offline_new());
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  line.append(
    said,
    buttonWith(m.offline_new_take(), () => takeOver(registration)),
    buttonWith(m.offline_new_later(), () => line.remove()),
  );
  document.body.append(line);
  // A live region speaks of what comes into it after it is there.
  requestAnimationFrame(() => {
    said.textContent = m.offline_new();
  });
}
