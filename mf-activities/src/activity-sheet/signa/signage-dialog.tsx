import type { SignageForm } from "@coulisses/shared-domain/contract/activity-forms";
import type { Signage } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { signageTypes, type SignageType } from "@coulisses/shared-domain/signage/signage-catalogue";
import { rules, useForm } from "@coulisses/shared-pages/forms";
import { atLeast, firstOf, required } from "@coulisses/shared-domain/field-problems";
import { TextField } from "@coulisses/shared-ui/base";
import { SelectField } from "@coulisses/shared-ui/filters";
import { NumberField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { addSignage, editSignage } from "../../api/edits/signa-edits";
import { useSheet } from "../sheet";

const types = signageTypes.map((type) => ({ value: type, label: type }));

type Values = { type: SignageType; quantity: number | null; text: string; size: string; comment: string };

function toForm({ type, quantity, text, size, comment }: Values): SignageForm {
  return {
    type,
    quantity: quantity ?? 1,
    text: text.trim(),
    size: size.trim(),
    comment: comment.trim() === "" ? null : comment.trim(),
  };
}

const schema = rules<Values>({
  text: required,
  size: required,
  quantity: firstOf<number | null>(required, atLeast(1)),
});

type Props = { signage?: Signage; onClose: () => void };

export default function SignageDialog({ signage, onClose }: Props) {
  const { sendForm } = useSheet();
  const form = useForm<Values>({
    draft: `signage-${signage?.id ?? "new"}`,
    initialValues: {
      type: signage?.type ?? "PANNEAU",
      quantity: signage?.quantity ?? 1,
      text: signage?.text ?? "",
      size: signage?.size ?? "",
      comment: signage?.comment ?? "",
    },
    schema,
    send: (values) => {
      const body = toForm(values);
      return sendForm(signage ? editSignage(signage.id, body) : addSignage(body), {
        seen: signage,
        theirs: ({ signa }) => {
          const present = signa.signages.find(({ id }) => id === signage?.id);
          return present && `${present.quantity} ${present.type} « ${present.text} » ${present.size}`;
        },
      });
    },
    onSent: onClose,
  });
  const type = form.field("type");
  return (
    <FormDialog
      form={form}
      title={signage ? "Modifier une signalétique" : "Ajouter une signalétique"}
      submitLabel={signage ? "Modifier" : "Ajouter"}
      onClose={onClose}
    >
      <SelectField
        label="Type"
        required
        options={types}
        {...type}
        onChange={(chosen) => chosen && type.onChange(chosen)}
      />
      <NumberField label="Quantité" required min={1} {...form.field("quantity")} />
      <TextField label="Texte à écrire" required autoFocus {...form.field("text")} />
      <TextField label="Taille" required {...form.field("size")} />
      <TextField label="Commentaire" {...form.field("comment")} />
    </FormDialog>
  );
}
