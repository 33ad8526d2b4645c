import { badInput, type FestivalError, refused } from "../festival-error";
import { slugOf } from "../slug";
import { isRequiredTeam } from "./required-teams";

/** The bound of a team's code, in characters. */
const TEAM_CODE = { max: 20 };

/** The code to keep of a new team, made of its name when none is typed; throws `bad-input` for one of another length. */
export function teamCodeToStore({ code, name }: { code?: string | undefined; name: string }): string {
  const slug = slugOf(code?.trim() || name);
  if (slug === "" || slug.length > TEAM_CODE.max)
    throw badInput(`Le code de l'équipe doit compter de 1 à ${TEAM_CODE.max} caractères`);
  return slug;
}

/** The `refused` refusal for a second team of one name or code. */
export const teamAlreadyExists = (name: string): FestivalError =>
  refused(`L'équipe ${name} existe déjà`, "name");

/** Throws `refused` for a team that rules or screens name. */
export function checkRemovableTeam(code: string): void {
  if (isRequiredTeam(code)) throw refused(`Impossible de supprimer l'équipe ${code}, le site en a besoin`);
}

/** The `refused` refusal for the removal of a team that an activity names as the one in charge. */
export const teamInCharge = (code: string): FestivalError =>
  refused(`Impossible de supprimer l'équipe ${code}, elle est responsable d'une FA`);
