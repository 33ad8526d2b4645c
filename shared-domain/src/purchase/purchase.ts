import type { Purchase, PurchaseForm } from "../contract/logistic-sheets";
import { type FestivalError, notFound } from "../festival-error";
import { checkCounterpart, patchCounterpart } from "../logistics/logistic-sheet";
import type { Patch } from "../patch";
import { matches } from "../slug";
import { toIso } from "../time/instant";

export const purchaseNotFound = (id: number): FestivalError => notFound(`Achat ${id} introuvable`);

/** The sheet that a write names does not exist. */
export const noPurchaseToChange = (id: number): FestivalError =>
  notFound(`La fiche achat #${id} n'a pas été trouvée`);

/** LOG-1 */
export function createPurchase({ id, seller, availableOn }: PurchaseForm & { id: number }): Purchase {
  return {
    id,
    version: 1,
    seller: checkCounterpart("Vendeur", seller),
    availableOn: toIso(availableOn),
    gears: [],
  };
}

/** LOG-6 */
export function updatePurchase(purchase: Purchase, patch: Patch<PurchaseForm>): Purchase {
  return {
    ...purchase,
    seller: patchCounterpart(purchase.seller, patch.seller),
    availableOn: toIso(patch.availableOn ?? purchase.availableOn),
  };
}

export function purchaseTitle({ id, seller }: Pick<Purchase, "id" | "seller">): string {
  return `Achat ${id} - ${seller}`;
}

export function isPurchaseFoundBy({ id, seller }: Pick<Purchase, "id" | "seller">, typed: string): boolean {
  return matches(`${id} ${seller}`, typed);
}
