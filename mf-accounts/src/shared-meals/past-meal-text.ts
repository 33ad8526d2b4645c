import { formatAmount } from "@coulisses/shared-domain/money/amount";
import type { PastMeal } from "@coulisses/shared-domain/shared-meal/past-meal";
import { mealSplit } from "@coulisses/shared-domain/shared-meal/shared-meal";

/** « 20,00 € en tout, 6,70 € par convive ». */
export function priceText(meal: PastMeal): string {
  const { amount } = meal.expense;
  const { share, payers } = mealSplit(meal, amount);
  const whole = `${formatAmount(amount)} en tout`;
  return payers === 0 ? whole : `${whole}, ${formatAmount(share)} par convive`;
}

/** The fate of the reader's part in the books; undefined for those who neither cooked nor ate. */
export function partText({ chef, own }: PastMeal, reader: number): string | undefined {
  if (own === undefined) return undefined;
  return chef.id === reader ? repaidText(own) : paidText(own);
}

type Own = NonNullable<PastMeal["own"]>;

/** « 3 convives t'ont remboursé 14,85 €. » */
function repaidText({ paid, payments, cancelled }: Own): string {
  const repaid =
    payments === 0
      ? "Personne ne t'a remboursé."
      : `${payments} ${payments > 1 ? "convives t'ont" : "convive t'a"} remboursé ${formatAmount(paid)}.`;
  return cancelled === 0 ? repaid : `${repaid} ${formatAmount(cancelled)} ont été annulés depuis.`;
}

/** « Ta part a été débitée de ton CP. » */
function paidText({ payments, cancelled }: Own): string {
  if (payments > 0) return "Ta part a été débitée de ton CP.";
  return cancelled > 0
    ? `Ta part a été annulée depuis : ${formatAmount(cancelled)} te sont rendus.`
    : "Rien n'a été débité de ton CP.";
}
