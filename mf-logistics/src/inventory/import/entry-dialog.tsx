import type { Gear } from "@coulisses/shared-domain/gear/gear";
import type { LineInError } from "@coulisses/shared-domain/inventory/import-inventory";
import type { StockRecord } from "@coulisses/shared-domain/inventory/inventory-record";
import { LARGEST_QUANTITY } from "@coulisses/shared-domain/logistics/quantity";
import { Notice, TextField } from "@coulisses/shared-ui/base";
import { NumberField, SearchPicker } from "@coulisses/shared-ui/form";
import { useState } from "react";
import { FormDialog } from "../../parts/form-dialog";
import { refusalOf } from "../../parts/refusal-of";
import { entryErrors, entryValues, searchedGear, toEntry } from "./entry-form";

type Props = {
  line: LineInError;
  gears: readonly Gear[];
  /** Throws when the entry can't join the others. */
  onFix: (entry: StockRecord<Gear>) => void;
  onClose: () => void;
};

export default function EntryDialog({ line, gears, onFix, onClose }: Props) {
  const [values, setValues] = useState(() => entryValues(line, gears));
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const errors = tried ? entryErrors(values) : {};
  const set = (more: Partial<typeof values>) => setValues({ ...values, ...more });

  const submit = () => {
    setTried(true);
    const entry = toEntry(values);
    if (!entry) return;
    const refused = refusalOf(() => onFix(entry));
    if (refused === undefined) onClose();
    else setRefusal(refused);
  };

  return (
    <FormDialog
      title="Entrée de l'inventaire"
      subtitle={`Ligne ${line.line} du fichier`}
      submitLabel="Ajouter l'entrée à l'inventaire"
      saving={false}
      onSubmit={submit}
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
        hint={errors.gear === undefined ? searchedGear(line) : undefined}
        value={values.gear}
        onChange={(gear) => set({ gear })}
        error={errors.gear}
      />
      <NumberField
        label="Quantité"
        required
        min={0}
        max={LARGEST_QUANTITY}
        value={values.quantity}
        onChange={(quantity) => set({ quantity })}
        hint={
          values.quantity === null && line.quantity !== "" ? `La ligne disait : ${line.quantity}` : undefined
        }
        error={errors.quantity}
      />
      <TextField
        label="Lieu de stockage"
        required
        value={values.storage}
        onChange={(storage) => set({ storage })}
        error={errors.storage}
      />
      <TextField label="Commentaire" value={values.comment} onChange={(comment) => set({ comment })} />
      {refusal !== undefined && (
        <Notice intent="error" role="alert">
          {refusal}
        </Notice>
      )}
    </FormDialog>
  );
}
