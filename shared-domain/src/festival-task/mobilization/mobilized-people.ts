import { type Access, can } from "../../access/access";
import { type FestivalError, forbidden, notFound } from "../../festival-error";
import type { UserIdentity } from "../../people/user";
import { noConflict } from "./conflicts";
import type { FestivalTask, Mobilization, MobilizedTeam } from "../festival-task";
import { checkOpen } from "../review/locks";
import { ensureReady } from "../review/readiness";
import { checkMobilizationsSize } from "./mobilizations-size";

/** FT-43: the `not-found` refusal for an unknown mobilization. */
export const mobilizationNotFound = (): FestivalError =>
  notFound("Il n'y a pas de mobilisation correspondante");

const teamsForEveryone = [
  "benevole",
  "hard",
  "confiance",
  "vieux",
  "conducteur",
  "bde",
  "karna",
  "kfet",
  "strasbourg",
  "cvl",
  "teckos",
  "team-montage",
];

const SOFT = "soft";

/** TM-4: only those who assign people may ask for soft. Throws `forbidden` for others. */
export function checkMayMobilize(teams: readonly string[], access: Access): void {
  if (!teams.includes(SOFT) || can(access, "affect-volunteer")) return;
  throw forbidden("Seuls les responsables des bénévoles peuvent mobiliser l'équipe Bénévole");
}

/** TM-4: the codes of the teams that this person may ask for; those who assign may also ask for soft. */
export function mobilizableTeams(access: Access): string[] {
  return can(access, "affect-volunteer") ? [...teamsForEveryone, SOFT] : teamsForEveryone;
}

/**
 * FT-43: names a person, once. Conflicts are known at the next read. Throws `refused` when the section is
 * closed (FT-40) or the sheet would lack something for its review (FT-42); `not-found` for an unknown
 * mobilization.
 */
export function mobilizeVolunteer<FT extends FestivalTask>(
  ft: FT,
  mobilizationId: string,
  volunteer: UserIdentity,
): FT {
  checkOpen(ft, "people");
  checkKnown(ft, mobilizationId);
  const mobilized = changeMobilization(ft, mobilizationId, (mobilization) =>
    withVolunteer(mobilization, volunteer),
  );
  checkMobilizationsSize(mobilized.mobilizations);
  return mobilized;
}

/**
 * FT-43: an unknown person or mobilization changes nothing.
 * Throws `refused` when the section is closed (FT-40) or the sheet would lack something for its review (FT-42).
 */
export function dismissVolunteer<FT extends FestivalTask>(
  ft: FT,
  mobilizationId: string,
  volunteerId: number,
): FT {
  checkOpen(ft, "people");
  return changeMobilization(ft, mobilizationId, (mobilization) => ({
    ...mobilization,
    volunteers: mobilization.volunteers.filter(({ id }) => id !== volunteerId),
  }));
}

/**
 * FT-43: asks for people of a team; a team already asked for gets the new count. Throws `refused` when the
 * section is closed (FT-40) or the sheet would lack something for its review (FT-42); `not-found` for an
 * unknown mobilization.
 */
export function mobilizeTeam<FT extends FestivalTask>(
  ft: FT,
  mobilizationId: string,
  team: MobilizedTeam,
): FT {
  checkOpen(ft, "people");
  checkKnown(ft, mobilizationId);
  return changeMobilization(ft, mobilizationId, (mobilization) => withTeam(mobilization, team));
}

/**
 * FT-43: an unknown team or mobilization changes nothing.
 * Throws `refused` when the section is closed (FT-40) or the sheet would lack something for its review (FT-42).
 */
export function dismissTeam<FT extends FestivalTask>(ft: FT, mobilizationId: string, code: string): FT {
  checkOpen(ft, "people");
  return changeMobilization(ft, mobilizationId, (mobilization) => ({
    ...mobilization,
    teams: mobilization.teams.filter(({ team }) => team !== code),
  }));
}

/** The mobilization with one more person, once. */
export function withVolunteer(mobilization: Mobilization, volunteer: UserIdentity): Mobilization {
  const { volunteers } = mobilization;
  if (volunteers.some(({ id }) => id === volunteer.id)) return mobilization;
  return { ...mobilization, volunteers: [...volunteers, { ...volunteer, conflicts: noConflict }] };
}

/** The mobilization with one more team, or another count for it. */
export function withTeam(mobilization: Mobilization, asked: MobilizedTeam): Mobilization {
  const { teams } = mobilization;
  const present = teams.some(({ team }) => team === asked.team);
  return {
    ...mobilization,
    teams: present ? teams.map((one) => (one.team === asked.team ? asked : one)) : [...teams, asked],
  };
}

function checkKnown(ft: FestivalTask, mobilizationId: string): void {
  if (!ft.mobilizations.some(({ id }) => id === mobilizationId)) throw mobilizationNotFound();
}

function changeMobilization<FT extends FestivalTask>(
  ft: FT,
  mobilizationId: string,
  change: (mobilization: Mobilization) => Mobilization,
): FT {
  const mobilizations = ft.mobilizations.map((mobilization) =>
    mobilization.id === mobilizationId ? change(mobilization) : mobilization,
  );
  return ensureReady({ ...ft, mobilizations });
}
