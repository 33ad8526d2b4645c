import type { Gear } from "@coulisses/shared-domain/gear/gear";
import { useForm } from "@coulisses/shared-pages/forms";
import {
  readingState,
  refusalOf,
  useListGearCategoriesQuery,
  useListGearsQuery,
  useNotify,
} from "@coulisses/shared-auth";
import { TextField } from "@coulisses/shared-ui/base";
import { CategoryPicker, SwitchField } from "@coulisses/shared-ui/filters";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useCreateGearMutation, useUpdateGearMutation } from "../api/gears-api";
import { gearRules, gearSummary, gearValues, toGearForm } from "./gear-form";

type Props = { gear?: Gear; onClose: () => void };

const none: never[] = [];

export default function GearDialog({ gear, onClose }: Props) {
  const notify = useNotify();
  const { data: gears = none } = useListGearsQuery();
  const { data: categories = none, ...request } = useListGearCategoriesQuery();
  const [create] = useCreateGearMutation();
  const [update] = useUpdateGearMutation();
  const now = gears.find(({ id }) => id === gear?.id) ?? gear;
  const present = gearValues(now);
  const form = useForm({
    draft: `gear-${gear?.id ?? "new"}`,
    initialValues: present,
    schema: gearRules(gears, gear?.id),
    send: async (values) => {
      const body = toGearForm(values);
      return refusalOf(await (now ? update({ id: now.id, version: now.version, body }) : create({ body })));
    },
    onSent: ({ name }) => {
      notify({
        type: "success",
        message: `Le matériel ${name.trim()} a été ${gear ? "mis à jour" : "créé"}`,
      });
      onClose();
    },
  });
  const category = form.field("category");

  return (
    <FormDialog
      form={form}
      title={gear ? "Modifier un matériel" : "Ajouter un matériel"}
      submitLabel={gear ? "Modifier" : "Ajouter"}
      theirs={gearSummary(present, categories)}
      onClose={onClose}
    >
      <TextField label="Nom" required autoFocus {...form.field("name")} />
      <CategoryPicker
        label="Catégorie"
        required
        options={categories}
        {...readingState(request)}
        {...category}
        value={categories.find(({ id }) => id === category.value) ?? null}
        onChange={(chosen) => category.onChange(chosen?.id ?? null)}
      />
      <SwitchField
        label="Matos d'appoint : une fiche tâche peut en demander"
        {...form.toggle("isPonctualUsage")}
      />
      <SwitchField label="Matos consommable : il n'est pas rendu" {...form.toggle("isConsumable")} />
    </FormDialog>
  );
}
