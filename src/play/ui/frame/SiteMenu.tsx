import * as m from '#messages';
import { KeyListButton } from '../keys/Keys.tsx';

/** What the menu of any game has: its keys, the language of the page, light and dark. */
export const SiteMenu = () => (
  <>
    <KeyListButton />
    <SiteSwitches />
  </>
);

/**
 * Language, light and dark: switches of the site's head, which steps back while a game is on the
 * screen. Each presses the one that stands there, so that both always do the same.
 */
function SiteSwitches() {
  const languages = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];
  const theme = document.querySelector<HTMLElement>('[data-theme-button]');
  if (languages.length === 0 && !theme) return null;
  return (
    <div class="aid-buttons">
      {languages.map((link) => (
        <a
          key={link.lang}
          class="aid-secondary"
          href={link.href}
          lang={link.lang}
          hreflang={link.hreflang}
          onClick={(event) => {
            event.preventDefault();
            link.click();
          }}
        >
          {link.textContent.trim()}
        </a>
      ))}
      {theme && (
        <button type="button" class="aid-secondary" onClick={() => theme.click()}>
          {m.play_light_or_dark()}
        </button>
      )}
    </div>
  );
}
