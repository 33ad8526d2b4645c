import { ofName } from "@coulisses/shared-domain/french/of-name";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import type { Payer } from "@coulisses/shared-domain/contribution/contribution";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useRemoveContributionMutation } from "../api/contributions-api";

type Props = { payer: Payer; onClose: () => void };

/** Asks first: the amount and the date of the payment would be lost. */
export default function RemoveContributionDialog({ payer, onClose }: Props) {
  const notify = useNotify();
  const [remove] = useRemoveContributionMutation();
  return (
    <RemoveDialog
      title={`Supprimer la cotisation ${ofName(displayName(payer))}`}
      remove={async () => refusalOf(await remove({ adherentId: payer.id, edition: payer.edition }))}
      onRemoved={() => notify({ type: "success", message: "La cotisation a été supprimée 💰" })}
      onClose={onClose}
    >
      Les {formatAmount(payer.amount)} payés et leur date seront oubliés.
    </RemoveDialog>
  );
}
