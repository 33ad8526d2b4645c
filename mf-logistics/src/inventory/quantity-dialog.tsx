import { ofName } from "@coulisses/shared-domain/french/of-name";
import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import {
  type InventoryGroup,
  inventoryForm,
  withQuantities,
} from "@coulisses/shared-domain/inventory/inventory";
import { LARGEST_QUANTITY } from "@coulisses/shared-domain/logistics/quantity";
import { NumberField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useReplaceInventoryMutation } from "../api/inventory-api";

type Values = Record<string, number | null>;
type Props = {
  inventory: { answer: InventoryGroup[]; version: number | undefined };
  group: InventoryGroup;
  onClose: () => void;
};

/** Field names have no dots, storages may. */
const fieldOf = (index: number) => `storage${index}`;

/** Edits the quantity of a gear, storage by storage; the rest of the inventory stays. */
export default function QuantityDialog({ onClose, ...present }: Props) {
  const finish = useFinish(onClose);
  const [replace] = useReplaceInventoryMutation();
  // Fixed on opening: the server refuses the save when the inventory has another version by then.
  const [{ inventory, group }] = useState(present);
  const { gear, records } = group;
  const [initialValues] = useState<Values>(() =>
    Object.fromEntries(records.map(({ quantity }, index) => [fieldOf(index), quantity])),
  );
  const form = useForm<Values>({
    initialValues,
    schema: rules<Values>(Object.fromEntries(records.map((_, index) => [fieldOf(index), required]))),
    send: async (values) => {
      const quantities = Object.fromEntries(
        records.map(({ storage, quantity }, index) => [storage, values[fieldOf(index)] ?? quantity]),
      );
      const changed = withQuantities(inventory.answer, gear.id, quantities);
      return refusalOf(await replace({ body: inventoryForm(changed), version: inventory.version }));
    },
    onSent: () => finish(`La quantité ${ofName(gear.name)} a été modifiée`),
  });
  return (
    <FormDialog
      form={form}
      title={`Quantité ${ofName(gear.name)}`}
      submitLabel="Enregistrer"
      onClose={onClose}
    >
      {records.map(({ storage }, index) => (
        <NumberField
          key={storage}
          label={storage}
          required
          autoFocus={index === 0}
          min={0}
          max={LARGEST_QUANTITY}
          {...form.field(fieldOf(index))}
        />
      ))}
    </FormDialog>
  );
}
