import type { ElectricityForm } from "@coulisses/shared-domain/contract/activity-forms";
import {
  connectionLabels,
  connections,
  type Connection,
} from "@coulisses/shared-domain/festival-activity/electric-connection";
import type { ElectricitySupply } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { rules, useForm } from "@coulisses/shared-pages/forms";
import { atLeast, firstOf, required } from "@coulisses/shared-domain/field-problems";
import { TextField } from "@coulisses/shared-ui/base";
import { SelectField } from "@coulisses/shared-ui/filters";
import { NumberField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { addElectricity, editElectricity } from "../../api/edits/needs-edits";
import { useSheet } from "../sheet";
import { PlugPicture } from "./plug-picture";

const choices = connections.map((value) => ({ value, label: connectionLabels[value] }));

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

const atLeastOne = firstOf<number | null>(required, atLeast(1));
const schema = rules<Values>({ device: required, power: atLeastOne, count: atLeastOne });

type Props = { supply?: ElectricitySupply; onClose: () => void };

export default function ElectricityDialog({ supply, onClose }: Props) {
  const { sendForm } = useSheet();
  const form = useForm<Values>({
    draft: `electricity-${supply?.id ?? "new"}`,
    initialValues: {
      connection: supply?.connection ?? "PC16_Prise_classique",
      device: supply?.device ?? "",
      power: supply?.power ?? 100,
      count: supply?.count ?? 1,
      comment: supply?.comment ?? "",
    },
    schema,
    send: (values) => {
      const body = toForm(values);
      return sendForm(supply ? editElectricity(supply.id, body) : addElectricity(body), {
        seen: supply,
        theirs: ({ supply: { electricity } }) => {
          const present = electricity.find(({ id }) => id === supply?.id);
          return (
            present &&
            `${present.count} ${present.device}, ${present.power} W, ${connectionLabels[present.connection]}`
          );
        },
      });
    },
    onSent: onClose,
  });
  const connection = form.field("connection");
  return (
    <FormDialog
      form={form}
      title={supply ? "Modifier un besoin en électricité" : "Ajouter un besoin en électricité"}
      submitLabel={supply ? "Modifier" : "Ajouter"}
      onClose={onClose}
    >
      <PlugPicture connection={form.values.connection} />
      <SelectField
        label="Type de raccordement"
        required
        options={choices}
        {...connection}
        onChange={(chosen) => chosen && connection.onChange(chosen)}
      />
      <TextField label="Appareil" required autoFocus {...form.field("device")} />
      <NumberField label="Puissance par appareil" suffix="W" required min={1} {...form.field("power")} />
      <NumberField label="Nombre d'appareils" required min={1} {...form.field("count")} />
      <TextField label="Commentaire" {...form.field("comment")} />
    </FormDialog>
  );
}
