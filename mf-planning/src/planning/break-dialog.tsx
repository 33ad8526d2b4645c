import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import { breakDurationProblem } from "@coulisses/shared-domain/planning/break";
import { DateTimeField, NumberField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useAddBreakMutation } from "../api/planning-api";

type Values = { start: string | null; durationInHours: number | null };

type Props = {
  volunteerId: number;
  /** Proposed period; without it the dialog asks for the start. */
  period: { start: string; end: string };
  onClose: () => void;
};

const HOUR = 3_600_000;

/** Gives a volunteer a break. */
export default function BreakDialog({ volunteerId, period, onClose }: Props) {
  const finish = useFinish(onClose);
  const [add] = useAddBreakMutation();
  const form = useForm<Values>({
    draft: `break-${volunteerId}`,
    initialValues: {
      start: period.start,
      durationInHours: Math.ceil((Date.parse(period.end) - Date.parse(period.start)) / HOUR),
    },
    schema: rules<Values>({
      start: required,
      durationInHours: (hours) => required(hours) ?? breakDurationProblem(hours ?? 0),
    }),
    send: async ({ start, durationInHours }) =>
      refusalOf(
        await add({ id: volunteerId, body: { start: start ?? "", durationInHours: durationInHours ?? 0 } }),
      ),
    onSent: () => finish("Pause ajoutée"),
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title="Ajouter un temps de pause au bénévole"
      submitLabel="Ajouter la pause"
      onClose={onClose}
    >
      <DateTimeField label="Début" required {...form.field("start")} />
      <NumberField
        label="Durée en heures"
        required
        autoFocus
        min={1}
        suffix="h"
        {...form.field("durationInHours")}
      />
    </FormDialog>
  );
}
