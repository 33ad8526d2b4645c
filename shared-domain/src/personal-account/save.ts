import { type FestivalError, notFound, refused } from "../festival-error";
import { formatAmount } from "../money/amount";
import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";

/** A person to charge, and whether they have a personal account now. */
export type Charged = UserIdentity & { hasAccount: boolean };

/** Throws `refused` with the names of people without personal account; deposits to them are allowed. */
export function checkHaveAccounts(people: readonly Charged[]): void {
  const without = people.filter(({ hasAccount }) => !hasAccount).map(displayName);
  if (without.length === 0) return;
  const names = new Intl.ListFormat("fr").format(without);
  throw refused(`${names} ${without.length > 1 ? "n'ont" : "n'a"} pas de compte personnel`);
}

/**
 * Throws `refused` when the price of a barrel differs from the one in the screen's preview; both in cents.
 * Without `seen` the present price applies.
 */
export function checkSeenPrice(seen: number | undefined, price: number): void {
  if (seen === undefined || seen === price) return;
  throw refused(
    `Le prix du fût a changé : ${formatAmount(price)} au lieu de ${formatAmount(seen)}. Vérifie l'aperçu, puis enregistre à nouveau`,
  );
}

/** The longest name of a save, in characters. */
export const SAVE_NAME = { max: 100 };

/** The default names of saves of deposits and of the cupboard. */
export const saveNames = { deposit: "Dépôts", provisions: "Placard" } as const;

/** The message for an event without context. */
export const NO_CONTEXT = "Aucun contexte n'est renseigné";

/** The `not-found` refusal for taking back an unknown save. */
export const saveNotFound = (): FestivalError => notFound("Enregistrement introuvable");
