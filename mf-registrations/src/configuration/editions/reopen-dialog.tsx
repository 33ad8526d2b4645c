import { isApiError, useNotify } from "@coulisses/shared-auth";
import { Notice } from "@coulisses/shared-ui/base";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { useReopenEditionMutation } from "../../api/editions-api";

type Props = { edition: number; onClose: () => void };

/** Reopens a closed edition. */
export function ReopenDialog({ edition, onClose }: Props) {
  const notify = useNotify();
  const [reopen, { isLoading, error }] = useReopenEditionMutation();
  const confirm = async () => {
    const answer = await reopen({ edition });
    if (answer.error) return;
    onClose();
    notify({ type: "success", message: `La ${edition}ème édition est rouverte` });
  };
  return (
    <ConfirmDialog
      open
      title={`Rouvrir la ${edition}ème édition ?`}
      confirmLabel="Rouvrir"
      loading={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Ses fiches reviennent dans les listes et changent à nouveau. Ce qui est gardé pour les statistiques, et
      les fiches déjà reprises, restent.
      {isApiError(error) && (
        <Notice intent="error" role="alert">
          {error.message}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
