import type { Mobilization } from "@coulisses/shared-domain/festival-task/festival-task";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { readingState, useCan, useListVolunteersQuery } from "@coulisses/shared-auth";
import { PersonPicker } from "@coulisses/shared-ui/filters";
import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { required } from "@coulisses/shared-domain/field-problems";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { mobilizeVolunteer } from "../../api/edits/mobilization-edits";
import { useSheet } from "../sheet";

type Values = { person: UserIdentity | null };

const initialValues: Values = { person: null };
const schema = rules<Values>({ person: required });

type Props = { mobilization: Mobilization; onClose: () => void };

export default function AddVolunteerDialog({ mobilization, onClose }: Props) {
  const finish = useFinish(onClose);
  const seesVolunteers = useCan("view-volunteer");
  const { data = [], ...request } = useListVolunteersQuery(undefined, { skip: !seesVolunteers });
  const { sendForm } = useSheet();
  const form = useForm<Values>({
    draft: `volunteer-of-${mobilization.id}`,
    initialValues,
    schema,
    // The rule guarantees the person.
    send: ({ person }) => sendForm(mobilizeVolunteer(mobilization.id, person?.id ?? 0)),
    onSent: () => finish("Le bénévole a été ajouté à la mobilisation"),
  });
  const volunteerIds = new Set(mobilization.volunteers.map(({ id }) => id));
  return (
    <FormDialog
      form={form}
      title="Ajouter un bénévole"
      subtitle={formatPeriod(mobilization)}
      submitLabel="Ajouter"
      onClose={onClose}
    >
      <PersonPicker
        label="Bénévole"
        required
        autoFocus
        options={data.filter(({ id }) => !volunteerIds.has(id))}
        {...readingState(request)}
        {...form.field("person")}
      />
    </FormDialog>
  );
}
