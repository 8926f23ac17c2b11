import type { ComponentChildren, Ref } from 'preact';

interface Props {
  /** What it is about, in a line above the question. */
  readonly about?: ComponentChildren;
  readonly class?: string;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ComponentChildren;
}

/** What is asked: at the head of the panel, always in sight, and where the focus goes to. */
export const PromptTitle = ({ about, class: more = '', heading = null, children }: Props) => (
  <header class="aid-ask">
    {about && <p class="aid-kicker">{about}</p>}
    <h2 id="aid-prompt" class={`aid-prompt ${more}`} tabIndex={-1} ref={heading}>
      {children}
    </h2>
  </header>
);

/** The answer that leads on: at the foot of the panel, always in sight. */
export const PromptActions = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="aid-go">{children}</div>
);
