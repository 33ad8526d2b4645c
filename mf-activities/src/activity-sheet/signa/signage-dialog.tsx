import type { SignageForm } from "@coulisses/shared-domain/contract/festival-activities";
import type { Signage } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { signageTypes, type SignageType } from "@coulisses/shared-domain/signage/signage-type";
import { number, object, string, useFormik } from "@coulisses/federation/platform/forms";
import { TextField } from "@coulisses/shared-ui/base";
import { formikField, NumberField, SelectField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-sheets/dialog";
import { addSignage, editSignage } from "../../api/edits/signa-edits";
import { useDialogWrite } from "../sheet";

const REQUIRED = "Ce champ est requis";
const types = signageTypes.map((type) => ({ value: type, label: type }));

const schema = object({
  text: string().trim().required(REQUIRED),
  size: string().trim().required(REQUIRED),
  quantity: number().nullable().required(REQUIRED).min(1, "La valeur doit être au moins de 1"),
});

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

type Props = { signage?: Signage; onClose: () => void };

export default function SignageDialog({ signage, onClose }: Props) {
  const { save, saving, conflict } = useDialogWrite(onClose);
  const formik = useFormik<Values>({
    initialValues: {
      type: signage?.type ?? "PANNEAU",
      quantity: signage?.quantity ?? 1,
      text: signage?.text ?? "",
      size: signage?.size ?? "",
      comment: signage?.comment ?? "",
    },
    validationSchema: schema,
    onSubmit: (values) => {
      const form = toForm(values);
      return save(signage ? editSignage(signage.id, form) : addSignage(form), signage);
    },
  });
  return (
    <FormDialog
      title={signage ? "Modifier une signalétique" : "Ajouter une signalétique"}
      submitLabel={signage ? "Modifier" : "Ajouter"}
      saving={saving}
      conflict={conflict}
      theirs={({ signa }) => {
        const present = signa.signages.find(({ id }) => id === signage?.id);
        return present && `${present.quantity} ${present.type} « ${present.text} » ${present.size}`;
      }}
      onSubmit={() => void formik.submitForm()}
      onClose={onClose}
    >
      <SelectField
        label="Type"
        required
        options={types}
        {...formikField(formik, "type")}
        onChange={(type) => type && void formik.setFieldValue("type", type)}
      />
      <NumberField label="Quantité" required min={1} {...formikField(formik, "quantity")} />
      <TextField label="Texte à écrire" required autoFocus {...formikField(formik, "text")} />
      <TextField label="Taille" required {...formikField(formik, "size")} />
      <TextField label="Commentaire" {...formikField(formik, "comment")} />
    </FormDialog>
  );
}
