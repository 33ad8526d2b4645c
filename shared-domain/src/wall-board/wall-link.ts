import { badInput, type FestivalError, notFound, refused } from "../festival-error";
import { tooLong } from "../field-problems";
import type { UserIdentity } from "../people/user";

/** Bounds of the links: a name in characters, and the links that open the board at once. */
export const wallLinkLimits = { name: 60, links: 20 };

/** A link that opens the wall board without login; nobody can read its address again. */
export type WallLink = {
  id: number;
  name: string;
  madeAt: string;
  /** Null when the account is gone. */
  madeBy: UserIdentity | null;
};

/** The fields of a link that a person fills in. */
export type WallLinkForm = { name: string };

/** The `not-found` refusal for a link that was revoked or never made. */
export const wallLinkOver = (): FestivalError => notFound("Ce lien n'est plus valable");

/** The refusal of one link too many. */
export const tooManyWallLinks = (): FestivalError =>
  refused(`${String(wallLinkLimits.links)} liens existent déjà : révoque ceux qui ne servent plus`, "name");

/** The French problem with the name of a link, or undefined. */
export function wallLinkNameProblem(name: string): string | undefined {
  if (name.trim() === "") return "Le nom de l'écran ne peut pas être vide";
  if (name.trim().length > wallLinkLimits.name) return tooLong("Nom de l'écran", wallLinkLimits.name);
  // It goes into the audit log, a line each.
  return /[\p{Cc}\p{Cf}\u2028\u2029]/u.test(name) ? "Le nom de l'écran tient en une ligne" : undefined;
}

/** WB-6: the link to keep, without the spaces around its name; throws `bad-input` on `name`. */
export function wallLinkToStore({ name }: WallLinkForm): WallLinkForm {
  const problem = wallLinkNameProblem(name);
  if (problem !== undefined) throw badInput(problem, "name");
  return { name: name.trim() };
}
