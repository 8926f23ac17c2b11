import * as m from '#messages';
import type { GameFiles } from '#play/game-mode.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { freshSeed } from '#shared/seeds.ts';
import { downloadText } from '../hooks/download.ts';
import { useLazyModule } from '../hooks/use-lazy-module.ts';
import { KeyListButton } from '../keys/Keys.tsx';
import { CheckBox } from '../parts/Radios.tsx';
import { freshSave, gameNow } from './fresh-save.ts';
import { usePlayContext } from './play-context.ts';
import { useSession } from './session.ts';

/** What the menus of all rooms share. */

export function BigTypeSwitch() {
  const { bigType, setBigType } = usePlayContext();
  return <CheckBox name={m.play_big_type()} isOn={bigType} onChange={setBigType} />;
}

/** Whether the screen stays awake, for a room beside a real board. */
export function AwakeHint() {
  const { canStayAwake } = usePlayContext();
  return <p class="aid-hint">{canStayAwake ? m.play_awake_on() : m.play_awake_off()}</p>;
}

/** The game as a file. */
export function SaveAsFile({ files }: { readonly files: GameFiles<SaveTypes> }) {
  const { mode, state } = useSession();
  const progress = gameNow({ mode, state });
  const save = progress && freshSave(mode, progress);
  if (!save || !files.has(save)) return <p class="aid-hint">{m.play_no_record()}</p>;
  return (
    <button
      type="button"
      class="aid-secondary"
      onClick={() => downloadText(`${files.name}.json`, files.text([save]))}
    >
      {m.play_record()}
    </button>
  );
}

interface NewGameProps {
  readonly onDone: () => void;
  /** Whether the running game is what it speaks of: "Leave this game". */
  readonly isLeaving?: boolean;
}

/** Leaves the running game, which is kept, for a new one. */
export function NewGame({ onDone, isLeaving = false }: NewGameProps) {
  const { send } = useSession();
  return (
    <>
      <button
        type="button"
        class="aid-secondary"
        onClick={() => {
          send({ type: 'newGame', seed: freshSeed() });
          onDone();
        }}
      >
        {isLeaving ? m.play_leave() : m.play_new_game()}
      </button>
      <p class="aid-hint">{isLeaving ? m.play_leave_hint() : m.play_new_game_hint()}</p>
    </>
  );
}

interface MoreProps {
  /** When the device tells of chance, "When a card is drawn", and what it says to try its voice. */
  readonly announced?: {
    readonly title: string;
    readonly sample: string;
    readonly canStandAlone?: boolean;
  };
}

/** What is loaded only now: what happens at a draw, the second screen, and telling of a fault. */
export function More({ announced }: MoreProps) {
  const more = useLazyModule(true, () => import('./menu.lazy.tsx'));
  if (more === 'failed') return <p role="alert">{m.play_part_failed()}</p>;
  if (!more) return <p class="aid-hint">{m.play_part_loading()}</p>;
  return <more.MenuMore announced={announced} />;
}

/** The second screen and other devices, in a menu that has no more of what is seldom needed. */
export function OtherScreens() {
  const more = useLazyModule(true, () => import('./menu.lazy.tsx'));
  if (more === 'failed') return <p role="alert">{m.play_part_failed()}</p>;
  if (!more) return <p class="aid-hint">{m.play_part_loading()}</p>;
  return <more.ScreenLinks />;
}

/** The ways out of the page: the site's own head steps back while a game runs. */
export function ExitLinks() {
  const { links } = usePlayContext();
  return (
    <>
      <SiteMenu />
      <nav class="aid-links">
        <a href={links.rulebook}>{m.play_menu_rules()}</a>
        <a href={links.home}>{m.play_menu_home()}</a>
      </nav>
      <p class="aid-hint">{m.play_menu_home_hint()}</p>
    </>
  );
}

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
