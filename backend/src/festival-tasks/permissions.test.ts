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
  ["post", "", readers],
];

const ofASheet: [Verb, string, [Role, Role]][] = [
  ["get", "", readers],
  ["post", "/ask-for-review", readers],
  ["post", "/approve", reviewers],
  ["post", "/reject", reviewers],
  ["post", "/ignore", ["matos", "organiser"]],
  ["post", "/enable-assignment", reviewers],
  ["post", "/feedbacks", readers],
  ["patch", "/general", readers],
  ["patch", "/instructions", readers],
  ["patch", "/force/instructions", reviewers],
  ["post", "/instructions/contacts", readers],
  ["delete", "/instructions/contacts/1", readers],
  ["post", "/instructions/in-charge/volunteers", readers],
  ["delete", "/instructions/in-charge/volunteers/1", readers],
  ["post", "/instructions/in-charge", readers],
  ["delete", "/instructions/in-charge", readers],
  ["post", "/mobilizations", readers],
  ["patch", "/mobilizations/1-2", readers],
  ["delete", "/mobilizations/1-2", readers],
  ["post", "/mobilizations/1-2/volunteers", readers],
  ["delete", "/mobilizations/1-2/volunteers/1", readers],
  ["post", "/mobilizations/1-2/teams", readers],
  ["delete", "/mobilizations/1-2/teams/bar", readers],
  ["post", "/inquiry/requests", readers],
  ["patch", "/inquiry/requests/chaise", readers],
  ["delete", "/inquiry/requests/chaise", readers],
  ["patch", "/inquiry/requests/chaise/link-drive", reviewers],
  // Last, since it leaves nothing to call.
  ["delete", "", readers],
];

describe.each([
  ...lists.map(([verb, path, who]) => ({ verb, who, path: () => `/festival-tasks${path}`, name: path })),
  ...ofASheet.map(([verb, path, who]) => ({ verb, who, path: () => sheet + path, name: `/{id}${path}` })),
])("$verb festival-tasks$name", ({ verb, path, who: [allowed, refused] }) => {
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

describe("A verdict", () => {
  it.each(["approve", "reject", "ignore"])("to %s is for the members of the team", async (verb) => {
    const path = pathOf(await aDraft(festival.as.organiser));
    const body = { team: "matos", reason: "Trop lourd" };
    const refusal = await festival.as.elec.post(`${path}/${verb}`, body);
    expect([refusal.status, refusal.message()]).toEqual([403, "Tu n'es pas membre de l'équipe matos"]);
    expect((await festival.as.admin.post(`${path}/${verb}`, body)).message()).toContain("encore en brouillon");
  });
});
