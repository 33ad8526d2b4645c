import type { AuditEntry, AuditPage } from "@coulisses/shared-domain/contract/audit";
import { auditEntries } from "../database/schema/audit";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";
import { AUDIT_PAGE } from "./search-audit";

const server = useTestServer();
let admin: Person, humain: Person, camille: Person;
beforeAll(async () => {
  admin = await server.person({ teams: ["admin"], firstname: "Ada", lastname: "Lovelace" });
  humain = await server.person({
    teams: ["benevole", "hard", "humain", "bureau", "sg"],
    firstname: "Hélène",
  });
  camille = await server.person({
    teams: ["benevole", "hard"],
    firstname: "Camille",
    lastname: "Claudel",
    nickname: "Mimi",
  });
});

const search = (query = "", by = admin) =>
  call(server, "GET", `/audit-entries${query && `?${query}`}`, { token: by.accessToken });
const found = async (query = "") => (await search(query)).json<AuditPage>().entries;
const send = (method: "POST" | "PATCH" | "PUT" | "DELETE" | "GET", path: string, body?: object, by = admin) =>
  call(server, method, path, {
    token: by.accessToken,
    remoteAddress: "203.0.113.7",
    headers: { "user-agent": "Firefox" },
    ...(body ? { body } : {}),
  });

describe("The audit log", () => {
  it.each(["bar", "humain", "bureau"])("is closed to %s", async (team) => {
    const person = await server.person({ teams: ["benevole", "hard", team] });
    expect((await search("", person)).status).toBe(403);
  });

  it("is closed without a session", async () => {
    expect((await call(server, "GET", "/audit-entries")).status).toBe(401);
  });

  it("tells who did what to whom, when and from where", async () => {
    await send("PATCH", `/users/${String(camille.id)}/teams`, ["bar", "catering"]);
    const [joined] = await found("kind=teams-joined");
    expect(joined).toEqual({
      id: expect.any(Number) as number,
      at: expect.stringMatching(/^20.*Z$/) as string,
      kind: "teams-joined",
      actor: { id: admin.id, firstname: "Ada", lastname: "Lovelace", nickname: null },
      subject: { id: camille.id, firstname: "Camille", lastname: "Claudel", nickname: "Mimi" },
      target: null,
      address: "203.0.113.7",
      userAgent: "Firefox",
      details: { teams: ["bar", "catering"] },
    });
    await send("PATCH", `/users/${String(camille.id)}/teams`, ["bar"]);
    expect(await found("kind=teams-joined")).toHaveLength(1);
  });

  it("tells of teams, rights, configuration and exports, and of what changed nothing nothing", async () => {
    const steps: [string, () => Promise<{ status: number }>, Partial<AuditEntry>][] = [
      ["team-left", () => send("DELETE", `/users/${String(camille.id)}/teams/bar`), { target: "team:bar" }],
      [
        "team-created",
        () => send("POST", "/teams", { name: "Régie" }),
        { target: "team:regie", details: { name: "Régie" } },
      ],
      [
        "team-changed",
        () => send("PATCH", "/teams/regie", { color: "#123456" }),
        { details: { changes: { color: { before: "#000000", after: "#123456" } } } },
      ],
      [
        "permission-granted",
        () => send("POST", "/permissions/write-fa/teams", { team: "regie" }),
        { details: { permission: "write-fa" } },
      ],
      [
        "permission-revoked",
        () => send("DELETE", "/permissions/write-fa/teams/regie"),
        { target: "team:regie" },
      ],
      ["team-deleted", () => send("DELETE", "/teams/regie"), { details: { members: 0 } }],
      [
        "configuration-changed",
        () => send("POST", "/configuration/motto", { value: { text: "chut" } }),
        {
          target: "configuration:motto",
          details: { changes: { text: { before: null, after: "chut" } } },
        },
      ],
      [
        "configuration-changed",
        () => send("POST", "/configuration/motto", { value: { text: "oh oui" } }),
        { details: { changes: { text: { before: "chut", after: "oh oui" } } } },
      ],
      [
        "configuration-changed",
        () => send("DELETE", "/configuration/motto"),
        { details: { deleted: true, changes: { text: { before: "oh oui", after: null } } } },
      ],
      [
        "permission-created",
        () => send("POST", "/permissions", { name: "open-bar", description: "Ouvre le bar" }),
        { target: "permission:open-bar" },
      ],
      ["data-exported", () => send("GET", "/festival-activities/for-signa"), { target: "export:signages" }],
      [
        "data-exported",
        () => send("POST", "/audit-entries/exports", { what: "volunteers", rows: 464 }),
        { target: "export:volunteers", details: { rows: 464 } },
      ],
      ["data-exported", () => send("GET", "/logistic/dashboard/export"), { target: "export:gear-recap" }],
    ];
    for (const [kind, step, told] of steps) {
      expect((await step()).status).toBeLessThan(300);
      expect((await found())[0]).toMatchObject({ kind, actor: { id: admin.id }, ...told });
    }
    const before = await found();
    await send("DELETE", `/users/${String(camille.id)}/teams/bar`);
    await send("DELETE", "/permissions/write-fa/teams/hard", undefined, humain);
    await send("PATCH", "/teams/catering", {});
    expect(await found()).toEqual(before);
  });

  it("is told by pages of the files that they make, by who is logged in, a bounded number of times", async () => {
    const tell = (body: object, person = camille) => send("POST", "/audit-entries/exports", body, person);
    expect((await call(server, "POST", "/audit-entries/exports", { body: {} })).status).toBe(401);
    for (const body of [
      {},
      { what: "secrets", rows: 1 },
      { what: "volunteers", rows: 0 },
      { what: "volunteers" },
    ])
      expect((await tell(body)).status).toBe(400);
    const told = [];
    for (let time = 0; time < 31; time++) told.push((await tell({ what: "inventory", rows: 2 })).status);
    expect([told.slice(0, 26).every((status) => status === 204), told.at(-1)]).toEqual([true, 429]);
    expect((await found())[0]).toMatchObject({ target: "export:inventory", actor: { id: camille.id } });
  });

  it("tells what a person made of a sheet, before and after, and names nobody in it", async () => {
    const added = await send("POST", "/festival-activities", { name: "Fanfare" });
    const { id } = added.json<{ id: number }>();
    const sheet = `/festival-activities/${String(id)}`;
    const target = `fa:${String(id)}`;
    await send("PATCH", `${sheet}/general`, { name: "Grande fanfare" });
    await send("PATCH", `${sheet}/general`, { name: "Grande fanfare" });
    await send("PATCH", `${sheet}/in-charge`, { adherentId: humain.id });
    await send("DELETE", sheet);
    const lines = await found(`target=${target}`);
    expect(lines.map(({ kind, actor }) => [kind, actor?.id])).toEqual([
      ["sheet-removed", admin.id],
      ["sheet-changed", admin.id],
      ["sheet-changed", admin.id],
      ["sheet-created", admin.id],
    ]);
    expect(lines[2]?.details).toEqual({
      changes: { "general.name": { before: "Fanfare", after: "Grande fanfare" } },
      version: 2,
    });
    expect(lines[1]?.details).toEqual({
      changes: { "inCharge.adherent.id": { before: admin.id, after: humain.id } },
      version: 3,
    });
    expect(lines[3]?.details["changes"]).toMatchObject({
      "general.name": { before: null, after: "Fanfare" },
      status: { before: null, after: "DRAFT" },
    });
    expect(JSON.stringify(lines.map(({ details }) => details))).not.toContain("Lovelace");
  });

  it("tells of purchases and loans too", async () => {
    const { id } = (
      await send("POST", "/logistic/purchases", { seller: "Metro", availableOn: "2027-05-10T08:00:00.000Z" })
    ).json<{ id: number }>();
    expect((await found(`target=purchase:${String(id)}`)).map(({ kind }) => kind)).toEqual(["sheet-created"]);
  });

  it("does not tell of what was refused", async () => {
    const before = await found();
    expect((await send("PATCH", `/users/${String(camille.id)}/teams`, ["admin"], humain)).status).toBe(403);
    expect((await send("PATCH", `/users/${String(camille.id)}/teams`, ["nulle-part"])).status).toBe(404);
    expect(await found()).toEqual(before);
  });

  it("holds no secret", async () => {
    const password = "un mot de passe très long 42!";
    await call(server, "POST", "/login", { body: { email: camille.email, password } });
    await call(server, "POST", "/forgot", { body: { email: camille.email } });
    await call(server, "POST", "/refresh", { body: { refreshToken: camille.refreshToken } });
    const told = JSON.stringify(await found());
    for (const secret of [password, camille.refreshToken, camille.accessToken, "passwordHash", "argon2"]) {
      expect(told).not.toContain(secret);
    }
  });
});

describe("Searching the audit log", () => {
  const at = (minute: number) => new Date(Date.UTC(2020, 0, 1, 12, minute));
  beforeAll(async () => {
    await server.services.db.insert(auditEntries).values([
      { at: at(0), kind: "signed-in", actorId: camille.id, subjectId: camille.id },
      { at: at(1), kind: "sign-in-failed", subjectId: camille.id },
      { at: at(2), kind: "team-changed", actorId: humain.id, target: "team:bar" },
    ]);
  });
  const until = "to=2021-01-01T00:00:00Z";
  const kinds = async (query: string) => (await found(`${until}&${query}`)).map(({ kind }) => kind);

  it.each<[string, () => string, string[]]>([
    ["what somebody did", () => `actor=${String(camille.id)}`, ["signed-in"]],
    ["what happened to somebody", () => `subject=${String(camille.id)}`, ["sign-in-failed", "signed-in"]],
    ["one kind", () => "kind=sign-in-failed", ["sign-in-failed"]],
    ["one thing", () => "target=team:bar", ["team-changed"]],
    ["a time", () => "from=2020-01-01T12:01:00Z", ["team-changed", "sign-in-failed"]],
    ["until a time, that one left out", () => "to=2020-01-01T12:01:00Z", ["signed-in"]],
    ["a name whatever its accents", () => "search=helene", ["team-changed"]],
    ["a nickname, of who did it or to whom", () => "search=mimi", ["sign-in-failed", "signed-in"]],
    ["a full name despite a nickname", () => "search=camille%20claudel", ["sign-in-failed", "signed-in"]],
    ["nobody", () => "search=licorne", []],
    ["several things at once", () => "search=camille&kind=signed-in", ["signed-in"]],
  ])("finds %s", async (_what, query, expected) => {
    const asked = query();
    expect(
      asked.startsWith("to=") ? (await found(asked)).map(({ kind }) => kind) : await kinds(asked),
    ).toEqual(expected);
  });

  it.each([
    "kind=nonsense",
    "kind=constructor",
    "actor=abc",
    "actor=99999999999",
    "from=hier",
    "before=-1",
    "before=1e3",
    `search=${"x".repeat(1_100)}`,
    "search=%00",
  ])("refuses %j in French", async (query) => {
    const answer = await search(query);
    expect(answer.status).toBe(400);
    expect(answer.message).not.toMatch(/invalid|expected/i);
  });

  it("pages through many entries of one instant without skipping or repeating any", async () => {
    const instant = new Date("2019-06-01T10:00:00Z");
    const count = 2 * AUDIT_PAGE + 7;
    await server.services.db.insert(auditEntries).values(
      Array.from({ length: count }, () => ({
        at: instant,
        kind: "signed-out" as const,
        actorId: humain.id,
      })),
    );
    const seen: number[] = [];
    let before = "";
    for (let page = 0; page < 3; page++) {
      const { entries, next } = (
        await search(`kind=signed-out&to=2019-12-31T00:00:00Z${before}`)
      ).json<AuditPage>();
      seen.push(...entries.map(({ id }) => id));
      expect(next).toBe(page < 2 ? seen.at(-1) : null);
      before = `&before=${String(next)}`;
    }
    expect(new Set(seen).size).toBe(count);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });

  it("answers nothing before an entry that does not exist", async () => {
    expect((await search("before=999999999")).json()).toEqual({ entries: [], next: null });
  });
});
