import { Button, FullPageError } from "@coulisses/shared-ui/base";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { reloadIfNewer } from "../updates/reload-if-newer";
import { isMissingCode } from "./missing-code";

type SafetyNetProps = { children: ReactNode };
type SafetyNetState = { failed: boolean };

/** The last error boundary: whatever breaks the shell itself still leaves a page that says so. */
export class SafetyNet extends Component<SafetyNetProps, SafetyNetState> {
  override state: SafetyNetState = { failed: false };

  static getDerivedStateFromError(): SafetyNetState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error("The shell failed.", error, componentStack);
    if (isMissingCode(error)) void reloadIfNewer();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <FullPageError
        message="Quelque chose s'est cassé dans les coulisses. Recharge la page et, si ça recommence, préviens un admin."
        action={
          <Button
            appearance="primary"
            onClick={() => {
              window.location.reload();
            }}
          >
            Recharger la page
          </Button>
        }
      />
    );
  }
}
