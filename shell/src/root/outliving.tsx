import { Component, type ReactNode } from "react";
import { reportUncaughtError } from "./uncaught-errors";

type OutlivingProps = { children: ReactNode };

/**
 * Outlives its children. An error that a part throws as it leaves, in an effect's cleanup, reaches the next
 * remaining boundary, as its own leaves with it: it is recorded here, and the present content goes on.
 * Content that can't be shown at all throws again and reaches the boundary around this one.
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
