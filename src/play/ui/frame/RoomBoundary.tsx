import { Component, type ComponentChildren } from 'preact';
import { Lazy } from './Lazy.tsx';

interface Props {
  readonly children: ComponentChildren;
}

interface Caught {
  readonly isBroken: boolean;
}

const loadFault = () => import('./RoomFault.tsx');

/** A room that breaks says so and offers a way to save the games, instead of standing there empty. */
export class RoomBoundary extends Component<Props, Caught> {
  override state: Caught = { isBroken: false };

  static override getDerivedStateFromError(): Caught {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    // It is told of like any other fault, to whoever looks.
    setTimeout(() => {
      throw error;
    });
  }

  override render({ children }: Props, { isBroken }: Caught) {
    if (!isBroken) return children;
    return <Lazy load={loadFault}>{({ RoomFault }) => <RoomFault />}</Lazy>;
  }
}
