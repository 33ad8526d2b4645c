import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import {
  permissionDescriptionProblem,
  permissionNameProblem,
} from "@coulisses/shared-domain/access/permission-form";
import { refusalOf } from "@coulisses/shared-auth";
import { TextField } from "@coulisses/shared-ui/base";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useCreatePermissionMutation } from "../../api/permissions-api";

type Values = { name: string; description: string };
const initialValues: Values = { name: "", description: "" };
const schema = rules<Values>({ name: permissionNameProblem, description: permissionDescriptionProblem });

/** Creates a permission without teams. */
export default function NewPermissionDialog({ onClose }: { onClose: () => void }) {
  const finish = useFinish(onClose);
  const [create] = useCreatePermissionMutation();
  const form = useForm<Values>({
    draft: "permission-new",
    initialValues,
    schema,
    send: async ({ name, description }) =>
      refusalOf(await create({ body: { name, description: description.trim() || null } })),
    onSent: () => finish("Permission créée"),
  });
  return (
    <FormDialog form={form} title="Ajouter une permission" submitLabel="Ajouter" onClose={onClose}>
      <TextField
        label="Nom"
        required
        autoFocus
        hint="En minuscules, les mots séparés par des tirets"
        {...form.field("name")}
      />
      <TextField label="Description" {...form.field("description")} />
    </FormDialog>
  );
}
