import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { rules, useNewSheet } from "@coulisses/shared-pages/forms";
import { readingState, useCan, useListFestivalActivitiesQuery } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import { TextField } from "@coulisses/shared-ui/base";
import { SearchPicker } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useCreateFestivalTaskMutation } from "../api/tasks-api";

type Values = { name: string; activity: FestivalActivityPreview | null };

const initialValues: Values = { name: "", activity: null };
const schema = rules<Values>({ name: required, activity: required });

export default function CreateTaskDialog({ onClose }: { onClose: () => void }) {
  const seesActivities = useCan("read-fa");
  const { data: activities = [], ...request } = useListFestivalActivitiesQuery(undefined, {
    skip: !seesActivities,
  });
  const [create] = useCreateFestivalTaskMutation();
  const { form, dialog } = useNewSheet<Values>({
    path: "/ft",
    onClose,
    draft: "task",
    initialValues,
    schema,
    // The rules guarantee the activity.
    create: ({ name, activity }) =>
      create({ body: { name: name.trim(), festivalActivityId: activity?.id ?? 0 } }),
  });
  return (
    <FormDialog {...dialog} title="Créer une nouvelle Fiche Tâche" submitLabel="Créer la Fiche Tâche">
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
