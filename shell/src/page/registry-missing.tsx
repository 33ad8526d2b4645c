import { ErrorCard } from "@coulisses/shared-ui/base";
import { useState } from "react";
import { useUpdates } from "../updates/updates";

/**
 * Says that the registry can't be read: the apps' pages are missing, and come by themselves once the server
 * answers.
 */
export function RegistryMissing() {
  const updates = useUpdates();
  const [retrying, setRetrying] = useState(false);
  return (
    <ErrorCard
      title="Les applications ne sont pas disponibles"
      message="La liste des applications n'est pas lisible pour le moment. Réessaie dans un instant ; si ça recommence, préviens un admin."
      retrying={retrying}
      onRetry={() => {
        setRetrying(true);
        void updates.check().finally(() => {
          setRetrying(false);
        });
      }}
    />
  );
}
