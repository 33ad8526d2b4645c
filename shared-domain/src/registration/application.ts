import type { Access } from "../access/access";
import { can } from "../access/access";
import { badInput, type FestivalError, forbidden, notFound, refused } from "../festival-error";
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
    throw refused(
      `Ta candidature pour être ${membershipLabels[membership]} a été rejetée pour cette édition`,
    );
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

/** AP-2. Throws `not-found` without an application, `refused` for one that is not rejected. */
export function checkMayRestore(application: Application | undefined, membership: Membership): void {
  if (application === undefined) throw applicationNotFound(membership);
  if (!application.isRejected)
    throw refused(`Le bénévole n'a pas été rejeté pour ${forThisEdition(membership)}`);
}
