import type { Gear } from "@coulisses/shared-domain/gear/gear";
import type { LineInError } from "@coulisses/shared-domain/inventory/import-inventory";
import type { StockRecord } from "@coulisses/shared-domain/inventory/inventory-record";
import { LARGEST_QUANTITY } from "@coulisses/shared-domain/logistics/quantity";
import { TextField } from "@coulisses/shared-ui/base";
import { SearchPicker } from "@coulisses/shared-ui/filters";
import { NumberField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useForm } from "@coulisses/shared-pages/forms";
import { problemIn } from "@coulisses/shared-domain/festival-error";
import { useState } from "react";
import { entryRules, entryValues, searchedGear, toEntry } from "./entry-form";

type Props = {
  line: LineInError;
  gears: readonly Gear[];
  /** Throws when the entry clashes with another one. */
  onFix: (entry: StockRecord<Gear>) => void;
  onClose: () => void;
};

export default function EntryDialog({ line, gears, onFix, onClose }: Props) {
  const [initialValues] = useState(() => entryValues(line, gears));
  const form = useForm({
    initialValues,
    schema: entryRules,
    send: (values) => {
      const entry = toEntry(values);
      const problem = entry && problemIn(() => onFix(entry));
      return Promise.resolve(problem === undefined ? undefined : { message: problem });
    },
    onSent: onClose,
  });
  const [gear, quantity] = [form.field("gear"), form.field("quantity")];

  return (
    <FormDialog
      form={form}
      title="Entrée de l'inventaire"
      subtitle={`Ligne ${line.line} du fichier`}
      submitLabel="Ajouter l'entrée à l'inventaire"
      onClose={onClose}
    >
      <SearchPicker
        label="Matos"
        required
        autoFocus
        options={gears}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        getDetail={({ code }) => code}
        getSearchText={({ name, code }) => `${name} ${code ?? ""}`}
        hint={gear.error === undefined ? searchedGear(line) : undefined}
        {...gear}
      />
      <NumberField
        label="Quantité"
        required
        min={0}
        max={LARGEST_QUANTITY}
        hint={
          quantity.value === null && line.quantity !== "" ? `La ligne disait : ${line.quantity}` : undefined
        }
        {...quantity}
      />
      <TextField label="Lieu de stockage" required {...form.field("storage")} />
      <TextField label="Commentaire" {...form.field("comment")} />
    </FormDialog>
  );
}
