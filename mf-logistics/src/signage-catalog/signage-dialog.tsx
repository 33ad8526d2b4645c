import type { CatalogueSignageItem } from "@coulisses/shared-domain/signage/signage-catalogue";
import { pictureError, pictureTypes } from "@coulisses/shared-domain/people/picture";
import { signageTypeLabels } from "@coulisses/shared-domain/signage/signage-type";
import { isApiError, useListSignagesQuery, useNotify } from "@coulisses/shared-auth";
import { TextField } from "@coulisses/shared-ui/base";
import { SelectField } from "@coulisses/shared-ui/form";
import { useState } from "react";
import {
  useCreateSignageMutation,
  useUpdateSignageMutation,
  useUploadSignageImageMutation,
} from "../api/signages-api";
import { FileField } from "../parts/file-field";
import { FormDialog } from "../parts/form-dialog";
import { useDraft } from "@coulisses/shared-sheets/dialog";
import { signageNameError, signageTypeChoices, signageValues } from "./signage-form";

type Props = { signage?: CatalogueSignageItem; onClose: () => void };

const none: never[] = [];

export default function SignageDialog({ signage, onClose }: Props) {
  const notify = useNotify();
  const { data: signages = none } = useListSignagesQuery();
  const [create, { isLoading: creating }] = useCreateSignageMutation();
  const [update, { isLoading: updating }] = useUpdateSignageMutation();
  const [upload, { isLoading: uploading }] = useUploadSignageImageMutation();
  // Once created, a picture that was refused is sent again without creating a second one.
  const [created, setCreated] = useState<CatalogueSignageItem>();
  const kept = created ?? signage;
  const now = signages.find(({ id }) => id === kept?.id) ?? kept;
  const present = signageValues(now);
  const { values, set, conflict } = useDraft(present);
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const [tried, setTried] = useState(false);
  const nameError = signageNameError(values, signages, kept?.id);

  const choose = (chosen: File) => {
    const error = pictureError(chosen);
    setFileError(error);
    if (error === undefined) setFile(chosen);
  };

  const saveItem = async (): Promise<CatalogueSignageItem | undefined> => {
    const form = { ...values, name: values.name.trim() };
    if (now && form.name === present.name && form.type === present.type) return now;
    const { data } = await (now ? update({ id: now.id, version: now.version, form }) : create(form));
    if (!data) return undefined;
    notify({
      type: "success",
      message: kept ? "La signalétique a été mise à jour" : "La signalétique a été créé",
    });
    if (!kept) setCreated(data);
    return data;
  };

  const submit = async () => {
    setTried(true);
    if (nameError !== undefined) return;
    const item = await saveItem();
    if (!item) return;
    if (!file) return onClose();
    const sent = await upload({ id: item.id, version: item.version, file });
    if (isApiError(sent.error)) return setFileError(sent.error.message);
    notify({ type: "success", message: "L'image de la signalétique a été mise à jour" });
    onClose();
  };

  return (
    <FormDialog
      title={signage ? "Modifier une signalisation" : "Ajouter une signalisation"}
      submitLabel={kept ? "Modifier" : "Ajouter"}
      conflict={conflict}
      theirs={`Nom : ${present.name}\nType : ${signageTypeLabels[present.type]}`}
      saving={creating || updating || uploading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label="Nom de la signalisation"
        required
        autoFocus
        value={values.name}
        onChange={(name) => set("name", name)}
        error={tried ? nameError : undefined}
      />
      <SelectField
        label="Type de signalisation"
        required
        options={signageTypeChoices}
        value={values.type}
        onChange={(type) => type && set("type", type)}
      />
      <FileField
        label="Image"
        hint="png, jpeg ou gif, moins de 2 Mo"
        buttonLabel={kept?.image !== undefined || file ? "Changer d'image" : "Choisir une image"}
        fileName={file?.name}
        accept={pictureTypes.join(",")}
        error={fileError}
        onChoose={choose}
      />
    </FormDialog>
  );
}
