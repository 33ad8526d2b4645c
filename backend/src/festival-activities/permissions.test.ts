import { type Festival, startFestival } from "../testing/festival";
import type { Role } from "../testing/cast";
import { aDraft, pathOf } from "./testing/sheets";

let festival: Festival;
let sheet: string;
beforeAll(async () => {
  festival = await startFestival();
  sheet = pathOf(await aDraft(festival.as.organiser));
});
afterAll(() => festival.stop());

type Verb = "get" | "post" | "patch" | "delete";

/** Who may call, and who may not although logged in. */
const readers: [Role, Role] = ["organiser", "volunteer"];
const reviewers: [Role, Role] = ["humain", "organiser"];

const lists: [Verb, string, [Role, Role]][] = [
  ["get", "", readers],
  ["get", "/mine", readers],
  ["get", "/statistics", readers],
  ["get", "/my-refusals/count", readers],
  ["get", "/for-logistic", ["matos", "organiser"]],
  ["get", "/for-security", ["secu", "organiser"]],
  ["get", "/for-communication", ["communication", "organiser"]],
  ["get", "/for-signa", ["signa", "organiser"]],
  ["post", "", readers],
];

const ofASheet: [Verb, string, [Role, Role]][] = [
  ["get", "", readers],
  ["post", "/ask-for-review", readers],
  ["post", "/approve", reviewers],
  ["post", "/reject", reviewers],
  ["post", "/feedbacks", readers],
  ["patch", "/general", readers],
  ["post", "/general/time-windows", readers],
  ["patch", "/general/time-windows/1-2", readers],
  ["delete", "/general/time-windows/1-2", readers],
  ["patch", "/in-charge", readers],
  ["post", "/in-charge/contractors", readers],
  ["patch", "/in-charge/contractors/1", readers],
  ["delete", "/in-charge/contractors/1", readers],
  ["patch", "/signa", readers],
  ["post", "/signa/signages", readers],
  ["patch", "/signa/signages/a", readers],
  ["delete", "/signa/signages/a", readers],
  ["patch", "/signa/signages/a/link", reviewers],
  ["patch", "/security", readers],
  ["patch", "/supply", readers],
  ["post", "/supply/electricity", readers],
  ["patch", "/supply/electricity/a", readers],
  ["delete", "/supply/electricity/a", readers],
  ["post", "/inquiry", readers],
  ["delete", "/inquiry", readers],
  ["post", "/inquiry/time-windows", readers],
  ["patch", "/inquiry/time-windows/1-2", readers],
  ["delete", "/inquiry/time-windows/1-2", readers],
  ["post", "/inquiry/requests", readers],
  ["patch", "/inquiry/requests/chaise", readers],
  ["delete", "/inquiry/requests/chaise", readers],
  ["patch", "/inquiry/requests/chaise/link-drive", reviewers],
  // Last, since it leaves nothing to call.
  ["delete", "", readers],
];

describe.each([
  ...lists.map(([verb, path, who]) => ({ verb, who, path: () => `/festival-activities${path}`, name: path })),
  ...ofASheet.map(([verb, path, who]) => ({ verb, who, path: () => sheet + path, name: `/{id}${path}` })),
])("$verb festival-activities$name", ({ verb, path, who: [allowed, refused] }) => {
  const call = (role: Role | undefined) => {
    const caller = role === undefined ? festival.nobody : festival.as[role];
    return caller[verb](path(), verb === "get" || verb === "delete" ? undefined : {});
  };

  it("wants a session", async () => {
    expect((await call(undefined)).status).toBe(401);
  });

  it(`is refused to ${refused}`, async () => {
    const refusal = await call(refused);
    expect(refusal.status).toBe(403);
    expect(refusal.message()).toMatch(/permission/);
  });

  it(`is open to ${allowed}`, async () => {
    const { status } = await call(allowed);
    expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });
});
