import type { ElectricityForm } from "@coulisses/shared-domain/contract/festival-activities";
import {
  connectionLabels,
  connections,
  type Connection,
} from "@coulisses/shared-domain/festival-activity/electric-connection";
import type { ElectricitySupply } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { number, object, string, useFormik } from "@coulisses/federation/platform/forms";
import { TextField } from "@coulisses/shared-ui/base";
import { formikField, NumberField, SelectField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-sheets/dialog";
import { addElectricity, editElectricity } from "../../api/edits/needs-edits";
import { useDialogWrite } from "../sheet";
import { PlugPicture } from "./plug-picture";

const REQUIRED = "Ce champ est requis";
const AT_LEAST_ONE = "La valeur doit être au moins de 1";
const choices = connections.map((value) => ({ value, label: connectionLabels[value] }));

const schema = object({
  device: string().trim().required(REQUIRED),
  power: number().nullable().required(REQUIRED).min(1, AT_LEAST_ONE),
  count: number().nullable().required(REQUIRED).min(1, AT_LEAST_ONE),
});

type Values = {
  connection: Connection;
  device: string;
  power: number | null;
  count: number | null;
  comment: string;
};

function toForm({ connection, device, power, count, comment }: Values): ElectricityForm {
  return {
    connection,
    device: device.trim(),
    power: power ?? 100,
    count: count ?? 1,
    comment: comment.trim() === "" ? null : comment.trim(),
  };
}

type Props = { supply?: ElectricitySupply; onClose: () => void };

export default function ElectricityDialog({ supply, onClose }: Props) {
  const { save, saving, conflict } = useDialogWrite(onClose);
  const formik = useFormik<Values>({
    initialValues: {
      connection: supply?.connection ?? "PC16_Prise_classique",
      device: supply?.device ?? "",
      power: supply?.power ?? 100,
      count: supply?.count ?? 1,
      comment: supply?.comment ?? "",
    },
    validationSchema: schema,
    onSubmit: (values) => {
      const form = toForm(values);
      return save(supply ? editElectricity(supply.id, form) : addElectricity(form), supply);
    },
  });
  return (
    <FormDialog
      title={supply ? "Modifier un besoin en électricité" : "Ajouter un besoin en électricité"}
      submitLabel={supply ? "Modifier" : "Ajouter"}
      saving={saving}
      conflict={conflict}
      theirs={({ supply: { electricity } }) => {
        const present = electricity.find(({ id }) => id === supply?.id);
        return (
          present &&
          `${present.count} ${present.device}, ${present.power} W, ${connectionLabels[present.connection]}`
        );
      }}
      onSubmit={() => void formik.submitForm()}
      onClose={onClose}
    >
      <PlugPicture connection={formik.values.connection} />
      <SelectField
        label="Type de raccordement"
        required
        options={choices}
        {...formikField(formik, "connection")}
        onChange={(connection) => connection && void formik.setFieldValue("connection", connection)}
      />
      <TextField label="Appareil" required autoFocus {...formikField(formik, "device")} />
      <NumberField
        label="Puissance par appareil"
        suffix="W"
        required
        min={1}
        {...formikField(formik, "power")}
      />
      <NumberField label="Nombre d'appareils" required min={1} {...formikField(formik, "count")} />
      <TextField label="Commentaire" {...formikField(formik, "comment")} />
    </FormDialog>
  );
}
