import { answersTo, keptRows, sampleOf } from "@coulisses/shared-auth/testing";
import {
  type VolunteerCandidate,
  volunteerCandidateSchema,
} from "@coulisses/shared-domain/contract/registrations";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import {
  applicationNotFound,
  checkMayReject,
  checkMayRestore,
} from "@coulisses/shared-domain/registration/application";
import { enrol } from "@coulisses/shared-domain/registration/enrolment";
import { type Membership, membershipTeams } from "@coulisses/shared-domain/registration/membership";
import type { RequestHandler } from "msw";
import { volunteersServer } from "./volunteers-server";

type Kept = VolunteerCandidate & { isRejected: boolean; isMember: boolean };
const briefing = { start: "2027-05-19T16:00:00.000Z", end: "2027-05-19T18:00:00.000Z" };

/** Candidates in memory beside the volunteers, under the festival's rules; `more` answers first. */
export function candidatesServer(membership: Membership, ...more: RequestHandler[]) {
  const candidates = keptRows<Kept>({ notFound: () => applicationNotFound(membership) });
  const listed = (isRejected: boolean) => () =>
    candidates.all().filter((one) => !one.isMember && one.isRejected === isRejected);
  const enrolAll = (wanted: readonly { id: number }[]) => {
    const people = wanted.flatMap(({ id }) => candidates.row(id) ?? []);
    const named = people.map((one) => ({
      ...one,
      name: displayName(one),
      teams: one.isMember ? [membershipTeams[membership]] : [],
      application: one,
    }));
    for (const { candidate } of enrol(named, membership)) candidates.change(candidate.id, { isMember: true });
  };
  const reject = (id: number) => {
    const application = candidates.row(id);
    checkMayReject({ application, isMember: application?.isMember ?? false }, membership);
    candidates.change(id, { isRejected: true });
  };
  const restore = (id: number) => {
    checkMayRestore(candidates.row(id), membership);
    candidates.change(id, { isRejected: false });
  };
  const admission = {
    candidates: listed(false),
    rejected: listed(true),
    enrol: ({ body }: { body: { candidates: { id: number }[] } }) => void enrolAll(body.candidates),
    reject: ({ id }: { id: number }) => void reject(id),
    restore: ({ id }: { id: number }) => void restore(id),
  };
  const people = volunteersServer(
    ...more,
    ...answersTo({
      configuration: {
        list: () => [{ key: "volunteerBriefingTimeWindow", version: 1, value: briefing }],
      },
      [membership === "STAFF" ? "staffApplication" : "volunteerApplication"]: admission,
    }),
  );
  return {
    ...people,
    candidates: {
      base: `registrations/membership-applications/${membership === "STAFF" ? "staffs" : "volunteers"}`,
      find: candidates.row,
      /** Another manager decides on another device. */
      reject,
      restore,
      enrol: (...people: { id: number }[]) => void enrolAll(people),
      has: (firstname: string, more: Partial<Kept> = {}): Kept => {
        const id = candidates.all().length + 101;
        return candidates.keep({
          ...sampleOf(volunteerCandidateSchema, { id, firstname, lastname: "Roux", emailConfirmed: true }),
          birthdate: "2004-02-29",
          mobilePhone: "0611223344",
          email: `candidat${String(id)}@example.org`,
          candidatedAt: "2026-10-01T10:00:00.000Z",
          isRejected: false,
          isMember: false,
          ...more,
        });
      },
    },
  };
}
