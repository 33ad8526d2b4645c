import type { Access } from "../access/access";
import { can } from "../access/access";
import { badInput, type FestivalError, forbidden, notFound, refused } from "../festival-error";
import { formatLongDate } from "../time/format";
import { type Membership, membershipLabels } from "./membership";

/** A person's request to join this edition. */
export type Application = { isRejected: boolean };

/** The permission to read, reject and enrol candidates of each membership. */
export const enrolPermissions = { STAFF: "enroll-hard", VOLUNTEER: "enroll-soft" } as const;

/** The `bad-input` refusal for an application by a link that is over or was never given. */
export const applicationLinkExpired = (): FestivalError =>
  badInput("Le lien de candidature a expiré", "token");

const forThisEdition = (membership: Membership) => `être ${membershipLabels[membership]} pour cette édition`;

/**
 * AP-1: one application a person, membership and edition; `existing` is the one of this edition.
 * Throws `refused`.
 */
export function checkMayApply(existing: Application | undefined, membership: Membership): void {
  if (existing?.isRejected) {
    throw refused(rejectedText(membership));
  }
  if (existing) throw refused(`Tu as déjà candidaté pour ${forThisEdition(membership)}`);
}

/** Throws `forbidden` for applying in another person's name. */
export function checkOwnApplication(isOwn: boolean): void {
  if (!isOwn) throw forbidden("Tu ne peux candidater que pour toi-même");
}

/** Throws `forbidden` for reading others' applications without the permission to enrol them. */
export function checkMayReadApplication(isOwn: boolean, membership: Membership, reader: Access): void {
  if (!isOwn && !can(reader, enrolPermissions[membership])) {
    throw forbidden("Tu ne peux voir que ta propre candidature");
  }
}

/** The `not-found` refusal for a person who has not applied. */
export const applicationNotFound = (membership: Membership): FestivalError =>
  notFound(`Cette personne n'a pas candidaté pour ${forThisEdition(membership)}`);

/** The state of a candidate; `isMember`: already in the membership's team. */
export type Candidacy = { application: Application | undefined; isMember: boolean };

/**
 * AP-2. Throws `not-found` without an application, `refused` for one that is rejected already or a person who was
 * enrolled in the meantime.
 */
export function checkMayReject({ application, isMember }: Candidacy, membership: Membership): void {
  if (application === undefined) throw applicationNotFound(membership);
  if (application.isRejected)
    throw refused(`Le bénévole a déjà été rejeté pour ${forThisEdition(membership)}`);
  if (isMember) throw refused("Cette personne a été enrôlée entre-temps");
}

/** A person's own application; `candidatedAt` is an ISO instant. */
export type OwnApplication = Application & { membership: Membership; candidatedAt: string };

/** The present state of a person's own application, and the next step, in French. */
export type ApplicationState = { state: string; next: string };

/** The state of an application while the person isn't enrolled; a refusal says the way that stays open (AP-4, AP-5). */
export function applicationState({ membership, isRejected, candidatedAt }: OwnApplication): ApplicationState {
  if (isRejected) return { state: rejectedText(membership), next: afterRejection[membership] };
  return {
    state: `Tu as candidaté pour être ${membershipLabels[membership]} le ${formatLongDate(candidatedAt)}`,
    next: whileWaiting[membership],
  };
}

const rejectedText = (membership: Membership) =>
  `Ta candidature pour être ${membershipLabels[membership]} a été rejetée pour cette édition`;
const afterRejection: Record<Membership, string> = {
  STAFF: "Tu peux toujours aider comme bénévole : ta demande part d'elle-même à ta prochaine connexion.",
  VOLUNTEER: "Ajoute une disponibilité, et elle repart d'elle-même.",
};
const whileWaiting: Record<Membership, string> = {
  STAFF: "Les responsables la regardent : tu recevras leur réponse par mail.",
  VOLUNTEER:
    "Plus tu donnes de disponibilités, plus vite elle est acceptée : tu recevras la réponse par mail.",
};

/** AP-2. Throws `not-found` without an application, `refused` for one that is not rejected. */
export function checkMayRestore(application: Application | undefined, membership: Membership): void {
  if (application === undefined) throw applicationNotFound(membership);
  if (!application.isRejected)
    throw refused(`Le bénévole n'a pas été rejeté pour ${forThisEdition(membership)}`);
}
