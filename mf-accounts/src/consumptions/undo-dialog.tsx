import { useNotify } from "@coulisses/shared-auth";
import type { Batch } from "@coulisses/shared-domain/contract/money/consumptions";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { Button, Text } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useUndoBatchMutation } from "../api/consumptions-api";

const linesText = (count: number) => `${count} ${count > 1 ? "lignes" : "ligne"}`;

/** Asks before a save is taken back as a whole. */
export default function UndoDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const notify = useNotify();
  const [undo, { isLoading }] = useUndoBatchMutation();
  const { lines, undoneLines, name, total } = batch;
  const confirm = async () => {
    const outcome = await undo(batch.id);
    if (outcome.error) return;
    notify({ type: "success", message: "L'enregistrement a été annulé" });
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title="Annuler cet enregistrement ?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Garder</Button>
          <Button appearance="primary" danger loading={isLoading} onClick={() => void confirm()}>
            Annuler l'enregistrement
          </Button>
        </>
      }
    >
      <Text as="p">
        {name} : {linesText(lines)}, {formatAmount(total)}. Chaque compte retrouve ce qu'il avait avant.
        {undoneLines > 0 &&
          ` De celui-ci, ${linesText(undoneLines)} ne compte${undoneLines > 1 ? "nt" : ""} déjà plus.`}
      </Text>
    </Dialog>
  );
}
