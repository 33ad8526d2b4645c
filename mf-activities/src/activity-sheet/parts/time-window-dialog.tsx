import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import type {
  FestivalActivity,
  TimeWindow,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { formatDay, formatPeriod } from "@coulisses/shared-domain/time/format";
import { useEventDate } from "@coulisses/shared-auth";
import { rules, useForm } from "@coulisses/shared-pages/forms";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { PeriodFields, periodProblem, proposedPeriod } from "@coulisses/shared-ui/form";
import type { ActivityEdit } from "../../api/edits/edit";
import { useSheet } from "../sheet";

const schema = rules<{ period: PeriodForm }>({ period: (period) => periodProblem(period) });

type TimeWindowDialogProps = {
  /** Title of the dialog's windows, to tell them from the sheet's others. */
  caption: string;
  /** Absent when a window is added. */
  timeWindow?: TimeWindow;
  windowsOf: (activity: FestivalActivity) => TimeWindow[];
  edit: (period: PeriodForm) => ActivityEdit;
  onClose: () => void;
};

export default function TimeWindowDialog({
  caption,
  timeWindow,
  windowsOf,
  edit,
  onClose,
}: TimeWindowDialogProps) {
  const festival = useEventDate();
  const { sendForm } = useSheet();
  const { start, end } = timeWindow ?? proposedPeriod(festival?.start, new Date());
  const form = useForm<{ period: PeriodForm }>({
    draft: `${caption}-${timeWindow?.id ?? "new"}`,
    initialValues: { period: { start, end } },
    schema,
    send: ({ period }) =>
      sendForm(edit(period), {
        seen: timeWindow,
        theirs: (activity) => {
          const present = windowsOf(activity).find(({ id }) => id === timeWindow?.id);
          return present && formatPeriod(present);
        },
      }),
    onSent: onClose,
  });
  const verb = timeWindow ? "Modifier" : "Ajouter";

  return (
    <FormDialog
      form={form}
      title={`${verb} un créneau`}
      subtitle={festival && `Le festival commence le ${formatDay(festival.start)}`}
      submitLabel={timeWindow ? "Modifier" : "Ajouter"}
      onClose={onClose}
    >
      <PeriodFields period={form.values.period} onChange={form.field("period").onChange} />
    </FormDialog>
  );
}
