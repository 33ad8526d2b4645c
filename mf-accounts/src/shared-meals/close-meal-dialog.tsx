import { rules, useForm, useSure } from "@coulisses/shared-pages/forms";
import { refusalOf } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import {
  MAX_MEAL,
  type MealShare,
  mealSplit,
  type SharedMeal,
} from "@coulisses/shared-domain/shared-meal/shared-meal";
import { readAmount } from "@coulisses/shared-domain/typed-text/read-amount";
import { Button, Text } from "@coulisses/shared-ui/base";
import { AmountField, DateTimeField } from "@coulisses/shared-ui/form";
import { Dialog, FormDialog } from "@coulisses/shared-ui/overlay";
import { ChargesTable } from "../parts/charges-table";
import { useState } from "react";
import { useCloseMealMutation, useLazyPreviewCloseQuery } from "../api/shared-meals-api";

type Values = { amount: number | null; date: string | null };

/** Total and shares that the chef confirms. */
type Closing = { amount: number; shares: readonly MealShare[] };

const limits = { min: 1, max: MAX_MEAL };
const MINUTE = 60_000;
const closingRules = rules<Values>({ amount: required, date: required });

type Props = { meal: SharedMeal; onClose: () => void };

/**
 * Records the cost of a meal; shows each guest's share, and the accounts it puts below zero, before the chef
 * confirms.
 */
export default function CloseMealDialog({ meal, onClose }: Props) {
  const [close] = useCloseMealMutation();
  const [readShares] = useLazyPreviewCloseQuery();
  const { question, isSure } = useSure<Closing>();
  const [initialValues] = useState<Values>(() => ({
    amount: null,
    date: new Date(Math.floor(Date.now() / MINUTE) * MINUTE).toISOString(),
  }));
  // Follows the typing: the share shows before Enter sends the form.
  const [typed, setTyped] = useState("");
  const form = useForm<Values>({
    draft: `close-meal-${meal.id}`,
    initialValues,
    schema: closingRules,
    send: async ({ amount, date }) => {
      if (amount === null || date === null) return undefined;
      const preview = await readShares({ id: meal.id, query: { amount } });
      if (!preview.data) return refusalOf(preview);
      if (!(await isSure({ amount, shares: preview.data }))) return { message: "Le repas n'est pas clos." };
      const gesture = `Clôture du repas du ${meal.meal.date}`;
      return refusalOf(await close({ id: meal.id, body: { amount, date }, gesture }));
    },
    onSent: onClose,
  });
  const reading = readAmount(typed, limits);
  const amount = typed === "" ? form.values.amount : "value" in reading ? reading.value : null;

  return (
    <>
      <FormDialog
        form={form}
        title={`Clore le repas du ${meal.meal.date}`}
        submitLabel="Renseigner"
        onClose={onClose}
      >
        <div onInput={({ target }) => setTyped(target instanceof HTMLInputElement ? target.value : "")}>
          <AmountField
            label="Somme totale du repas"
            required
            autoFocus
            {...limits}
            {...form.field("amount")}
          />
        </div>
        <DateTimeField label="Date de la dépense" required step={1} {...form.field("date")} />
        <Text role="status">{amount === null ? <>&nbsp;</> : splitText(meal, amount)}</Text>
      </FormDialog>
      {question && (
        <Dialog
          open
          title={`Clore le repas du ${meal.meal.date} pour ${formatAmount(question.amount)} ?`}
          onClose={() => question.answer(false)}
          actions={
            <>
              <Button onClick={() => question.answer(false)}>Annuler</Button>
              <Button appearance="primary" onClick={() => question.answer(true)} data-autofocus="">
                Confirmer la clôture
              </Button>
            </>
          }
        >
          <Text as="p">{`${splitText(meal, question.amount)} Une clôture ne se reprend pas.`}</Text>
          <ChargesTable
            caption="Qui paie quoi"
            amountHeader="Sa part"
            charged={question.shares.map(({ guest, ...share }) => ({ ...guest, ...share }))}
            emptyText="Personne d'autre ne paie"
          />
        </Dialog>
      )}
    </>
  );
}

/** « 2 convives te remboursent 6,70 € chacun·e. Il reste 6,60 € à ta charge. » */
function splitText(meal: SharedMeal, amount: number): string {
  const { share, payers, rest } = mealSplit(meal, amount);
  if (payers === 0) return `Personne d'autre ne mange : ${formatAmount(amount)} restent à ta charge.`;
  const repaid =
    payers === 1
      ? `1 convive te rembourse ${formatAmount(share)}.`
      : `${payers} convives te remboursent ${formatAmount(share)} chacun·e.`;
  return `${repaid} ${restText(rest)}`;
}

function restText(rest: number): string {
  if (rest > 0) return `Il reste ${formatAmount(rest)} à ta charge.`;
  // Shares are rounded up to five cents.
  return rest < 0 ? `L'arrondi te laisse ${formatAmount(-rest)}.` : "Rien ne reste à ta charge.";
}
