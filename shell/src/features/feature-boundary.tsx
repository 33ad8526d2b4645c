import { ErrorCard } from "@coulisses/shared-ui/base";
import { Component, type ErrorInfo, type ReactNode } from "react";

export type FeatureBoundaryProps = {
  name: string;
  onRetry: () => Promise<void>;
  children: ReactNode;
};

type FeatureBoundaryState = { error: Error | undefined; retrying: boolean };

/** What a feature app breaks is shown as its card; the shell and the other apps go on. */
export class FeatureBoundary extends Component<FeatureBoundaryProps, FeatureBoundaryState> {
  override state: FeatureBoundaryState = { error: undefined, retrying: false };

  static getDerivedStateFromError(cause: unknown): Partial<FeatureBoundaryState> {
    return { error: cause instanceof Error ? cause : new Error(String(cause)) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(`${this.props.name} failed.`, error, componentStack);
  }

  private readonly retry = async () => {
    this.setState({ retrying: true });
    // The parent mounts a new boundary: this one is gone when its retry succeeds.
    await this.props.onRetry();
  };

  override render(): ReactNode {
    const { error, retrying } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <ErrorCard
        title="Cette partie n'a pas pu être affichée"
        message="Vérifie ta connexion et réessaie. Si ça recommence, signale un bug depuis le menu."
        retrying={retrying}
        onRetry={() => void this.retry()}
      />
    );
  }
}
