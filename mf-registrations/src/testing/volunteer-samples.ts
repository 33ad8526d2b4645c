import { answeredVolunteer, sampleOf } from "@coulisses/shared-auth/testing";
import {
  type VolunteerCandidate,
  volunteerCandidateSchema,
} from "@coulisses/shared-domain/contract/registrations";
import type { Volunteer } from "@coulisses/shared-domain/contract/users";

/** A volunteer with every field that a user manager sees. */
export const aVolunteer = (id: number, firstname: string, teams: string[]): Volunteer => ({
  ...answeredVolunteer({ id, firstname, lastname: "Dupont", nickname: null }, teams),
  birthdate: "2001-03-04",
  phone: "0612345678",
  comment: null,
  note: null,
  email: `${firstname.toLowerCase()}@example.org`,
  preference: null,
});

/** A candidate of whom nobody has decided. */
export const aCandidate = (id: number, firstname: string) => ({
  ...sampleOf(volunteerCandidateSchema, { id, firstname, lastname: "Roux", emailConfirmed: true }),
  birthdate: "2004-02-29",
  mobilePhone: "0611223344",
  email: `candidat${String(id)}@example.org`,
  candidatedAt: "2026-10-01T10:00:00.000Z",
  isRejected: false,
  isMember: false,
});
/** Teams are those that the candidate wants to join. */
export type Candidate = VolunteerCandidate & { isRejected: boolean; isMember: boolean };

export const briefing = { start: "2027-05-19T16:00:00.000Z", end: "2027-05-19T18:00:00.000Z" };
