import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import {
  type CharismaPeriodForm,
  charismaProblem,
  overlapProblem,
  type StoredCharismaPeriod,
} from "@coulisses/shared-domain/charisma/charisma-period";
import { required } from "@coulisses/shared-domain/field-problems";
import { longestCharismaPeriod } from "@coulisses/shared-domain/time/longest-period";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { refusalOf, useEventDate } from "@coulisses/shared-auth";
import { TextField } from "@coulisses/shared-ui/base";
import { NumberField, PeriodFields, periodProblem, proposedPeriod } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useAddCharismaPeriodMutation, useChangeCharismaPeriodMutation } from "../api/charisma-api";

type Span = Pick<CharismaPeriodForm, "start" | "end">;
type Values = { name: string; period: Span; charisma: number | null };

const problemOf = (period: Span, others: readonly StoredCharismaPeriod[]) =>
  periodProblem(period, longestCharismaPeriod) ?? overlapProblem(period, others);

type Props = {
  /** Absent when a period is added. */
  period?: StoredCharismaPeriod;
  /** All periods, which may not overlap. */
  periods: readonly StoredCharismaPeriod[];
  onClose: () => void;
};

/** Adds or edits a period and the charisma of its hours. */
export default function CharismaPeriodDialog({ period, periods, onClose }: Props) {
  const finish = useFinish(onClose);
  const festival = useEventDate();
  const [add] = useAddCharismaPeriodMutation();
  const [change] = useChangeCharismaPeriodMutation();
  const others = periods.filter(({ id }) => id !== period?.id);
  const { start, end } = period ?? proposedPeriod(festival?.start, new Date());
  const form = useForm<Values>({
    draft: `charisma-period-${period?.id ?? "new"}`,
    isProposed: period === undefined,
    initialValues: {
      name: period?.name ?? "",
      period: { start, end },
      charisma: period?.charisma ?? 0,
    },
    schema: rules<Values>({
      name: required,
      period: (span) => problemOf(span, others),
      charisma: (points) => required(points) ?? charismaProblem(points ?? 0),
    }),
    send: async ({ name, period: span, charisma }) => {
      const body = { name, charisma: charisma ?? 0, ...span };
      return refusalOf(await (period ? change({ id: period.id, body }) : add({ body })));
    },
    onSent: () => finish(period ? "Période modifiée" : "Période ajoutée"),
  });
  const verb = period ? "Modifier" : "Ajouter";
  const theirs = period && `${period.name}, ${formatPeriod(period)} : ${period.charisma} par heure`;

  return (
    <FormDialog form={form} title={`${verb} un créneau`} submitLabel={verb} onClose={onClose} theirs={theirs}>
      <TextField label="Nom" required autoFocus {...form.field("name")} />
      <PeriodFields
        period={form.values.period}
        onChange={form.field("period").onChange}
        longest={longestCharismaPeriod}
        error={overlapProblem(form.values.period, others)}
      />
      <NumberField label="Charisme par heure" required min={0} {...form.field("charisma")} />
    </FormDialog>
  );
}
