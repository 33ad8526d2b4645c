import { refusalOf } from "@coulisses/shared-auth";
import type { ApplicationHealth as Health } from "@coulisses/shared-domain/contract/client-errors";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useUnpublishApplicationMutation } from "../api/application-switches";
import { frenchName, pagesInFrench } from "./french-name";
import { useTold } from "./use-told";

/** Asks before an app leaves the site. */
export default function UnpublishDialog({ health, onClose }: { health: Health; onClose: () => void }) {
  const tell = useTold();
  const [unpublish] = useUnpublishApplicationMutation();
  const name = frenchName(health);
  return (
    <RemoveDialog
      title={`Retirer « ${name} » du site`}
      confirmLabel="Retirer du site"
      remove={async () => refusalOf(await unpublish({ app: health.app, body: {} }))}
      onRemoved={() => {
        tell(`« ${name} » est retirée du site`);
      }}
      onClose={onClose}
    >
      {`Disparaissent du menu et de l'accueil, dans les secondes qui viennent et aussi chez ceux qui les ont ouvertes : ${pagesInFrench(health)}. Leurs adresses répondront que la page n'existe pas. Aucune donnée n'est perdue, et une version gardée peut revenir.`}
    </RemoveDialog>
  );
}
