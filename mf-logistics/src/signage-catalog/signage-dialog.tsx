import {
  type CatalogueSignageItem,
  signageTypeLabels,
} from "@coulisses/shared-domain/signage/signage-catalogue";
import { pictureError, pictureTypes } from "@coulisses/shared-domain/people/picture";
import { useFinish, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf, useListSignagesQuery } from "@coulisses/shared-auth";
import { TextField } from "@coulisses/shared-ui/base";
import { SelectField } from "@coulisses/shared-ui/filters";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useCreateSignageMutation, useUpdateSignageMutation } from "../api/signages-api";
import { FileField } from "@coulisses/shared-pages/file-field";
import { base64Of, signageRules, signageTypeChoices, signageValues } from "./signage-form";

type Props = { signage?: CatalogueSignageItem; onClose: () => void };

const none: never[] = [];

export default function SignageDialog({ signage, onClose }: Props) {
  const finish = useFinish(onClose);
  const { data: signages = none } = useListSignagesQuery();
  const [create] = useCreateSignageMutation();
  const [update] = useUpdateSignageMutation();
  const now = signages.find(({ id }) => id === signage?.id) ?? signage;
  const present = signageValues(now);
  const form = useForm({
    draft: `signage-${signage?.id ?? "new"}`,
    initialValues: present,
    schema: signageRules(signages, signage?.id),
    send: async ({ name, type, file }) => {
      const body = { name: name.trim(), type, ...(file && { file: await base64Of(file) }) };
      return refusalOf(await (now ? update({ id: now.id, version: now.version, body }) : create({ body })));
    },
    onSent: () => finish(signage ? "La signalétique a été mise à jour" : "La signalétique a été créé"),
  });
  const [type, file] = [form.field("type"), form.field("file")];

  const fileProblem = file.value ? pictureError(file.value) : undefined;

  return (
    <FormDialog
      form={form}
      title={signage ? "Modifier une signalisation" : "Ajouter une signalisation"}
      submitLabel={signage ? "Modifier" : "Ajouter"}
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
        buttonLabel={signage?.image !== undefined || file.value ? "Changer d'image" : "Choisir une image"}
        fileName={fileProblem === undefined ? file.value?.name : undefined}
        accept={pictureTypes.join(",")}
        error={file.error ?? fileProblem}
        onChoose={file.onChange}
      />
    </FormDialog>
  );
}
