import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { useCan } from "@coulisses/shared-auth";
import { Button, TextField } from "@coulisses/shared-ui/base";
import { SearchPicker } from "@coulisses/shared-ui/form";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useNavigate } from "@coulisses/federation/platform/router";
import { useState } from "react";
import { useCreateFestivalTaskMutation, useListActivitiesOfTasksQuery } from "../api/tasks-api";

export default function CreateTaskDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const seesActivities = useCan("read-fa");
  const [name, setName] = useState("");
  const [activity, setActivity] = useState<FestivalActivityPreview | null>(null);
  const { data: activities = [], isLoading: searching } = useListActivitiesOfTasksQuery(undefined, {
    skip: !seesActivities,
  });
  const [create, { isLoading }] = useCreateFestivalTaskMutation();
  const incomplete = name.trim() === "" || activity === null;

  const submit = async () => {
    if (incomplete || isLoading) return;
    const { data: created } = await create({ name: name.trim(), festivalActivityId: activity.id });
    if (created) void navigate(`/ft/${created.id}`);
  };

  return (
    <Dialog
      open
      size="small"
      title="Créer une nouvelle Fiche Tâche"
      onClose={onClose}
      onEnter={() => void submit()}
      actions={
        <Button appearance="primary" disabled={incomplete} loading={isLoading} onClick={() => void submit()}>
          Créer la Fiche Tâche
        </Button>
      }
    >
      <TextField label="Nom de la FT" required autoFocus value={name} onChange={setName} />
      <SearchPicker
        label="FA associée"
        required
        options={activities}
        getKey={({ id }) => id}
        getLabel={({ id, name: title }) => `${id} - ${title}`}
        value={activity}
        loading={searching}
        emptyText="Aucune FA correspondante"
        disabled={!seesActivities}
        hint={seesActivities ? undefined : "Tes équipes n'ont pas accès aux fiches activités."}
        onChange={setActivity}
      />
    </Dialog>
  );
}
