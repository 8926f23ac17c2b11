import type { ComponentChildren, Ref } from 'preact';

interface Props {
  /** What it is about, in a line above the question. */
  readonly about?: ComponentChildren;
  /** What the hand does now, before the question below is thought of: the largest words of the panel. */
  readonly hand?: string | undefined;
  readonly class?: string;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ComponentChildren;
}

/** What is asked: at the head of the panel, always in sight, and where the focus goes to. */
export const PromptTitle = ({ about, hand, class: more = '', heading = null, children }: Props) => (
  <header class="aid-ask">
    {about && (
      <p class="aid-kicker" id="aid-about">
        {about}
      </p>
    )}
    {hand && (
      <p class="aid-hand" id="aid-hand">
        {hand}
      </p>
    )}
    {/* Whoever hears it as the focus comes is told the lines above it as well. */}
    <h2
      id="aid-prompt"
      class={`aid-prompt ${more}`}
      tabIndex={-1}
      ref={heading}
      aria-describedby={
        [hand && 'aid-hand', about && 'aid-about'].filter(Boolean).join(' ') || undefined
      }
    >
      {children}
    </h2>
  </header>
);

/** The answer that leads on: at the foot of the panel, always in sight. */
export const PromptActions = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="aid-go">{children}</div>
);
