import { rules, useForm } from "@coulisses/shared-pages/forms";
import { required } from "@coulisses/shared-domain/field-problems";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { RichTextField } from "@coulisses/shared-ui/rich-text";
import { initInCharge } from "../../api/edits/instructions-edits";
import { VolunteersField } from "../people/volunteers-field";
import { useSheet } from "../sheet";

type Values = { volunteers: UserIdentity[]; instruction: string | null };

const initialValues: Values = { volunteers: [], instruction: null };
const schema = rules<Values>({ volunteers: required, instruction: required });

/** Sets volunteers in charge and instructions together: outside a draft neither may be empty. */
export default function InitInChargeDialog({ onClose }: { onClose: () => void }) {
  const { sendForm } = useSheet();
  const form = useForm<Values>({
    draft: "in-charge",
    initialValues,
    schema,
    send: ({ volunteers, instruction }) =>
      sendForm(initInCharge({ volunteers: volunteers.map(({ id }) => id), instruction: instruction ?? "" })),
    onSent: onClose,
  });
  const { value: volunteers, onChange, error } = form.field("volunteers");
  return (
    <FormDialog
      form={form}
      title="Ajouter des instructions pour les responsables"
      submitLabel="Ajouter"
      onClose={onClose}
    >
      <VolunteersField
        label="Responsables"
        volunteers={volunteers}
        readOnly={false}
        error={error}
        onAdd={(person) => onChange([...volunteers, person])}
        onRemove={({ id }) => onChange(volunteers.filter((one) => one.id !== id))}
      />
      <RichTextField label="Instructions des responsables" required {...form.field("instruction")} />
    </FormDialog>
  );
}
