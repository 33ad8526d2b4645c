import { ErrorCard } from "./notice";
import { Loading } from "./placeholders";

/** Props of a load state. */
export type LoadStateProps = {
  /** Text while loading: « Chargement du lien... » */
  label: string;
  /** Why it did not come. */
  error: string | undefined;
  onRetry: () => void;
};

/** Stands for what is read until it is there, and when it does not come. */
export function LoadState({ label, error, onRetry }: LoadStateProps) {
  return error === undefined ? <Loading label={label} /> : <ErrorCard message={error} onRetry={onRetry} />;
}

/** The stand-in, for `late`, of a part whose code does not come. */
export const failedPart =
  (message = "Impossible de charger cette partie. Vérifie ta connexion et réessaie.") =>
  (_: unknown, retry: () => void) => <ErrorCard message={message} onRetry={retry} />;
