import { answersTo } from "@coulisses/shared-auth/testing";
import type { StaffCandidate, VolunteerCandidate } from "@coulisses/shared-domain/contract/registrations";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { checkMayReject, checkMayRestore } from "@coulisses/shared-domain/registration/application";
import { enrol } from "@coulisses/shared-domain/registration/enrolment";
import { type Membership, membershipTeams } from "@coulisses/shared-domain/registration/membership";

type Kept = VolunteerCandidate & { isRejected: boolean; isMember: boolean };

/** Candidates in memory, under the festival's rules. */
export function keptCandidates(membership: Membership) {
  const base = `registrations/membership-applications/${membership === "STAFF" ? "staffs" : "volunteers"}`;
  const candidates = new Map<number, Kept>();
  beforeEach(() => candidates.clear());

  const find = (id: number) => candidates.get(id);
  const asVolunteer = ({ isRejected: _, isMember: __, ...candidate }: Kept): VolunteerCandidate => candidate;
  const asStaff = (kept: Kept): StaffCandidate => {
    const { id, firstname, lastname, nickname, email, emailConfirmed, candidatedAt, teams } = kept;
    return { id, firstname, lastname, nickname, email, emailConfirmed, candidatedAt, teams };
  };
  const listed = (isRejected: boolean) =>
    [...candidates.values()].filter((one) => !one.isMember && one.isRejected === isRejected);
  const applicationOf = (candidate: Kept | undefined) => candidate && { isRejected: candidate.isRejected };

  const enrolAll = (people: readonly { id: number }[]) => {
    const wanted = people.flatMap(({ id }) => find(id) ?? []);
    const joined = enrol(
      wanted.map((one) => ({
        id: one.id,
        name: displayName(one),
        teams: one.isMember ? [membershipTeams[membership]] : [],
        application: applicationOf(one),
        emailConfirmed: one.emailConfirmed,
      })),
      membership,
    );
    for (const { candidate } of joined) {
      const kept = find(candidate.id);
      if (kept) kept.isMember = true;
    }
  };
  const reject = (id: number) => {
    const candidate = find(id);
    const isMember = candidate?.isMember ?? false;
    checkMayReject({ application: applicationOf(candidate), isMember }, membership);
    if (candidate) candidate.isRejected = true;
  };

  const restore = (id: number) => {
    const candidate = find(id);
    checkMayRestore(applicationOf(candidate), membership);
    if (candidate) candidate.isRejected = false;
  };

  const admission = <Candidate>(asSeen: (candidate: Kept) => Candidate) => ({
    candidates: () => listed(false).map(asSeen),
    rejected: () => listed(true).map(asSeen),
    enrol: ({ body }: { body: { candidates: { id: number }[] } }) => void enrolAll(body.candidates),
    reject: ({ id }: { id: number }) => void reject(id),
    restore: ({ id }: { id: number }) => void restore(id),
  });
  const handlers = answersTo({
    configuration: {
      list: () => [
        {
          key: "volunteerBriefingTimeWindow",
          version: 1,
          value: { start: "2027-05-19T16:00:00.000Z", end: "2027-05-19T18:00:00.000Z" },
        },
      ],
    },
    ...(membership === "STAFF"
      ? { staffApplication: admission(asStaff) }
      : { volunteerApplication: admission(asVolunteer) }),
  });

  return {
    base,
    handlers,
    /** Another manager decides on another device. */
    reject,
    restore,
    enrol: (...people: { id: number }[]) => void enrolAll(people),
    find,
    has(firstname: string, more: Partial<Kept> = {}): Kept {
      const id = candidates.size + 101;
      const candidate: Kept = {
        ...{ id, firstname, lastname: "Roux", nickname: null, comment: null, teams: [], charisma: 0 },
        ...{ availabilities: [], birthdate: "2004-02-29", mobilePhone: "0611223344" },
        ...{ email: `candidat${String(id)}@example.org`, candidatedAt: "2026-10-01T10:00:00.000Z" },
        ...{ emailConfirmed: true, isRejected: false, isMember: false },
        ...more,
      };
      candidates.set(id, candidate);
      return candidate;
    },
  };
}
