import { type Access, can } from "../access/access";
import { type FestivalError, forbidden, notFound, refused } from "../festival-error";

/** The acting person's id, and the account's. */
type Acting = { by: number | null; id: number };

/** One's own profile, or anybody's for those who manage users. Throws `forbidden`. */
export function checkMayChangeProfile({ by, id }: Acting, access: Access): void {
  if (by !== id && !can(access, "manage-users")) throw forbidden("Tu ne peux pas modifier ce bénévole");
}

/** Refuses the closing of one's own account. Throws `refused`. */
export function checkMayCloseAccount({ by, id }: Acting): void {
  if (by === id) throw refused("Tu ne peux pas supprimer ton propre compte");
}

/** To be forgotten takes one's own password, so managers are not forgotten as others are. Throws `refused`. */
export function checkMayForgetAnother({ by, id }: Acting): void {
  if (by === id) throw refused("Pour être oublié·e toi-même, passe par ton profil");
}

/** The `not-found` refusal for a person without a picture. */
export const profilePictureNotFound = (): FestivalError =>
  notFound("Cette personne n'a pas de photo de profil");
