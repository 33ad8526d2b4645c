import { type FestivalError, notFound, refused } from "../festival-error";
import { permissionCatalogue } from "./permission-catalogue";

/** The `not-found` refusal for an unknown permission. */
export const permissionNotFound = (): FestivalError => notFound("Cette permission n'existe pas");

/** The `refused` refusal for a second permission of one name. */
export const permissionAlreadyExists = (): FestivalError =>
  refused("Une permission porte déjà ce nom", "name");

/** Throws `refused` for a permission that the site asks for: without it, something would never work again. */
export function checkRemovablePermission(name: string): void {
  if (Object.hasOwn(permissionCatalogue, name))
    throw refused(`Impossible de supprimer la permission ${name}, le site en a besoin`);
}
