import { ErrorCard } from "./notice";
import { Loading, Skeleton, type SkeletonProps } from "./placeholders";

/** Props of a load state. */
export type LoadStateProps = {
  /** Text while loading: « Chargement du lien... » */
  label?: string;
  /** The skeleton shown while loading, in place of the text. */
  skeleton?: SkeletonProps;
  /** Title of the failure. @default "Cette partie n'a pas pu être affichée" */
  title?: string;
  /** True while it is read, for the first time or again. */
  loading?: boolean;
  /** Why it did not come. */
  error: string | undefined;
  onRetry: () => void;
};

/** Stands for what is read until it is there, and when it does not come. */
export function LoadState({ label = "", skeleton, loading = false, title, error, onRetry }: LoadStateProps) {
  if (error !== undefined) {
    return <ErrorCard title={title} message={error} onRetry={onRetry} retrying={loading} />;
  }
  return skeleton ? <Skeleton {...skeleton} /> : <Loading label={label} />;
}

/** The stand-in, for `late`, of a part whose code does not come. */
export const failedPart =
  (message = "Impossible de charger cette partie. Vérifie ta connexion et réessaie.") =>
  (_: unknown, retry: () => void) => <ErrorCard message={message} onRetry={retry} />;
