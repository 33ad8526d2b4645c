import { rules } from "@coulisses/shared-pages/forms";
import { atLeast, atMost, firstOf, required } from "@coulisses/shared-domain/field-problems";
import {
  defaultSwapRules,
  LONGEST_SWAP_DELAY,
  SWAP_RULES_KEY,
  type SwapRules,
} from "@coulisses/shared-domain/swap/swap-rules";
import { SwitchField } from "@coulisses/shared-ui/filters";
import { SettingForm, ShortNumberField } from "./setting-form";
import { useSetting } from "./use-setting";

type Values = Omit<SwapRules, "cutOffHours" | "automaticHours"> & {
  cutOffHours: number | null;
  automaticHours: number | null;
};

const delay = firstOf<number | null>(required, atLeast(0), atMost(LONGEST_SWAP_DELAY));
const schema = rules<Values>({
  cutOffHours: delay,
  automaticHours: (hours, { automatic }) => (automatic ? delay(hours) : undefined),
});

/** Deadline of swap requests, and the swaps that need no manager. */
export function SwapSection() {
  const form = useSetting<Values>({
    key: SWAP_RULES_KEY,
    toValues: (value) => (value as SwapRules | undefined) ?? defaultSwapRules,
    toValue: ({ cutOffHours, automaticHours, ...values }) => ({
      ...values,
      cutOffHours: cutOffHours ?? defaultSwapRules.cutOffHours,
      automaticHours: automaticHours ?? defaultSwapRules.automaticHours,
    }),
    schema,
  });
  return (
    <SettingForm
      form={form}
      title="Les remplacements"
      subtitle="Qui ne peut pas venir demande à être remplacé·e ; les personnes libres sont sollicitées."
    >
      <ShortNumberField
        label="Jusqu'à combien d'heures avant le créneau"
        hint="Ensuite, on appelle les orgas à contacter"
        suffix="h"
        {...form.field("cutOffHours")}
      />
      <SwitchField label="Valider sans les responsables" {...form.toggle("automatic")} />
      {form.values.automatic && (
        <>
          <SwitchField
            label="Seulement si la personne est elle-même de l'équipe demandée"
            {...form.toggle("automaticOwnTeam")}
          />
          <ShortNumberField
            label="Seulement tant qu'il reste au moins"
            hint="Disponibilités, pauses et règles de repos sont vérifiées dans tous les cas"
            suffix="h"
            {...form.field("automaticHours")}
          />
        </>
      )}
    </SettingForm>
  );
}
