import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { offeredSplits, splitLabel } from "@coulisses/shared-domain/assignment/split";
import type { FestivalTask, Mobilization } from "@coulisses/shared-domain/festival-task/festival-task";
import { approvalsResetBy } from "@coulisses/shared-domain/festival-task/review/locks";
import { asksForSomebody } from "@coulisses/shared-domain/festival-task/review/readiness";
import { formatDay, formatPeriod } from "@coulisses/shared-domain/time/format";
import { longestMobilization } from "@coulisses/shared-domain/time/longest-period";
import { useEventDate } from "@coulisses/shared-auth";
import { Notice } from "@coulisses/shared-ui/base";
import { PeriodFields, periodProblem, proposedPeriod, SelectField } from "@coulisses/shared-ui/form";
import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { addMobilization, editMobilization } from "../../api/edits/mobilization-edits";
import { ResetWarning } from "../reset-warning";
import { useSheet } from "../sheet";
import { type MobilizationPeople, nobody, PeopleFields, teamsOf } from "./people-fields";
import { refusalOf } from "./refusal-of";

type Props = {
  /** Absent when a mobilization is added. */
  mobilization?: Mobilization;
  onClose: () => void;
};

const ASKS_FOR_NOBODY = "Demande au moins une personne, par son nom ou par son équipe";

type Values = { period: PeriodForm; split: number; people: MobilizationPeople };

export default function MobilizationDialog({ mobilization, onClose }: Props) {
  const festival = useEventDate();
  const finish = useFinish(onClose);
  const { sheet, sendForm } = useSheet();
  const { start, end } = mobilization ?? proposedPeriod(festival?.start, new Date());
  const form = useForm<Values>({
    draft: `mobilization-${mobilization?.id ?? "new"}`,
    initialValues: { period: { start, end }, split: mobilization?.durationSplitInHour ?? 0, people: nobody },
    schema: rules<Values>({
      period: (period, values) =>
        periodProblem(period, longestMobilization) ?? refusedBySheet(sheet, values, mobilization),
      people: (people) =>
        mobilization || asksForSomebody({ volunteers: people.volunteers, teams: teamsOf(people) })
          ? undefined
          : ASKS_FOR_NOBODY,
    }),
    send: (values) => {
      const body = bodyOf(values);
      if (!mobilization) {
        const { volunteers, teams } = peopleOf(values);
        return sendForm(addMobilization({ ...body, teams, volunteers: volunteers.map(({ id }) => id) }));
      }
      return sendForm(editMobilization(mobilization.id, body), {
        seen: mobilization.durationSplitInHour,
        theirs: ({ mobilizations }) => {
          const present = mobilizations.find(({ id }) => id === mobilization.id);
          return (
            present && `${formatPeriod(present)}, découpage : ${splitLabel(present.durationSplitInHour)}`
          );
        },
      });
    },
    onSent: () => finish(`La mobilisation a été ${mobilization ? "mise à jour" : "ajoutée"}`),
  });
  const { period, split } = form.values;
  const refusal = periodProblem(period, longestMobilization)
    ? undefined
    : refusedBySheet(sheet, form.values, mobilization);
  const lengths = [...new Set<number>([...offeredSplits, split])].sort((a, b) => a - b);
  const reset = approvalsResetBy(sheet, "mobilizations");

  return (
    <FormDialog
      form={form}
      title={mobilization ? "Modifier une mobilisation" : "Ajouter une mobilisation"}
      subtitle={festival && `Le festival commence le ${formatDay(festival.start)}`}
      submitLabel={mobilization ? "Modifier" : "Ajouter"}
      onClose={onClose}
    >
      {reset.length > 0 && (
        <Notice intent="warning">
          <ResetWarning teams={reset} />
        </Notice>
      )}
      <PeriodFields period={period} onChange={form.field("period").onChange} longest={longestMobilization} />
      <SelectField
        label="Découpage"
        hint="La durée de chaque affectation"
        required
        options={lengths.map((hours) => ({ value: String(hours), label: splitLabel(hours) }))}
        value={String(split)}
        onChange={(hours) => form.setValue("split", Number(hours))}
      />
      {!mobilization && (
        <PeopleFields
          people={form.values.people}
          error={form.field("people").error}
          onChange={form.field("people").onChange}
        />
      )}
      {refusal && form.refusal === undefined && (
        <Notice intent="warning" role="status">
          {refusal}
        </Notice>
      )}
    </FormDialog>
  );
}

const bodyOf = ({ period, split }: Values) => ({
  ...period,
  durationSplitInHour: split === 0 ? null : split,
});

const peopleOf = ({ people }: Values) => ({ volunteers: people.volunteers, teams: teamsOf(people) });

function refusedBySheet(sheet: FestivalTask, values: Values, mobilization?: Mobilization) {
  return refusalOf(sheet, bodyOf(values), mobilization ? { mobilization } : { people: peopleOf(values) });
}
