import { rules, useForm } from "@coulisses/shared-pages/forms";
import { useNavigate } from "@coulisses/shared-pages/router";
import { refusalOf } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import { TextField } from "@coulisses/shared-ui/base";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useCreateFestivalActivityMutation } from "../api/activities-api";

const initialValues = { name: "" };
const schema = rules<{ name: string }>({ name: required });

export default function CreateActivityDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [create] = useCreateFestivalActivityMutation();
  const form = useForm({
    draft: "activity",
    initialValues,
    schema,
    send: async ({ name }) => {
      const answer = await create({ body: { name: name.trim() } });
      if (!answer.data) return refusalOf(answer);
      const { id } = answer.data;
      return () => void navigate(`/fa/${id}`);
    },
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title="Créer une nouvelle Fiche Activité"
      submitLabel="Créer la Fiche Activité"
      onClose={onClose}
    >
      <TextField label="Nom de la FA" required autoFocus {...form.field("name")} />
    </FormDialog>
  );
}
