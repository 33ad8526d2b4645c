import { offeredSplits, splitLabel } from "@coulisses/shared-domain/assignment/split";
import type { Mobilization } from "@coulisses/shared-domain/festival-task/festival-task";
import { approvalsResetBy } from "@coulisses/shared-domain/festival-task/review/locks";
import { formatDay, formatPeriod } from "@coulisses/shared-domain/time/format";
import { longestMobilization } from "@coulisses/shared-domain/time/longest-period";
import { useEventDate, useNotify } from "@coulisses/shared-auth";
import { Notice } from "@coulisses/shared-ui/base";
import { PeriodFields, periodProblem, proposedPeriod, SelectField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-sheets/dialog";
import { useState } from "react";
import { addMobilization, editMobilization } from "../../api/edits/mobilization-edits";
import { ResetWarning } from "../reset-warning";
import { useDialogWrite, useSheet } from "../sheet";
import { nobody, PeopleFields, teamsOf } from "./people-fields";
import { refusalOf } from "./refusal-of";

type Props = {
  /** Absent to add one. */
  mobilization?: Mobilization;
  onClose: () => void;
};

export default function MobilizationDialog({ mobilization, onClose }: Props) {
  const festival = useEventDate();
  const notify = useNotify();
  const { sheet } = useSheet();
  const { save, saving, conflict } = useDialogWrite(() => {
    notify({ type: "success", message: `La mobilisation a été ${mobilization ? "mise à jour" : "ajoutée"}` });
    onClose();
  });
  const [moved, move] = useState<{ start: string; end: string } | null>(null);
  const [split, setSplit] = useState(mobilization?.durationSplitInHour ?? 0);
  const [people, setPeople] = useState(nobody);

  const { start, end } = moved ?? mobilization ?? proposedPeriod(festival?.start, new Date());
  const form = { start, end, durationSplitInHour: split === 0 ? null : split };
  const asked = { volunteers: people.volunteers, teams: teamsOf(people) };
  const badPeriod = periodProblem({ start, end }, longestMobilization);
  const refusal = badPeriod
    ? undefined
    : refusalOf(sheet, form, mobilization ? { mobilization } : { people: asked });
  const lengths = [...new Set<number>([...offeredSplits, split])].sort((a, b) => a - b);
  const reset = approvalsResetBy(sheet, "mobilizations");

  return (
    <FormDialog
      title={mobilization ? "Modifier une mobilisation" : "Ajouter une mobilisation"}
      subtitle={festival && `Le festival commence le ${formatDay(festival.start)}`}
      submitLabel={mobilization ? "Modifier" : "Ajouter"}
      disabled={badPeriod !== undefined || refusal !== undefined}
      saving={saving}
      conflict={conflict}
      theirs={({ mobilizations }) => {
        const present = mobilizations.find(({ id }) => id === mobilization?.id);
        return present && `${formatPeriod(present)}, découpage : ${splitLabel(present.durationSplitInHour)}`;
      }}
      onSubmit={() =>
        mobilization
          ? void save(editMobilization(mobilization.id, form), mobilization.durationSplitInHour)
          : void save(
              addMobilization({ ...form, ...asked, volunteers: asked.volunteers.map(({ id }) => id) }),
            )
      }
      onClose={onClose}
    >
      {reset.length > 0 && (
        <Notice intent="warning">
          <ResetWarning teams={reset} />
        </Notice>
      )}
      <PeriodFields period={{ start, end }} onChange={move} longest={longestMobilization} />
      <SelectField
        label="Découpage"
        hint="La durée de chaque affectation"
        required
        options={lengths.map((hours) => ({ value: String(hours), label: splitLabel(hours) }))}
        value={String(split)}
        onChange={(hours) => setSplit(Number(hours))}
      />
      {!mobilization && <PeopleFields people={people} onChange={setPeople} />}
      {refusal && (
        <Notice intent="warning" role="status">
          {refusal}
        </Notice>
      )}
    </FormDialog>
  );
}
