import { refusalOf, useNotify } from "@coulisses/shared-auth";
import type { LedgerLine } from "@coulisses/shared-domain/ledger/ledger-line";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { transactionLabels } from "@coulisses/shared-domain/personal-account/transaction";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useRemoveTransactionMutation } from "../api/ledger-api";

type Props = { line: LedgerLine; onClose: () => void };

const gains = (person: UserIdentity, amount: number) =>
  `${displayName(person)} récupère ${formatAmount(amount)}.`;
const loses = (person: UserIdentity, amount: number) =>
  `${displayName(person)} rend ${formatAmount(amount)}.`;

/** Shows payer, payee and amount first: a deletion is final. */
export default function RemoveTransactionDialog({ line, onClose }: Props) {
  const notify = useNotify();
  const [remove] = useRemoveTransactionMutation();
  const { id, type, amount, context, payor, payee } = line;
  return (
    <RemoveDialog
      title="Supprimer la transaction"
      remove={async () => refusalOf(await remove({ id }))}
      onRemoved={() => notify({ type: "success", message: "La transaction a été supprimée 💸" })}
      onClose={onClose}
    >
      {`${transactionLabels[type]} de ${formatAmount(amount)}, « ${context} ». `}
      {payor && `${gains(payor, amount)} `}
      {payee && `${loses(payee, amount)} `}
      La ligne restera, barrée. On ne revient pas sur une suppression.
    </RemoveDialog>
  );
}
