import './offer.css';
import * as m from '#messages';
import { askHowMuch } from './ask.ts';
import { takeOver } from './take-over.ts';

let offered = false;

function buttonWith(text: string, click: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', click);
  return button;
}

/**
 * Says once, in a quiet line, that a new version is here as a whole. Nothing happens by itself. A
 * worker that only passes through waiting, on its way to serve, is not offered.
 */
export async function offerUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  const much = registration.waiting && (await askHowMuch(registration.waiting));
  if (offered || !registration.waiting || !much || much.kept < much.of) return;
  offered = true;
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
