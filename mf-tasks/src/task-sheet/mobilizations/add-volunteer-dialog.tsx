import type { Mobilization } from "@coulisses/shared-domain/festival-task/festival-task";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { useCan, useListVolunteersQuery, useNotify } from "@coulisses/shared-auth";
import { PersonPicker } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-sheets/dialog";
import { useState } from "react";
import { mobilizeVolunteer } from "../../api/edits/mobilization-edits";
import { useDialogWrite } from "../sheet";

type Props = { mobilization: Mobilization; onClose: () => void };

export default function AddVolunteerDialog({ mobilization, onClose }: Props) {
  const notify = useNotify();
  const seesVolunteers = useCan("view-volunteer");
  const { data = [], isLoading } = useListVolunteersQuery(undefined, { skip: !seesVolunteers });
  const [person, setPerson] = useState<UserIdentity | null>(null);
  const { save, saving } = useDialogWrite(() => {
    notify({ type: "success", message: "Le bénévole a été ajouté à la mobilisation" });
    onClose();
  });
  const named = new Set(mobilization.volunteers.map(({ id }) => id));
  return (
    <FormDialog
      title="Ajouter un bénévole"
      subtitle={formatPeriod(mobilization)}
      submitLabel="Ajouter"
      disabled={person === null}
      saving={saving}
      onSubmit={() => person && void save(mobilizeVolunteer(mobilization.id, person.id))}
      onClose={onClose}
    >
      <PersonPicker
        label="Bénévole"
        required
        autoFocus
        options={data.filter(({ id }) => !named.has(id))}
        loading={isLoading}
        value={person}
        onChange={setPerson}
      />
    </FormDialog>
  );
}
