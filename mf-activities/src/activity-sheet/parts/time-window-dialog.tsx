import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import type {
  FestivalActivity,
  TimeWindow,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { nextSlot, shiftSlot } from "@coulisses/shared-domain/time/next-slot";
import { useEventDate } from "@coulisses/shared-auth";
import { FestivalStart, rules, useForm } from "@coulisses/shared-pages/forms";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { periodProblem, proposedPeriod } from "@coulisses/shared-ui/form";
import { readTypedSlots, SlotFields, typedSlotsProblem, useSendEach } from "@coulisses/shared-sheets/slots";
import { useState } from "react";
import type { ActivityEdit } from "../../api/edits/edit";
import { useSheet } from "../sheet";

type Values = { typed: string; period: PeriodForm };

type TimeWindowDialogProps = {
  /** Title of the dialog's windows, to tell them from the sheet's others. */
  caption: string;
  /** Absent when a window is added. */
  timeWindow?: TimeWindow;
  /** The window that is duplicated, by default to the day after. */
  copied?: TimeWindow;
  windowsOf: (activity: FestivalActivity) => TimeWindow[];
  /** The windows whose hours the first one is proposed. */
  hoursOf?: (activity: FestivalActivity) => TimeWindow[];
  edit: (period: PeriodForm) => ActivityEdit;
  onClose: () => void;
};

export default function TimeWindowDialog({
  caption,
  timeWindow,
  copied,
  windowsOf,
  hoursOf,
  edit,
  onClose,
}: TimeWindowDialogProps) {
  const festival = useEventDate();
  const { sheet, sendForm } = useSheet();
  // Fixed when the dialog opens: a window that arrives meanwhile does not move what is being filled in.
  const [proposed] = useState(() =>
    copied ? shiftSlot(copied, 1) : (nextSlot(windowsOf(sheet)) ?? hoursOf?.(sheet)[0]),
  );
  const { start, end } = timeWindow ?? proposed ?? proposedPeriod(festival?.start, new Date());
  const sendEach = useSendEach();
  const linesOf = (typed: string) => readTypedSlots(typed, festival?.start);
  const form = useForm<Values>({
    draft: `${caption}-${timeWindow?.id ?? (copied ? `copy-${copied.id}` : "new")}`,
    isProposed: timeWindow === undefined,
    initialValues: { typed: "", period: { start, end } },
    schema: rules<Values>({
      typed: (typed) => typedSlotsProblem(linesOf(typed)),
      period: (period, { typed }) => (typed.trim() === "" ? periodProblem(period) : undefined),
    }),
    send: ({ typed, period }) => {
      const slots = linesOf(typed).flatMap(({ slot }) => slot ?? []);
      if (slots.length > 0) return sendEach(slots, (slot) => sendForm(edit(slot)));
      return sendForm(edit(period), {
        seen: timeWindow,
        theirs: (activity) => {
          const present = windowsOf(activity).find(({ id }) => id === timeWindow?.id);
          return present && formatPeriod(present);
        },
      });
    },
    onSent: onClose,
  });
  const lines = linesOf(form.values.typed);
  const verb = timeWindow ? "Modifier" : copied ? "Dupliquer" : "Ajouter";

  return (
    <FormDialog
      form={form}
      title={`${verb} un créneau`}
      subtitle={<FestivalStart />}
      submitLabel={verb}
      onClose={onClose}
    >
      <SlotFields
        typed={form.field("typed")}
        period={form.field("period")}
        lines={lines}
        isChanged={timeWindow !== undefined}
        copied={copied}
        summaries={["Créneau à ajouter", "Créneaux à ajouter"]}
        onEnter={form.submit}
      />
    </FormDialog>
  );
}
