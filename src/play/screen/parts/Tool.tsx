import type { LucideIcon } from 'lucide-preact';

interface Props {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly disabled?: boolean;
  readonly 'aria-pressed'?: boolean;
  readonly class?: string;
  readonly onClick?: (() => void) | undefined;
}

/** A button of the bar that is always at hand: a sign with its name below. */
export function Tool({ icon: Icon, label, class: more = '', ...button }: Props) {
  return (
    <button type="button" class={`aid-tool ${more}`} {...button}>
      <Icon aria-hidden="true" />
      <span>{label}</span>
    </button>
  );
}
