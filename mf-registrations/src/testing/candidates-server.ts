import { answersTo, keptRows } from "@coulisses/shared-auth/testing";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import {
  applicationNotFound,
  checkMayReject,
  checkMayRestore,
} from "@coulisses/shared-domain/registration/application";
import { enrol } from "@coulisses/shared-domain/registration/enrolment";
import { type Membership, membershipTeams } from "@coulisses/shared-domain/registration/membership";
import type { RequestHandler } from "msw";
import { aCandidate, briefing, type Candidate } from "./volunteer-samples";
import { volunteersServer } from "./volunteers-server";

/** Candidates in memory beside the volunteers, under the festival's rules; `more` answers first. */
export function candidatesServer(membership: Membership, ...more: RequestHandler[]) {
  const rows = keptRows<Candidate>({ notFound: () => applicationNotFound(membership) });
  const listed = (isRejected: boolean) => () =>
    rows.all().filter((one) => !one.isMember && one.isRejected === isRejected);
  const enrolAll = (wanted: readonly { id: number }[]): undefined => {
    const people = wanted.flatMap(({ id }) => rows.row(id) ?? []);
    const candidates = people.map((one) => ({
      ...one,
      name: displayName(one),
      teams: one.isMember ? [membershipTeams[membership]] : [],
      application: one,
    }));
    for (const { candidate } of enrol(candidates, membership)) rows.change(candidate.id, { isMember: true });
  };
  const reject = (id: number): undefined => {
    const application = rows.row(id);
    checkMayReject({ application, isMember: application?.isMember ?? false }, membership);
    rows.change(id, { isRejected: true });
  };
  const restore = (id: number): undefined => {
    checkMayRestore(rows.row(id), membership);
    rows.change(id, { isRejected: false });
  };
  const area = membership === "STAFF" ? "staffApplication" : "volunteerApplication";
  const people = volunteersServer(
    ...more,
    ...answersTo({
      configuration: { list: () => [{ key: "volunteerBriefingTimeWindow", version: 1, value: briefing }] },
      availability: { read: ({ userId }: { userId: number }) => rows.row(userId)?.availabilities ?? [] },
      [area]: {
        candidates: listed(false),
        rejected: listed(true),
        enrol: ({ body }: { body: { candidates: { id: number }[] } }) => enrolAll(body.candidates),
        reject: ({ id }: { id: number }) => reject(id),
        restore: ({ id }: { id: number }) => restore(id),
      },
    }),
  );
  const has = (firstname: string, more: Partial<Candidate> = {}) =>
    rows.keep({ ...aCandidate(rows.all().length + 101, firstname), ...more });
  /** `reject`, `restore` and `enrol` are what another manager decides on another device. */
  const candidates = { has, find: rows.row, reject, restore, enrol: enrolAll };
  return { ...people, area, candidates } as const;
}
