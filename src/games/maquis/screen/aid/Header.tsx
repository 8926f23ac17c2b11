import { keyedBy } from '#play/screen/hooks/keyed-by.ts';
import { useRunning } from './aid.ts';
import { HandNow, TracksNow } from './HowItStands.tsx';

/** How things stand, in two lines. */
export const Header = keyedBy(function Header() {
  const running = useRunning();
  return (
    <header class="aid-header">
      <TracksNow {...running} />
      <span class="aid-header__rest">
        <HandNow {...running} />
      </span>
    </header>
  );
});
