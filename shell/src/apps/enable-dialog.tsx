import { refusalOf } from "@coulisses/shared-auth";
import type { ApplicationHealth as Health } from "@coulisses/shared-domain/contract/client-errors";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useEnableApplicationMutation } from "../api/application-switches";
import { frenchName, pagesInFrench } from "./french-name";
import { useTold } from "./use-told";

/** Asks before a disabled app is given back to people. */
export default function EnableDialog({ health, onClose }: { health: Health; onClose: () => void }) {
  const tell = useTold();
  const [enable] = useEnableApplicationMutation();
  const name = frenchName(health);
  return (
    <RemoveDialog
      title={`Rouvrir « ${name} »`}
      confirmLabel="Rouvrir"
      danger={false}
      remove={async () => refusalOf(await enable({ app: health.app, body: {} }))}
      onRemoved={() => {
        tell(`« ${name} » est rouverte`);
      }}
      onClose={onClose}
    >
      {`Les gens retrouvent dans les secondes qui viennent ${pagesInFrench(health)}.`}
    </RemoveDialog>
  );
}
