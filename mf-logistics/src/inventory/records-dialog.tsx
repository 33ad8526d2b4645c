import { refusalOf } from "@coulisses/shared-auth";
import { ofName } from "@coulisses/shared-domain/french/of-name";
import {
  type InventoryGroup,
  inventoryForm,
  twiceStoredProblem,
  withRecords,
} from "@coulisses/shared-domain/inventory/inventory";
import { LARGEST_QUANTITY } from "@coulisses/shared-domain/logistics/quantity";
import { useFinish, useForm } from "@coulisses/shared-pages/forms";
import { Button, makeStyles, media, Text, TextField } from "@coulisses/shared-ui/base";
import { RowButton } from "@coulisses/shared-ui/data";
import { NumberField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useReplaceInventoryMutation } from "../api/inventory-api";
import { fieldsOf, initialValuesOf, MOST_NEW, recordsIn, rulesOf, type RecordValues } from "./record-fields";

const useStyles = makeStyles({
  line: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 3fr) 110px minmax(0, 3fr) auto",
    gap: "4px 12px",
    alignItems: "end",
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 1fr) 110px",
      "& > :nth-child(3)": { gridColumn: "1" },
      paddingBottom: "12px",
    },
  },
  remove: { justifySelf: "end" },
  add: { justifySelf: "start" },
});

type Props = {
  inventory: { answer: InventoryGroup[]; version: number | undefined };
  group: InventoryGroup;
  onClose: () => void;
};

/** Edits where a gear is, storage by storage; the rest of the inventory stays. */
export default function RecordsDialog({ onClose, ...present }: Props) {
  const styles = useStyles();
  const finish = useFinish(onClose);
  const [replace] = useReplaceInventoryMutation();
  // Fixed on opening: the server refuses the save when the inventory has another version by then.
  const [{ inventory, group }] = useState(present);
  const { gear, records } = group;
  const [initialValues] = useState(() => initialValuesOf(records));
  const [ranks, setRanks] = useState(() => records.map((_, rank) => rank));
  const form = useForm<RecordValues>({
    initialValues,
    schema: rulesOf(ranks),
    send: async (values) => {
      const kept = recordsIn(values, ranks);
      const problem = twiceStoredProblem(kept);
      if (problem !== undefined) return { message: problem };
      const changed = withRecords(inventory.answer, gear.id, kept);
      return refusalOf(await replace({ body: inventoryForm(changed), version: inventory.version }));
    },
    onSent: () => finish(`L'inventaire ${ofName(gear.name)} a été modifié`),
  });
  const next = Math.max(records.length - 1, ...ranks) + 1;
  return (
    <FormDialog
      form={form}
      size="large"
      title={`Inventaire ${ofName(gear.name)}`}
      submitLabel="Enregistrer"
      onClose={onClose}
    >
      {ranks.length === 0 && <Text muted>{`${gear.name} ne sera plus dans l'inventaire`}</Text>}
      {ranks.map((rank, at) => {
        const { storage, quantity, comment } = fieldsOf(rank);
        const name = form.values[storage] || `Ligne ${at + 1}`;
        return (
          <div key={rank} role="group" aria-label={String(name)} className={styles.line}>
            <TextField
              label="Lieu de stockage"
              required
              autoFocus={rank >= records.length}
              {...form.field(storage)}
            />
            <NumberField
              label="Quantité"
              required
              autoFocus={rank === 0}
              min={0}
              max={LARGEST_QUANTITY}
              {...form.field(quantity)}
            />
            <TextField label="Commentaire" {...form.field(comment)} />
            <span className={styles.remove}>
              <RowButton
                icon="delete"
                tooltip={`Retirer ${String(name)}`}
                onClick={() => setRanks(ranks.filter((one) => one !== rank))}
              />
            </span>
          </div>
        );
      })}
      {next < records.length + MOST_NEW && (
        <div className={styles.add}>
          <Button icon={<UiIcon name="add" />} onClick={() => setRanks([...ranks, next])}>
            Ajouter un lieu
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
