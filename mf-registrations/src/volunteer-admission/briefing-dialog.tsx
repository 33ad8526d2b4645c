import { FestivalStart, rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { problemIn } from "@coulisses/shared-domain/festival-error";
import { toBriefing } from "@coulisses/shared-domain/volunteer-availability/record";
import { refusalOf, useEventDate } from "@coulisses/shared-auth";
import { PeriodFields, proposedPeriod } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useSaveConfigurationMutation } from "../api/configuration-api";
import type { Briefing } from "./use-briefing";

const schema = rules<{ period: PeriodForm }>({ period: (period) => problemIn(() => toBriefing(period)) });

/** Two hours: the shortest availability, and a briefing is one. */
function proposed(festivalStart: string | undefined): PeriodForm {
  const { start, end } = proposedPeriod(festivalStart, new Date());
  return { start, end: new Date(new Date(end).getTime() + 3_600_000).toISOString() };
}

type Props = { present: Briefing; onClose: () => void };

/** BR-1: sets the period of the briefing. */
export default function BriefingDialog({ present: { key, value, version }, onClose }: Props) {
  const finish = useFinish(onClose);
  const festival = useEventDate();
  const [save] = useSaveConfigurationMutation();
  const form = useForm<{ period: PeriodForm }>({
    draft: "briefing",
    isProposed: value === null,
    initialValues: { period: value ?? proposed(festival?.start) },
    schema,
    send: async ({ period }) => refusalOf(await save({ key, version, body: { value: period } })),
    onSent: () => finish("Le créneau du brief a été enregistré"),
  });
  const { onChange, error } = form.field("period");
  return (
    <FormDialog
      form={form}
      title="Créneau du briefing"
      subtitle={<FestivalStart />}
      submitLabel="Enregistrer"
      onClose={onClose}
    >
      <PeriodFields period={form.values.period} onChange={onChange} error={error} />
    </FormDialog>
  );
}
