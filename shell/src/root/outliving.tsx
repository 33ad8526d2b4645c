import { Component, type ReactNode } from "react";
import { reportUncaughtError } from "./uncaught-errors";

type OutlivingProps = { children: ReactNode };

/**
 * Stays while what is in it comes and goes. What a part throws as it leaves, in an effect's cleanup, reaches the next
 * boundary that is still there, since its own leaves with it: it is recorded here, and what is shown now goes on. What
 * can't be shown at all throws again and reaches the boundary around this one.
 */
export class Outliving extends Component<OutlivingProps> {
  static getDerivedStateFromError(): null {
    return null;
  }

  override componentDidCatch(cause: unknown): void {
    reportUncaughtError(cause);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
