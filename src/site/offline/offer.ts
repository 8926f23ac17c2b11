import * as m from '#messages';
import css from './offer.css?inline';
import { takeOver, waitingVersion } from './take-over.ts';

// A <style> written into the page would be refused by its content policy.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** The version passed over in this window, which is not offered there again. */
const PASSED_OVER = 'safe-house.passed-over';

let offered: string | undefined;

try {
  offered = sessionStorage.getItem(PASSED_OVER) ?? undefined;
} catch {
  // Storage is closed to this page: then the next page asks again.
}

function passOver(version: string): void {
  try {
    sessionStorage.setItem(PASSED_OVER, version);
  } catch {
    // As above.
  }
}

function buttonWith(text: string, click: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', click);
  return button;
}

/** Says once, in a quiet line, that a new version is here as a whole. Nothing happens by itself. */
export async function offerUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  const version = await waitingVersion(registration);
  if (!version || version === offered) return;
  offered = version;
  document.adoptedStyleSheets.push(sheet);
  document.querySelector('.update-offer')?.remove();
  const line = document.createElement('aside');
  line.className = 'update-offer no-print';
  line.setAttribute('aria-label', m.offline_new());
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  line.append(
    said,
    buttonWith(m.offline_new_take(), () => takeOver(registration)),
    buttonWith(m.offline_new_later(), () => {
      passOver(version);
      line.remove();
    }),
  );
  document.body.append(line);
  // A live region speaks of what comes into it after it is there.
  requestAnimationFrame(() => {
    said.textContent = m.offline_new();
  });
}
