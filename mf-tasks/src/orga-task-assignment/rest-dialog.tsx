import { type Refusal, rules, useForm } from "@coulisses/shared-pages/forms";
import type { SlotForVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { required } from "@coulisses/shared-domain/field-problems";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { Notice, TextField } from "@coulisses/shared-ui/base";
import { FormDialog } from "@coulisses/shared-ui/overlay";

const MOST = 300;
const schema = rules<{ reason: string }>({ reason: required });

type Props = {
  person: UserIdentity;
  slot: SlotForVolunteer;
  send: (reason: string) => Promise<Refusal | undefined>;
  onClose: () => void;
};

/** Assigns against a rest rule: names the rule and asks for a reason, which the journal keeps. */
export default function RestDialog({ person, slot, send, onClose }: Props) {
  const form = useForm({
    initialValues: { reason: "" },
    schema,
    send: ({ reason }) => send(reason.trim()),
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={`Affecter ${displayName(person)} malgré le repos`}
      subtitle={`[${slot.taskId}] ${slot.name}, ${formatPeriod(slot)}`}
      submitLabel="Affecter"
      onClose={onClose}
    >
      <Notice intent="warning">{slot.restProblems.join("\n")}</Notice>
      <TextField
        label="Raison de passer outre le repos"
        required
        autoFocus
        maxLength={MOST}
        {...form.field("reason")}
      />
    </FormDialog>
  );
}
