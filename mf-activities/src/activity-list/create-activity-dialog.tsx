import { rules, useNewSheet } from "@coulisses/shared-pages/forms";
import { required } from "@coulisses/shared-domain/field-problems";
import { TextField } from "@coulisses/shared-ui/base";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useCreateFestivalActivityMutation } from "../api/activities-api";

const initialValues = { name: "" };
const schema = rules<{ name: string }>({ name: required });

export default function CreateActivityDialog({ onClose }: { onClose: () => void }) {
  const [create] = useCreateFestivalActivityMutation();
  const { form, dialog } = useNewSheet({
    path: "/fa",
    onClose,
    draft: "activity",
    initialValues,
    schema,
    create: ({ name }) => create({ body: { name: name.trim() } }),
  });
  return (
    <FormDialog {...dialog} title="Créer une nouvelle Fiche Activité" submitLabel="Créer la Fiche Activité">
      <TextField label="Nom de la FA" required autoFocus {...form.field("name")} />
    </FormDialog>
  );
}
