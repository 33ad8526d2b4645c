import type { Access } from "@coulisses/shared-domain/access/access";
import { permissionCatalogue } from "@coulisses/shared-domain/access/permission-catalogue";
import { permissions } from "@coulisses/shared-domain/access/permissions";
import { allCalls } from "@coulisses/shared-domain/contract/all-calls";
import { eventFor } from "../live/live-hub";
import { readAccess } from "../auth/session/session-reader";
import { call } from "../testing/calls";
import { findMe, listVolunteers } from "../users/user-queries";
import { revisionNames } from "./revisions";
import { accountLines } from "../testing/write-matrix/account-lines";
import { activityLines } from "../testing/write-matrix/activity-lines";
import { assignmentLines } from "../testing/write-matrix/assignment-lines";
import { catalogueLines } from "../testing/write-matrix/catalogue-lines";
import { consumptionLines } from "../testing/write-matrix/consumption-lines";
import { charismaLines } from "../testing/write-matrix/charisma-lines";
import { editionLines } from "../testing/write-matrix/edition-lines";
import { festivalLines } from "../testing/write-matrix/festival-lines";
import { importLines } from "../testing/write-matrix/import-lines";
import { inboxLines } from "../testing/write-matrix/inbox-lines";
import { publishingLines } from "../testing/write-matrix/publishing-lines";
import { ledgerLines } from "../testing/write-matrix/ledger-lines";
import { logisticLines } from "../testing/write-matrix/logistic-lines";
import { mealLines } from "../testing/write-matrix/meal-lines";
import { planningLines } from "../testing/write-matrix/planning-lines";
import { proposalLines } from "../testing/write-matrix/proposal-lines";
import { registrationLines } from "../testing/write-matrix/registration-lines";
import { swapLines } from "../testing/write-matrix/swap-lines";
import { taskLines } from "../testing/write-matrix/task-lines";
import {
  as,
  cast,
  type Lines,
  type Method,
  openStage,
  revisions,
  type Role,
  roles,
  stage,
  statements,
} from "../testing/write-matrix/stage";

const matrix: Lines = {
  ...accountLines,
  ...activityLines,
  ...assignmentLines,
  ...catalogueLines,
  ...consumptionLines,
  ...charismaLines,
  ...editionLines,
  ...festivalLines,
  ...importLines,
  ...inboxLines,
  ...publishingLines,
  ...ledgerLines,
  ...logisticLines,
  ...mealLines,
  ...planningLines,
  ...proposalLines,
  ...registrationLines,
  ...swapLines,
  ...taskLines,
};

beforeAll(openStage);
afterAll(() => stage().server.close());

/** As in a new festival. */
function accessOf(role: Role): Access {
  const teams: readonly string[] = cast[role];
  const isHeld = (holders: readonly string[]) => holders.some((code) => teams.includes(code));
  return { teams, permissions: permissions.filter((name) => isHeld(permissionCatalogue[name].teams)) };
}

/** By event, those of the cast who hear of it. */
function hearersByEvent(): Record<string, string> {
  const hearers = new Map<string, Set<Role>>();
  for (const { users, ...change } of statements) {
    const message = { kind: "event" as const, event: { ...change, at: "" }, ...(users && { users }) };
    const hearing = roles.filter((role) =>
      eventFor(message, { userId: stage().people[role].id, access: accessOf(role) }),
    );
    hearers.set(change.event, new Set([...(hearers.get(change.event) ?? []), ...hearing]));
  }
  return Object.fromEntries(
    [...hearers].map(([event, some]) => [event, roles.filter((role) => some.has(role)).join(" ")]),
  );
}

/** The account and the list of people that the API answers, for each of the cast whose session still lives. */
async function answered(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const role of roles) {
    const me = await call(stage().server, "GET", "/users/me", as(role));
    if (me.status === 200) found[`account of ${role}`] = me.json();
    const list = await call(stage().server, "GET", "/users/volunteers", as(role));
    if (list.status === 200) found[`list for ${role}`] = list.json();
  }
  return found;
}

/** The same, as the database has it now. */
async function present(names: readonly string[]): Promise<Record<string, unknown>> {
  const { connection, db } = stage().server.services;
  const found: Record<string, unknown> = {};
  for (const role of roles) {
    const { id } = stage().people[role];
    const access = (await readAccess(connection, id))?.access ?? { teams: [], permissions: [] };
    found[`account of ${role}`] = await findMe(db, id, access.permissions);
    found[`list for ${role}`] = JSON.parse(await listVolunteers(db, access));
  }
  return Object.fromEntries(names.map((name) => [name, found[name]]));
}

it.each(Object.entries(matrix))("%s moves and tells what the table says", async (route, line) => {
  const [method] = route.split(" ") as [Method];
  let before: Record<string, number> = {};
  const answer = await line.make(async (path, extra) => {
    await answered();
    before = await revisions();
    statements.splice(0);
    return call(stage().server, method, path, extra);
  });
  expect(answer.status < 300 ? "done" : answer.body).toBe("done");
  const after = await revisions();
  const moves = revisionNames.filter((name) => after[name] !== before[name]);
  expect({ moves, tells: hearersByEvent() }).toEqual({ moves: line.moves, tells: line.tells });
  const kept = await answered();
  expect(kept).toEqual(await present(Object.keys(kept)));
});

it("Every write of the API is a line of the table", () => {
  const writes = allCalls
    .filter(({ method }) => method !== "GET")
    .map(({ method, path }) => `${method} ${path}`)
    // Refused here: only a festival without an administrator takes them.
    .filter((route) => !route.startsWith("POST /first-start"));
  expect(Object.keys(matrix).sort()).toEqual(writes.sort());
});
