import type { eulaArticles } from "@coulisses/shared-domain/configuration/eula";
import { ErrorCard } from "../../base/message/notice";
import { Skeleton } from "../../base/message/placeholders";
import { lateCode } from "../../behaviour/late-code";

/** The festival named in the text. */
export type TermsTextProps = {
  /** The names and addresses in the text; placeholders while they are loading. */
  festival?: Parameters<typeof eulaArticles>[0] | undefined;
};

const articlesCode = lateCode(() => import("./terms-articles"));

/** The whole conditions of use, to read in a dialog: a visitor before registering, a member before approving them. */
export function TermsText(props: TermsTextProps) {
  const { code, hasFailed, retry } = articlesCode.useCode();
  if (code) return <code.TermsArticles {...props} />;
  return hasFailed ? (
    <ErrorCard message="Impossible de charger ce texte. Vérifie ta connexion et réessaie." onRetry={retry} />
  ) : (
    <Skeleton lines={12} />
  );
}
