import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { rules, useForm } from "@coulisses/shared-pages/forms";
import { useNavigate } from "@coulisses/shared-pages/router";
import { readingState, refusalOf, useCan, useListFestivalActivitiesQuery } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import { TextField } from "@coulisses/shared-ui/base";
import { SearchPicker } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useCreateFestivalTaskMutation } from "../api/tasks-api";

type Values = { name: string; activity: FestivalActivityPreview | null };

const initialValues: Values = { name: "", activity: null };
const schema = rules<Values>({ name: required, activity: required });

export default function CreateTaskDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const seesActivities = useCan("read-fa");
  const { data: activities = [], ...request } = useListFestivalActivitiesQuery(undefined, {
    skip: !seesActivities,
  });
  const [create] = useCreateFestivalTaskMutation();
  const form = useForm<Values>({
    draft: "task",
    initialValues,
    schema,
    send: async ({ name, activity }) => {
      // The rules guarantee the activity.
      const answer = await create({ body: { name: name.trim(), festivalActivityId: activity?.id ?? 0 } });
      if (!answer.data) return refusalOf(answer);
      const { id } = answer.data;
      return () => void navigate(`/ft/${id}`);
    },
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title="Créer une nouvelle Fiche Tâche"
      submitLabel="Créer la Fiche Tâche"
      onClose={onClose}
    >
      <TextField label="Nom de la FT" required autoFocus {...form.field("name")} />
      <SearchPicker
        label="FA associée"
        required
        options={activities}
        getKey={({ id }) => id}
        getLabel={({ id, name: title }) => `${id} - ${title}`}
        {...readingState(request)}
        emptyText="Aucune FA correspondante"
        disabled={!seesActivities}
        hint={seesActivities ? undefined : "Tes équipes n'ont pas accès aux fiches activités."}
        {...form.field("activity")}
      />
    </FormDialog>
  );
}
