import { answer, api, read } from "@coulisses/shared-auth/testing";
import type { StaffCandidate, VolunteerCandidate } from "@coulisses/shared-domain/contract/registrations";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { checkMayReject, checkMayRestore } from "@coulisses/shared-domain/registration/application";
import { enrol } from "@coulisses/shared-domain/registration/enrolment";
import { type Membership, membershipTeams } from "@coulisses/shared-domain/registration/membership";
import { http } from "msw";

type Kept = VolunteerCandidate & { isRejected: boolean; isMember: boolean };
type Id = { id: string };

/** Candidates in memory, under the festival's rules. */
export function keptCandidates(membership: Membership) {
  const base = `registrations/membership-applications/${membership === "STAFF" ? "staffs" : "volunteers"}`;
  const candidates = new Map<number, Kept>();
  beforeEach(() => candidates.clear());

  const find = (id: unknown) => candidates.get(Number(id));
  const asSeen = ({
    isRejected: _,
    isMember: __,
    ...candidate
  }: Kept): StaffCandidate | VolunteerCandidate => {
    const { id, firstname, lastname, nickname, email, emailConfirmed, candidatedAt, teams } = candidate;
    return membership === "VOLUNTEER"
      ? candidate
      : { id, firstname, lastname, nickname, email, emailConfirmed, candidatedAt, teams };
  };
  const listed = (isRejected: boolean) =>
    [...candidates.values()].filter((one) => !one.isMember && one.isRejected === isRejected).map(asSeen);
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
  const reject = (id: unknown) => {
    const candidate = find(id);
    const isMember = candidate?.isMember ?? false;
    checkMayReject({ application: applicationOf(candidate), isMember }, membership);
    if (candidate) candidate.isRejected = true;
  };

  const restore = (id: unknown) => {
    const candidate = find(id);
    checkMayRestore(applicationOf(candidate), membership);
    if (candidate) candidate.isRejected = false;
  };

  const handlers = [
    read("configuration", () => [
      {
        key: "volunteerBriefingTimeWindow",
        version: 1,
        value: { start: "2027-05-19T16:00:00.000Z", end: "2027-05-19T18:00:00.000Z" },
      },
    ]),
    read(`${base}/rejected`, () => listed(true)),
    read(base, () => listed(false)),
    http.post(api(`${base}/enroll`), ({ request }) =>
      answer(async () => {
        enrolAll(((await request.json()) as { candidates: { id: number }[] }).candidates);
      }),
    ),
    http.delete<Id>(api(`${base}/:id`), ({ params }) => answer(() => reject(params.id))),
    http.post<Id>(api(`${base}/:id/cancel-rejection`), ({ params }) => answer(() => restore(params.id))),
  ];

  return {
    base,
    handlers,
    /** Another manager decides on another device. */
    reject,
    restore,
    enrol: (...people: { id: number }[]) => enrolAll(people),
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
