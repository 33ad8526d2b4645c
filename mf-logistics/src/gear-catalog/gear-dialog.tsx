import type { Gear } from "@coulisses/shared-domain/contract/catalogues";
import { useNotify } from "@coulisses/shared-auth";
import { TextField } from "@coulisses/shared-ui/base";
import { CategoryPicker, SwitchField } from "@coulisses/shared-ui/form";
import { useState } from "react";
import { useListGearCategoriesQuery } from "../api/gear-categories-api";
import { useCreateGearMutation, useListGearsQuery, useUpdateGearMutation } from "../api/gears-api";
import { FormDialog } from "../parts/form-dialog";
import { useDraft } from "@coulisses/shared-sheets/dialog";
import { gearErrors, gearSummary, gearValues, toGearForm } from "./gear-form";

type Props = { gear?: Gear; onClose: () => void };

const none: never[] = [];

export default function GearDialog({ gear, onClose }: Props) {
  const notify = useNotify();
  const { data: gears = none } = useListGearsQuery();
  const { data: categories = none, isLoading } = useListGearCategoriesQuery();
  const [create, { isLoading: creating }] = useCreateGearMutation();
  const [update, { isLoading: updating }] = useUpdateGearMutation();
  const now = gears.find(({ id }) => id === gear?.id) ?? gear;
  const present = gearValues(now);
  const { values, set, conflict } = useDraft(present);
  const [tried, setTried] = useState(false);
  const errors = gearErrors(values, gears, gear?.id);

  const submit = async () => {
    setTried(true);
    if (errors.name !== undefined || errors.category !== undefined) return;
    const form = toGearForm(values);
    const { error } = await (now ? update({ id: now.id, version: now.version, form }) : create(form));
    if (error) return;
    notify({ type: "success", message: `Le matériel ${form.name} a été ${gear ? "mis à jour" : "créé"}` });
    onClose();
  };

  return (
    <FormDialog
      title={gear ? "Modifier un matériel" : "Ajouter un matériel"}
      submitLabel={gear ? "Modifier" : "Ajouter"}
      conflict={conflict}
      theirs={gearSummary(present, categories)}
      saving={creating || updating}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label="Nom"
        required
        autoFocus
        value={values.name}
        onChange={(name) => set("name", name)}
        error={tried ? errors.name : undefined}
      />
      <CategoryPicker
        label="Catégorie"
        required
        options={categories}
        loading={isLoading}
        value={categories.find(({ id }) => id === values.category) ?? null}
        onChange={(category) => set("category", category?.id ?? null)}
        error={tried ? errors.category : undefined}
      />
      <SwitchField
        label="Matos d'appoint : une fiche tâche peut en demander"
        checked={values.isPonctualUsage}
        onChange={(checked) => set("isPonctualUsage", checked)}
      />
      <SwitchField
        label="Matos consommable : il n'est pas rendu"
        checked={values.isConsumable}
        onChange={(checked) => set("isConsumable", checked)}
      />
    </FormDialog>
  );
}
