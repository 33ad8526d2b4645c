import type { FeatureFailure } from "@coulisses/federation/loader";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { FailureCard } from "./failure-card";

/** The handlers of a boundary. */
type PartBoundaryProps = {
  /** Turns the error into a failure, and records it. */
  explain: (cause: unknown) => FeatureFailure;
  onRetry: () => Promise<void>;
  /** A change of place in the site forgets the failure. */
  place: string;
  /** True within a card. @default false */
  bare?: boolean;
  children: ReactNode;
};

type PartBoundaryState = {
  caught: { cause: unknown } | undefined;
  failure: FeatureFailure | undefined;
  retrying: boolean;
};

const sound: PartBoundaryState = { caught: undefined, failure: undefined, retrying: false };

/** Shows an error of its children as a card; the shell and the other parts of the page go on. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = sound;

  static getDerivedStateFromError(cause: unknown): Partial<PartBoundaryState> {
    return { caught: { cause } };
  }

  override componentDidCatch(cause: unknown, { componentStack }: ErrorInfo): void {
    const failure = this.props.explain(cause);
    // An app that is disabled has not failed.
    if (failure.kind !== "disabled")
      console.error(`${failure.app} failed: ${failure.detail}`, cause, componentStack);
    this.setState({ failure });
  }

  override componentDidUpdate({ place }: PartBoundaryProps): void {
    if (place !== this.props.place && this.state.caught !== undefined) this.setState(sound);
  }

  private readonly retry = () => {
    this.setState({ retrying: true });
    void this.props.onRetry().finally(() => {
      this.setState(sound);
    });
  };

  override render(): ReactNode {
    const { caught, failure, retrying } = this.state;
    if (caught === undefined) return this.props.children;
    if (failure === undefined) return null;
    return (
      <FailureCard
        failure={failure}
        retrying={retrying}
        onRetry={this.retry}
        bare={this.props.bare ?? false}
      />
    );
  }
}
