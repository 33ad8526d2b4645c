import { type Form, rules, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import { MAX_MEAL, type MealDate } from "@coulisses/shared-domain/shared-meal/shared-meal";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { AmountField, DateField, InlineForm, RadioField, TextareaField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useOfferMealMutation } from "../api/shared-meals-api";

type Values = MealDate & { menu: string; expectedCost: number | null };

const moments = [
  { value: "MIDI", label: "Midi" },
  { value: "SOIR", label: "Soir" },
] as const;
const mealRules = rules<Values>({ day: required, menu: required });

/** The form that offers a meal: tonight's unless the chef changes the day. */
function useOffer(onOffered: () => void): Form<Values> {
  const [offer] = useOfferMealMutation();
  const form: Form<Values> = useForm<Values>({
    draft: "shared-meal",
    initialValues: { day: parisDay(new Date()), moment: "SOIR", menu: "", expectedCost: null },
    schema: mealRules,
    send: async ({ day, moment, menu, expectedCost }) =>
      refusalOf(
        await offer({
          body: { menu, date: { day, moment }, ...(expectedCost !== null && { expectedCost }) },
        }),
      ),
    onSent: () => {
      form.reset();
      onOffered();
    },
  });
  return form;
}

function OfferFields({ form }: { form: Form<Values> }) {
  return (
    <>
      <DateField label="Date" required {...form.field("day")} />
      <RadioField label="Moment" options={moments} {...form.field("moment")} />
      <TextareaField label="Menu" required rows={4} {...form.field("menu")} />
      <AmountField
        label="Prix prévu"
        hint="Pour tout le repas, si tu en as une idée"
        min={1}
        max={MAX_MEAL}
        {...form.field("expectedCost")}
      />
    </>
  );
}

const nothing = () => undefined;

/** The form beside the meals. */
export function OfferMeal() {
  const form = useOffer(nothing);
  return (
    <InlineForm form={form} label="Proposer un repas" submitLabel="C'est prêt !">
      <OfferFields form={form} />
    </InlineForm>
  );
}

/** The same form on a phone, in a dialog. */
export function OfferMealDialog({ onClose }: { onClose: () => void }) {
  const form = useOffer(onClose);
  return (
    <FormDialog form={form} title="Proposer un repas" submitLabel="C'est prêt !" onClose={onClose}>
      <OfferFields form={form} />
    </FormDialog>
  );
}
