import type { CatalogueSignageItem } from "@coulisses/shared-domain/signage/signage-catalogue";
import { pictureError, pictureTypes } from "@coulisses/shared-domain/people/picture";
import { signageTypeLabels } from "@coulisses/shared-domain/signage/signage-type";
import { type SendOutcome, useForm } from "@coulisses/federation/platform/forms";
import { refusalOf, useListSignagesQuery, useNotify } from "@coulisses/shared-auth";
import { TextField } from "@coulisses/shared-ui/base";
import { SelectField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import {
  useCreateSignageMutation,
  useUpdateSignageMutation,
  useUploadSignageImageMutation,
} from "../api/signages-api";
import { FileField } from "../parts/file-field";
import { type SignageValues, signageRules, signageTypeChoices, signageValues } from "./signage-form";

type Props = { signage?: CatalogueSignageItem; onClose: () => void };

const none: never[] = [];

export default function SignageDialog({ signage, onClose }: Props) {
  const notify = useNotify();
  const { data: signages = none } = useListSignagesQuery();
  const [create] = useCreateSignageMutation();
  const [update] = useUpdateSignageMutation();
  const [upload] = useUploadSignageImageMutation();
  // Once created, a picture that was refused is sent again without creating a second one.
  const [created, setCreated] = useState<CatalogueSignageItem>();
  const saved = created ?? signage;
  const now = signages.find(({ id }) => id === saved?.id) ?? saved;
  const present = signageValues(now);

  const send = async ({ file, ...values }: SignageValues): Promise<SendOutcome> => {
    const body = { ...values, name: values.name.trim() };
    let item = now;
    if (!item || body.name !== present.name || body.type !== present.type) {
      const answer = await (item ? update({ id: item.id, version: item.version, form: body }) : create(body));
      if (!answer.data) return refusalOf(answer);
      item = answer.data;
      notify({
        type: "success",
        message: saved ? "La signalétique a été mise à jour" : "La signalétique a été créé",
      });
      if (!saved) setCreated(item);
    }
    if (!file) return undefined;
    const refusal = refusalOf(await upload({ id: item.id, version: item.version, file }));
    if (refusal) return { ...refusal, fields: { file: refusal.message } };
    notify({ type: "success", message: "L'image de la signalétique a été mise à jour" });
    return undefined;
  };
  const form = useForm({
    initialValues: present,
    schema: signageRules(signages, saved?.id),
    send,
    onSent: onClose,
  });
  const [type, file] = [form.field("type"), form.field("file")];

  const fileProblem = file.value ? pictureError(file.value) : undefined;

  return (
    <FormDialog
      form={form}
      title={signage ? "Modifier une signalisation" : "Ajouter une signalisation"}
      submitLabel={saved ? "Modifier" : "Ajouter"}
      theirs={`Nom : ${present.name}\nType : ${signageTypeLabels[present.type]}`}
      onClose={onClose}
    >
      <TextField label="Nom de la signalisation" required autoFocus {...form.field("name")} />
      <SelectField
        label="Type de signalisation"
        required
        options={signageTypeChoices}
        {...type}
        onChange={(chosen) => chosen && type.onChange(chosen)}
      />
      <FileField
        label="Image"
        hint="png, jpeg ou gif, moins de 2 Mo"
        buttonLabel={saved?.image !== undefined || file.value ? "Changer d'image" : "Choisir une image"}
        fileName={fileProblem === undefined ? file.value?.name : undefined}
        accept={pictureTypes.join(",")}
        error={file.error ?? fileProblem}
        onChoose={file.onChange}
      />
    </FormDialog>
  );
}
