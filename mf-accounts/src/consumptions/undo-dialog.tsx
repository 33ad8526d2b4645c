import { useNotify } from "@coulisses/shared-auth";
import type { Batch, SavedLine } from "@coulisses/shared-domain/contract/money/consumptions";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { Text } from "@coulisses/shared-ui/base";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { useLazyListBatchLinesQuery, useUndoBatchMutation } from "../api/consumptions-api";

const linesText = (count: number) => `${count} ${count > 1 ? "lignes" : "ligne"}`;

type Props = {
  batch: Batch;
  /** Called once the save is undone; `lines` are those it had before. */
  onUndone: (batch: Batch, lines: readonly SavedLine[]) => void;
  onClose: () => void;
};

/** Asks before a whole save is undone. */
export default function UndoDialog({ batch, onUndone, onClose }: Props) {
  const notify = useNotify();
  const [readLines, { isFetching }] = useLazyListBatchLinesQuery();
  const [undo, { isLoading }] = useUndoBatchMutation();
  const { lines, undoneLines, name, total } = batch;
  const confirm = async () => {
    const written = await readLines({ id: batch.id });
    if (written.data === undefined) return;
    const outcome = await undo({ id: batch.id });
    if (outcome.error) return;
    notify({ type: "success", message: "L'enregistrement a été annulé" });
    onUndone(batch, written.data);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title="Annuler cet enregistrement ?"
      cancelLabel="Garder"
      confirmLabel="Annuler l'enregistrement"
      loading={isFetching || isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text as="p">
        {name} : {linesText(lines)}, {formatAmount(total)}. Chaque compte retrouve ce qu'il avait avant, et
        ses lignes reviennent dans le tableau.
        {undoneLines > 0 &&
          ` De celui-ci, ${linesText(undoneLines)} ne compte${undoneLines > 1 ? "nt" : ""} déjà plus.`}
      </Text>
    </ConfirmDialog>
  );
}
