import { type FestivalError, notFound, refused } from "../festival-error";
import { formatAmount } from "../money/amount";
import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";

/** Somebody to charge, and whether they have a personal account now. */
export type Charged = UserIdentity & { hasAccount: boolean };

/** Throws `refused` with the names of those who have no personal account; deposits to them are allowed. */
export function checkHaveAccounts(people: readonly Charged[]): void {
  const without = people.filter(({ hasAccount }) => !hasAccount).map(displayName);
  if (without.length === 0) return;
  const names = new Intl.ListFormat("fr").format(without);
  throw refused(`${names} ${without.length > 1 ? "n'ont" : "n'a"} pas de compte personnel`);
}

/**
 * Throws `refused` when the price of a barrel is no longer the one that a screen made its preview of; both in cents.
 * Who sends no price takes the present one.
 */
export function checkSeenPrice(seen: number | undefined, price: number): void {
  if (seen === undefined || seen === price) return;
  throw refused(
    `Le prix du fût a changé : ${formatAmount(price)} au lieu de ${formatAmount(seen)}. Vérifie l'aperçu, puis enregistre à nouveau`,
  );
}

/** The bounds of a save's name, in characters. */
export const SAVE_NAME = { max: 100 };

/** What a save of deposits, or of sticks of the cupboard, is called unless one names it. */
export const saveNames = { deposit: "Dépôts", provisions: "Placard" } as const;

/** The message for an event of which nobody says what it was. */
export const NO_CONTEXT = "Aucun contexte n'est renseigné";

/** The `not-found` refusal of taking back an unknown save. */
export const saveNotFound = (): FestivalError => notFound("Enregistrement introuvable");
