import { Button, FullPageError } from "@coulisses/shared-ui/base";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { reloadIfNewer } from "../site/newer-build";
import { isMissingCode } from "./missing-code";
import { reportUncaughtError } from "./uncaught-errors";

type SafetyNetProps = { children: ReactNode };
type SafetyNetState = { failure: "broken" | "missing" | undefined };

const messages = {
  broken:
    "Quelque chose s'est cassé dans les coulisses. Recharge la page et, si ça recommence, préviens un admin.",
  missing: "Une partie de Coulisses n'a pas pu être téléchargée. Vérifie ta connexion et recharge la page.",
};

/** The last error boundary: an error of the shell itself still leaves a page that says so. */
export class SafetyNet extends Component<SafetyNetProps, SafetyNetState> {
  override state: SafetyNetState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): SafetyNetState {
    return { failure: isMissingCode(error) ? "missing" : "broken" };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error("The shell failed.", error, componentStack);
    reportUncaughtError(error);
    if (isMissingCode(error)) void reloadIfNewer();
  }

  override render(): ReactNode {
    if (this.state.failure === undefined) return this.props.children;
    return (
      <FullPageError
        message={messages[this.state.failure]}
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
