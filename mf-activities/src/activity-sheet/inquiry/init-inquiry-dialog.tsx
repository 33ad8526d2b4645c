import type { Gear } from "@coulisses/shared-domain/gear/gear";
import type { PeriodForm } from "@coulisses/shared-domain/contract/festival-activities";
import { useCan, useEventDate } from "@coulisses/shared-auth";
import { NumberField, PeriodFields, periodProblem, proposedPeriod } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-sheets/dialog";
import { GearPicker, useGearSearch } from "@coulisses/shared-sheets/gear-request";
import { useState } from "react";
import { initInquiry } from "../../api/edits/inquiry-edits";
import { useDialogWrite, useSheet } from "../sheet";

export default function InitInquiryDialog({ onClose }: { onClose: () => void }) {
  const festival = useEventDate();
  const { sheet: activity } = useSheet();
  const { save, saving } = useDialogWrite(onClose);
  const seesCatalogue = useCan("read-gear-catalog");
  const [chosen, choose] = useState<PeriodForm | null>(null);
  const [quantity, setQuantity] = useState<number | null>(1);
  const [gear, setGear] = useState<Gear | null>(null);
  const { start, end } =
    chosen ?? activity.general.timeWindows[0] ?? proposedPeriod(festival?.start, new Date());
  const complete = gear !== null && quantity !== null && quantity > 0 && !periodProblem({ start, end });

  return (
    <FormDialog
      title="Initialiser une demande de matos"
      submitLabel="Initialiser"
      disabled={!complete}
      saving={saving}
      onSubmit={() => {
        if (!complete) return;
        void save(initInquiry({ timeWindow: { start, end }, request: { slug: gear.slug, quantity } }));
      }}
      onClose={onClose}
    >
      <PeriodFields period={{ start, end }} onChange={choose} />
      <NumberField label="Quantité" required min={1} value={quantity} onChange={setQuantity} />
      <GearPicker useSearch={useGearSearch} seesCatalogue={seesCatalogue} value={gear} onChange={setGear} />
    </FormDialog>
  );
}
