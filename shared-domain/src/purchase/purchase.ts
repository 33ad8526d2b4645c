import { type FestivalError, notFound } from "../festival-error";
import { checkCounterpart, patchCounterpart, type SheetGear } from "../logistics/logistic-sheet";
import type { Patch } from "../patch";
import { matches } from "../slug";
import { toIso } from "../time/instant";

/** A purchase sheet. `availableOn` is an ISO instant; `version` is what `If-Match` compares. */
export type Purchase = {
  id: number;
  version: number;
  seller: string;
  availableOn: string;
  gears: SheetGear[];
};

/** The fields of a purchase that a person fills in. */
export type PurchaseForm = Pick<Purchase, "seller" | "availableOn">;

/** The `not-found` refusal for reading an unknown purchase. */
export const purchaseNotFound = (id: number): FestivalError => notFound(`Achat ${id} introuvable`);

/** The `not-found` refusal for changing an unknown purchase. */
export const noPurchaseToChange = (id: number): FestivalError =>
  notFound(`La fiche achat #${id} n'a pas été trouvée`);

/**
 * LOG-1: a purchase at version 1, without gear.
 * Throws `bad-input` for a blank seller or an invalid date.
 */
export function createPurchase({ id, seller, availableOn }: PurchaseForm & { id: number }): Purchase {
  return {
    id,
    version: 1,
    seller: checkCounterpart("Vendeur", seller),
    availableOn: toIso(availableOn),
    gears: [],
  };
}

/** LOG-6: an absent field or an empty seller changes nothing. Throws `bad-input` for an invalid date. */
export function updatePurchase(purchase: Purchase, patch: Patch<PurchaseForm>): Purchase {
  return {
    ...purchase,
    seller: patchCounterpart(purchase.seller, patch.seller),
    availableOn: toIso(patch.availableOn ?? purchase.availableOn),
  };
}

/** The title of the page of a purchase: `Achat 3 - Castorama`. */
export function purchaseTitle({ id, seller }: Pick<Purchase, "id" | "seller">): string {
  return `Achat ${id} - ${seller}`;
}

/** True when the typed text is part of the number and the seller; accents and case don't count. */
export function isPurchaseFoundBy({ id, seller }: Pick<Purchase, "id" | "seller">, typed: string): boolean {
  return matches(`${id} ${seller}`, typed);
}
