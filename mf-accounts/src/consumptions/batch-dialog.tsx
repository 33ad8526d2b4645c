import { loadState } from "@coulisses/shared-auth";
import type { Batch, SavedLine } from "@coulisses/shared-domain/contract/money/consumptions";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { LoadState } from "@coulisses/shared-ui/base";
import { type Column, SimpleTable } from "@coulisses/shared-ui/data";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useListBatchLinesQuery } from "../api/consumptions-api";

const columns: Column<SavedLine & { at: number }>[] = [
  { key: "name", header: "Nom", render: ({ person }) => displayName(person), mobileTitle: true },
  { key: "context", header: "Contexte", render: ({ context }) => context },
  {
    key: "amount",
    header: "Montant",
    width: "110px",
    align: "end",
    render: ({ amount, isUndone }) =>
      isUndone ? (
        <s aria-label={`${formatAmount(amount)}, annulé`}>{formatAmount(amount)}</s>
      ) : (
        formatAmount(amount)
      ),
  },
];

/** The lines of one save: each person and their amount. */
export default function BatchDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const reading = useListBatchLinesQuery({ id: batch.id });
  const { data: lines } = reading;
  return (
    <Dialog
      open
      size="large"
      title={batch.name}
      subtitle={`${formatAmount(batch.total)} au total`}
      onClose={onClose}
    >
      {lines ? (
        <SimpleTable
          caption={batch.name}
          // The same person may stand there twice.
          rows={lines.map((line, at) => ({ ...line, at }))}
          columns={columns}
          getRowId={({ at }) => at}
          emptyText="Aucun compte"
        />
      ) : (
        <LoadState label="Chargement des lignes..." {...loadState(reading)} />
      )}
    </Dialog>
  );
}
