import type { PeriodForm } from "@coulisses/shared-domain/contract/festival-activities";
import type {
  FestivalActivity,
  TimeWindow,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { formatDay, formatPeriod } from "@coulisses/shared-domain/time/format";
import { useEventDate } from "@coulisses/shared-auth";
import { FormDialog } from "@coulisses/shared-sheets/dialog";
import { PeriodFields, periodProblem, proposedPeriod } from "@coulisses/shared-ui/form";
import { useState } from "react";
import type { ActivityEdit } from "../../api/activities-api";
import { useDialogWrite } from "../sheet";

export type TimeWindowDialogProps = {
  /** Absent to add one. */
  timeWindow?: TimeWindow;
  windowsOf: (activity: FestivalActivity) => TimeWindow[];
  edit: (period: PeriodForm) => ActivityEdit;
  onClose: () => void;
};

export default function TimeWindowDialog({ timeWindow, windowsOf, edit, onClose }: TimeWindowDialogProps) {
  const festival = useEventDate();
  const { save, saving, conflict } = useDialogWrite(onClose);
  const [chosen, choose] = useState<PeriodForm | null>(null);
  const period = chosen ?? timeWindow ?? proposedPeriod(festival?.start, new Date());
  const { start, end } = period;
  const verb = timeWindow ? "Modifier" : "Ajouter";

  return (
    <FormDialog
      title={`${verb} un créneau`}
      subtitle={festival && `Le festival commence le ${formatDay(festival.start)}`}
      submitLabel={timeWindow ? "Modifier" : "Ajouter"}
      disabled={periodProblem(period) !== undefined}
      saving={saving}
      conflict={conflict}
      theirs={(activity) => {
        const present = windowsOf(activity).find(({ id }) => id === timeWindow?.id);
        return present && formatPeriod(present);
      }}
      onSubmit={() => void save(edit({ start, end }), timeWindow)}
      onClose={onClose}
    >
      <PeriodFields period={period} onChange={choose} />
    </FormDialog>
  );
}
