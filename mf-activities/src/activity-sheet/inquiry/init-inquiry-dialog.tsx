import type { Gear } from "@coulisses/shared-domain/gear/gear";
import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { useCan, useEventDate } from "@coulisses/shared-auth";
import { NumberField, PeriodFields, periodProblem, proposedPeriod } from "@coulisses/shared-ui/form";
import { rules, useForm } from "@coulisses/shared-pages/forms";
import { atLeast, firstOf, required } from "@coulisses/shared-domain/field-problems";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { GearPicker, useGearSearch } from "@coulisses/shared-sheets/gear-request";
import { initInquiry } from "../../api/edits/inquiry-edits";
import { useSheet } from "../sheet";

type Values = { period: PeriodForm; quantity: number | null; gear: Gear | null };

const schema = rules<Values>({
  period: (period) => periodProblem(period),
  quantity: firstOf<number | null>(required, atLeast(1)),
  gear: required,
});

export default function InitInquiryDialog({ onClose }: { onClose: () => void }) {
  const festival = useEventDate();
  const { sheet: activity, sendForm } = useSheet();
  const seesCatalogue = useCan("read-gear-catalog");
  const { start, end } = activity.general.timeWindows[0] ?? proposedPeriod(festival?.start, new Date());
  const form = useForm<Values>({
    draft: "inquiry",
    isProposed: true,
    initialValues: { period: { start, end }, quantity: 1, gear: null },
    schema,
    // The rules guarantee quantity and gear.
    send: ({ period, quantity, gear }) =>
      sendForm(
        initInquiry({ timeWindow: period, request: { slug: gear?.slug ?? "", quantity: quantity ?? 0 } }),
      ),
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Initialiser une demande de matos"
      submitLabel="Initialiser"
      onClose={onClose}
    >
      <PeriodFields period={form.values.period} onChange={form.field("period").onChange} />
      <NumberField label="Quantité" required min={1} {...form.field("quantity")} />
      <GearPicker useSearch={useGearSearch} seesCatalogue={seesCatalogue} {...form.field("gear")} />
    </FormDialog>
  );
}
