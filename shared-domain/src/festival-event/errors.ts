import { type FestivalError, notFound, refused } from "../festival-error";

/** How messages call an activity and a task. */
export type SheetAcronym = "FA" | "FT";

type NumberedSheet = { kind: SheetAcronym; id: number };

export const stillDraft = ({ kind, id }: NumberedSheet): FestivalError =>
  refused(`La ${kind} #${id} est encore en brouillon`);

export const notAskedToReview = (id: number, team: string): FestivalError =>
  refused(`La fiche #${id} n'est pas à valider par l'équipe ${team}`);

export const alreadyApproved = (id: number, team: string): FestivalError =>
  refused(`La fiche #${id} est validée par l'équipe ${team}`);

export const missingDrives = (kind: SheetAcronym): FestivalError =>
  refused(`Il faut attribuer des lieux de retrait aux demandes de matos avant de valider la ${kind}`);

export const driveInDraft = (kind: SheetAcronym): FestivalError =>
  refused(`Il n'est pas possible d'attribuer un lieu à une demande de matos dans une ${kind} en brouillon`);

export const alreadyRequested = (gear: { name: string }): FestivalError =>
  refused(`Une demande de matos existe déjà pour ${gear.name}`);

export const notRequested = (gear: { name: string }): FestivalError =>
  notFound(`Il n'y a aucune demande de matos pour ${gear.name}`);

/** FA-38, FT-40 */
export const lockedBy = (kind: SheetAcronym, teams: readonly string[]): FestivalError =>
  refused(`La ${kind} a déjà été validée par ${namesOf(teams)}.`);

function namesOf(teams: readonly string[]): string {
  const names = teams.join(" et ");
  return teams.length > 1 ? `les équipes ${names}` : `l'équipe ${names}`;
}

/** FA-14, FT-14: all reasons at once, one line each. */
export const notReadyForReview = (kind: SheetAcronym, reasons: readonly string[]): FestivalError =>
  refused(
    [`La ${kind} n'a pas pu être passée en relecture`, ...reasons.map((reason) => `- ${reason}`)].join("\n"),
  );
