import type { Access } from "@coulisses/shared-domain/access/access";
import { permissionCatalogue } from "@coulisses/shared-domain/access/permission-catalogue";
import { permissions } from "@coulisses/shared-domain/access/permissions";
import { allCalls } from "@coulisses/shared-domain/contract/all-calls";
import { eventFor } from "../live/live-hub";
import { call } from "../testing/calls";
import { revisionNames } from "./revisions";
import { accountLines } from "../testing/write-matrix/account-lines";
import { activityLines } from "../testing/write-matrix/activity-lines";
import { assignmentLines } from "../testing/write-matrix/assignment-lines";
import { catalogueLines } from "../testing/write-matrix/catalogue-lines";
import { consumptionLines } from "../testing/write-matrix/consumption-lines";
import { charismaLines } from "../testing/write-matrix/charisma-lines";
import { festivalLines } from "../testing/write-matrix/festival-lines";
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
  ...festivalLines,
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

it.each(Object.entries(matrix))("%s moves and tells what the table says", async (route, line) => {
  const [method] = route.split(" ") as [Method];
  let before: Record<string, number> = {};
  const answer = await line.make(async (path, extra) => {
    before = await revisions();
    statements.splice(0);
    return call(stage().server, method, path, extra);
  });
  expect(answer.status < 300 ? "done" : answer.body).toBe("done");
  const after = await revisions();
  const moves = revisionNames.filter((name) => after[name] !== before[name]);
  expect({ moves, tells: hearersByEvent() }).toEqual({ moves: line.moves, tells: line.tells });
});

it("Every write of the API is a line of the table", () => {
  const writes = allCalls
    .filter(({ method }) => method !== "GET")
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(matrix).sort()).toEqual(writes.sort());
});
