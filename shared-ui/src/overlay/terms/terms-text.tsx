import type { eulaArticles } from "@coulisses/shared-domain/configuration/eula";
import { failedPart } from "../../base/message/load-state";
import { Skeleton } from "../../base/message/placeholders";
import { late } from "../../behaviour/late";

/** The festival named in the text. */
export type TermsTextProps = {
  /** The names and addresses in the text; placeholders while they are loading. */
  festival?: Parameters<typeof eulaArticles>[0] | undefined;
};

/** The whole conditions of use, to read in a dialog: a visitor before registering, a member before approving them. */
export const TermsText = late<TermsTextProps>(() => import("./terms-articles"), {
  waiting: () => <Skeleton lines={12} />,
  failed: failedPart("Impossible de charger ce texte. Vérifie ta connexion et réessaie."),
});
