import { session } from "@coulisses/shared-auth/session";
import { readAhead } from "./read-ahead";

const slot = (taskId: number, end: string) => ({
  start: "2027-05-14T16:00:00.000Z",
  end,
  task: { id: taskId, name: "Tenir le bar", status: "READY_TO_ASSIGN", appointment: null },
  mobilizationId: "1-2",
  assignmentId: "3-4",
});
const now = new Date("2027-05-14T18:00:00Z");
const readPlanning = () =>
  readAhead(
    [
      {
        path: "users/:userId/assignments",
        each: "assignments/tasks/:task.id/mobilizations/:mobilizationId/assignments/:assignmentId/for-calendar",
        until: "end",
      },
      { path: "users/:userId/mobilizations" },
      { path: "check-ins/own-code" },
    ],
    7,
    now,
  );
const asked: [path: string, authorization: string | null][] = [];
let slotsAnswer: () => Response;

beforeEach(() => {
  asked.length = 0;
  slotsAnswer = () =>
    Response.json([slot(1, "2027-05-14T17:00:00.000Z"), slot(2, "2027-05-14T20:00:00.000Z")]);
  jest.spyOn(session, "accessToken").mockReturnValue("a token");
  jest.spyOn(globalThis, "fetch").mockImplementation((path, init) => {
    asked.push([String(path), new Headers(init?.headers).get("Authorization")]);
    return Promise.resolve(asked.length === 1 ? slotsAnswer() : Response.json([]));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

it("reads the planning of the person and what its coming slots need", async () => {
  await readPlanning();
  expect(asked.map(([path]) => path)).toEqual([
    "/api/users/7/assignments",
    "/api/users/7/mobilizations",
    "/api/check-ins/own-code",
    "/api/assignments/tasks/2/mobilizations/1-2/assignments/3-4/for-calendar",
  ]);
  expect(new Set(asked.map(([, authorization]) => authorization))).toEqual(new Set(["Bearer a token"]));
});

it("keeps no slot when the planning was refused", async () => {
  slotsAnswer = () => Response.json({ message: "Interdit" }, { status: 403 });
  await readPlanning();
  expect(asked.map(([path]) => path)).toEqual([
    "/api/users/7/assignments",
    "/api/users/7/mobilizations",
    "/api/check-ins/own-code",
  ]);
});

it("asks for nothing once the session is over", async () => {
  jest.spyOn(session, "accessToken").mockReturnValue(null);
  await readPlanning();
  expect(asked).toEqual([]);
});
