import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { rules, useNewSheet } from "@coulisses/shared-pages/forms";
import { readingState, useCan, useListFestivalActivitiesQuery } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import { TextField } from "@coulisses/shared-ui/base";
import { SearchPicker } from "@coulisses/shared-ui/filters";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useCreateFestivalTaskMutation } from "../api/tasks-api";
import { useTakeOver } from "./use-take-over";

type Values = { name: string; activity: FestivalActivityPreview | null };

const schema = rules<Values>({ name: required, activity: required });

type Props = {
  /** The activity that the task is made from, whose team and place it takes over; 0 for none. */
  fromActivity: number;
  onClose: () => void;
};

export default function CreateTaskDialog({ fromActivity, onClose }: Props) {
  const seesActivities = useCan("read-fa");
  const { data: activities = [], ...request } = useListFestivalActivitiesQuery(undefined, {
    skip: !seesActivities,
  });
  const [create] = useCreateFestivalTaskMutation();
  const takeOver = useTakeOver();
  const { form, dialog } = useNewSheet<Values>({
    path: "/ft",
    onClose,
    draft: fromActivity ? `task-of-${fromActivity}` : "task",
    initialValues: { name: "", activity: activities.find(({ id }) => id === fromActivity) ?? null },
    schema,
    // The rules guarantee the activity.
    create: async ({ name, activity }) => {
      const answer = await create({ body: { name: name.trim(), festivalActivityId: activity?.id ?? 0 } });
      if (fromActivity && answer.data) await takeOver(answer.data, activity?.team ?? null);
      return answer;
    },
  });
  const taken = fromActivity ? "La FT reprend son équipe, et son lieu comme rendez-vous." : undefined;
  const hint = seesActivities ? taken : "Tes équipes n'ont pas accès aux fiches activités.";
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
        hint={hint}
        {...form.field("activity")}
      />
    </FormDialog>
  );
}
