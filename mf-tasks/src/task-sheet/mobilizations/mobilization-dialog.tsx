import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { offeredSplits, splitLabel } from "@coulisses/shared-domain/assignment/split";
import type { FestivalTask, Mobilization } from "@coulisses/shared-domain/festival-task/festival-task";
import { approvalsResetBy } from "@coulisses/shared-domain/festival-task/review/locks";
import { asksForSomebody } from "@coulisses/shared-domain/festival-task/review/readiness";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import type { Team } from "@coulisses/shared-domain/people/team";
import { nextSlot, shiftSlot } from "@coulisses/shared-domain/time/next-slot";
import { longestMobilization } from "@coulisses/shared-domain/time/longest-period";
import { useEventDate, useListTeamsQuery } from "@coulisses/shared-auth";
import { Notice } from "@coulisses/shared-ui/base";
import { SelectField } from "@coulisses/shared-ui/filters";
import { periodProblem, proposedPeriod } from "@coulisses/shared-ui/form";
import { FestivalStart, rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { readTypedSlots, SlotFields, typedSlotsProblem, useSendEach } from "@coulisses/shared-sheets/slots";
import { useState } from "react";
import { addMobilization, editMobilization } from "../../api/edits/mobilization-edits";
import { ResetWarning } from "../reset-warning";
import { useSheet } from "../sheet";
import { type MobilizationPeople, nobody, PeopleFields, peopleAskedBy, teamsOf } from "./people-fields";
import { refusalOf } from "./refusal-of";

type Props = {
  /** Absent when a mobilization is added. */
  mobilization?: Mobilization;
  /** The mobilization that is duplicated, people included, by default to the day after. */
  copied?: Mobilization;
  onClose: () => void;
};

const ASKS_FOR_NOBODY = "Demande au moins une personne, par son nom ou par son équipe";

const none: Team[] = [];

type Values = { typed: string; period: PeriodForm; split: number; people: MobilizationPeople };

export default function MobilizationDialog(props: Props) {
  const { data: teams } = useListTeamsQuery();
  // A copy asks for the teams of its mobilization, which it names.
  if (props.copied && !teams) return null;
  return <PreparedDialog {...props} teams={teams ?? none} />;
}

function PreparedDialog({ mobilization, copied, onClose, teams }: Props & { teams: readonly Team[] }) {
  const festival = useEventDate();
  const finish = useFinish(onClose);
  const { sheet, sendForm } = useSheet();
  // Fixed when the dialog opens: a mobilization that arrives meanwhile does not move what is being filled in.
  const [proposed] = useState(() => (copied ? shiftSlot(copied, 1) : proposedBy(sheet)));
  const { start, end } = mobilization ?? proposed ?? proposedPeriod(festival?.start, new Date());
  const sendEach = useSendEach();
  const linesOf = (typed: string) => readTypedSlots(typed, festival?.start, longestMobilization);
  const form = useForm<Values>({
    draft: `mobilization-${mobilization?.id ?? (copied ? `copy-${copied.id}` : "new")}`,
    isProposed: mobilization === undefined,
    initialValues: {
      typed: "",
      period: { start, end },
      split: (mobilization ?? copied)?.durationSplitInHour ?? 0,
      people: copied ? peopleAskedBy(copied, teams) : nobody,
    },
    schema: rules<Values>({
      typed: (typed) => typedSlotsProblem(linesOf(typed)),
      period: (period, values) =>
        values.typed.trim() === ""
          ? (periodProblem(period, longestMobilization) ?? refusedBySheet(sheet, values, mobilization))
          : undefined,
      people: (people) =>
        mobilization || asksForSomebody({ volunteers: people.volunteers, teams: teamsOf(people) })
          ? undefined
          : ASKS_FOR_NOBODY,
    }),
    send: (values) => {
      const body = bodyOf(values);
      if (!mobilization) {
        const { volunteers, teams } = peopleOf(values);
        const add = (period: PeriodForm) =>
          sendForm(
            addMobilization({ ...body, ...period, teams, volunteers: volunteers.map(({ id }) => id) }),
          );
        const slots = linesOf(values.typed).flatMap(({ slot }) => slot ?? []);
        return slots.length > 0 ? sendEach(slots, add) : add(values.period);
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
    onSent: ({ typed }) => {
      const isMany = linesOf(typed).length > 1;
      if (isMany) finish("Les mobilisations ont été ajoutées");
      else finish(`La mobilisation a été ${mobilization ? "mise à jour" : "ajoutée"}`);
    },
  });
  const { period, split } = form.values;
  const lines = linesOf(form.values.typed);
  const refusal =
    lines.length > 0 || periodProblem(period, longestMobilization)
      ? undefined
      : refusedBySheet(sheet, form.values, mobilization);
  const lengths = [...new Set<number>([...offeredSplits, split])].sort((a, b) => a - b);
  const reset = approvalsResetBy(sheet, "mobilizations");
  const verb = mobilization ? "Modifier" : copied ? "Dupliquer" : "Ajouter";

  return (
    <FormDialog
      form={form}
      title={`${verb} une mobilisation`}
      subtitle={<FestivalStart />}
      submitLabel={verb}
      onClose={onClose}
    >
      {reset.length > 0 && (
        <Notice intent="warning">
          <ResetWarning teams={reset} />
        </Notice>
      )}
      <SlotFields
        typed={form.field("typed")}
        period={form.field("period")}
        lines={lines}
        isChanged={mobilization !== undefined}
        copied={copied}
        summaries={["Mobilisation à ajouter", "Mobilisations à ajouter"]}
        longest={longestMobilization}
        onEnter={form.submit}
      />
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

/** The hours of the last mobilization, the day after; for the first one, those of the activity that fit. */
function proposedBy({ mobilizations, festivalActivity }: FestivalTask) {
  const fits = (period: PeriodForm) => periodProblem(period, longestMobilization) === undefined;
  return nextSlot(mobilizations) ?? festivalActivity.timeWindows.find(fits);
}

const bodyOf = ({ period, split }: Values) => ({
  ...period,
  durationSplitInHour: split === 0 ? null : split,
});

const peopleOf = ({ people }: Values) => ({ volunteers: people.volunteers, teams: teamsOf(people) });

function refusedBySheet(sheet: FestivalTask, values: Values, mobilization?: Mobilization) {
  return refusalOf(sheet, bodyOf(values), mobilization ? { mobilization } : { people: peopleOf(values) });
}
