import { rules } from "@coulisses/shared-pages/forms";
import {
  CHECK_IN_CHARISMA_KEY,
  type CheckInCharisma,
  MOST_CHARISMA_AN_HOUR,
} from "@coulisses/shared-domain/check-in/presence";
import { atLeast, atMost, firstOf, required } from "@coulisses/shared-domain/field-problems";
import { SettingForm, ShortNumberField } from "./setting-form";
import { useSetting } from "./use-setting";

type Values = { perHour: number | null };

const schema = rules<Values>({
  perHour: firstOf<number | null>(required, atLeast(0), atMost(MOST_CHARISMA_AN_HOUR)),
});

/** CI-8: charisma earned by an hour of confirmed presence. */
export function CheckInSection() {
  const form = useSetting<Values>({
    key: CHECK_IN_CHARISMA_KEY,
    toValues: (value) => ({ perHour: (value as CheckInCharisma | undefined)?.perHour ?? 0 }),
    toValue: ({ perHour }) => ({ perHour: perHour ?? 0 }),
    schema,
  });
  return (
    <SettingForm
      form={form}
      title="Le pointage"
      subtitle="Les responsables d'un créneau pointent qui vient : les heures vraiment faites sont comptées."
    >
      <ShortNumberField
        label="Charisme par heure faite"
        hint="Toute heure commencée compte, y compris celles déjà pointées. Avec 0, personne ne gagne rien."
        suffix="points"
        {...form.field("perHour")}
      />
    </SettingForm>
  );
}
