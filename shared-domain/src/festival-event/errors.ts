import { type FestivalError, notFound, refused } from "../festival-error";

/** How messages call an activity (FA) and a task (FT). */
type SheetAcronym = "FA" | "FT";

type NumberedSheet = { kind: SheetAcronym; id: number };

/** FA-20, FT-20: a draft can't be reviewed. */
export const stillDraft = ({ kind, id }: NumberedSheet): FestivalError =>
  refused(`La ${kind} #${id} est encore en brouillon`);

/** FA-20, FT-21: the team has no review on this sheet. */
export const notAskedToReview = (id: number, team: string): FestivalError =>
  refused(`La fiche #${id} n'est pas à valider par l'équipe ${team}`);

/** FA-20, FT-21: the team has approved already. */
export const alreadyApproved = (id: number, team: string): FestivalError =>
  refused(`La fiche #${id} est validée par l'équipe ${team}`);

/** FA-21, FT-21: gear without a place where it is fetched. */
export const missingDrives = (kind: SheetAcronym): FestivalError =>
  refused(`Il faut attribuer des lieux de retrait aux demandes de matos avant de valider la ${kind}`);

/** FA-58, FT-46: a draft has no drives. */
export const driveInDraft = (kind: SheetAcronym): FestivalError =>
  refused(`Il n'est pas possible d'attribuer un lieu à une demande de matos dans une ${kind} en brouillon`);

/** FA-54, FT-45: one request a gear. */
export const alreadyRequested = (gear: { name: string }): FestivalError =>
  refused(`Une demande de matos existe déjà pour ${gear.name}`);

/** FA-54, FT-45: the `not-found` refusal for a gear that the sheet does not ask for. */
export const notRequested = (gear: { name: string }): FestivalError =>
  notFound(`Il n'y a aucune demande de matos pour ${gear.name}`);

/** FA-54, FT-45: the `not-found` refusal for a gear that the catalogue does not have, or not for this request. */
export const requestedGearNotFound = (): FestivalError => notFound("Le matos recherché n'existe pas");

/** FA-38, FT-40: the section is closed by the approval of these teams; the message names them. */
export const lockedBy = (kind: SheetAcronym, teams: readonly string[]): FestivalError =>
  refused(`La ${kind} a déjà été validée par ${namesOf(teams)}.`);

function namesOf(teams: readonly string[]): string {
  const names = teams.join(" et ");
  return teams.length > 1 ? `les équipes ${names}` : `l'équipe ${names}`;
}

/** FA-14, FT-14: every reason at once, a line each. */
export const notReadyForReview = (kind: SheetAcronym, reasons: readonly string[]): FestivalError =>
  refused(
    [`La ${kind} n'a pas pu être passée en relecture`, ...reasons.map((reason) => `- ${reason}`)].join("\n"),
  );
