import type { InboxPage } from "@coulisses/shared-domain/contract/inbox";
import { eq, sql } from "drizzle-orm";
import { userTeams } from "../database/schema/access";
import { inboxMessages } from "../database/schema/inbox";
import * as activities from "../festival-activities/testing/sheets";
import { askForScheduled } from "../jobs/scheduled";
import { callerOf } from "../testing/calls";
import { fillCatalogue } from "../testing/catalogue";
import { useFestival } from "../testing/festival";
import { useTestServer } from "../testing/test-server";
import { INBOX_PAGE } from "./messages";
import { inboxOf, unreadOf } from "./testing/inboxes";

const festival = useFestival();
beforeEach(() => festival.services.db.delete(inboxMessages));

const MISSING = "Ce message n'existe pas";
const firstOf = async (role: "matos" | "secu") => Number((await inboxOf(festival.as[role]))[0]?.id);

/** Adds messages to matos about a sheet, without the acts that would make them. */
async function fill(count: number): Promise<void> {
  const { id } = await activities.aDraft(festival.as.organiser);
  await festival.services.db.execute(sql`
    insert into inbox_messages (user_id, event, kind, sheet_kind, sheet_id, sheet_name, teams)
    select ${festival.ids.matos}, 'fa:' || ${id}::int || '@' || number, 'REVIEW_ASKED', 'fa', ${id}, 'Bal', '{Matos}'
    from generate_series(1, ${count}::int) number`);
}

describe("Reading a message", () => {
  it("takes it off the count, and moves it among the read ones; a second time changes nothing", async () => {
    const { as } = festival;
    await activities.inReview(as.organiser);
    const id = await firstOf("matos");
    expect(await unreadOf(as.matos)).toBe(1);
    expect((await as.matos.post(`/inbox/${String(id)}/read`)).status).toBe(204);
    expect((await as.matos.post(`/inbox/${String(id)}/read`)).status).toBe(204);
    expect(await unreadOf(as.matos)).toBe(0);
    expect(await inboxOf(as.matos)).toEqual([]);
    expect((await inboxOf(as.matos, "read")).map((message) => message.id)).toEqual([id]);
    expect(await unreadOf(as.secu)).toBe(1);
  });

  it("is for its owner alone: somebody else's does not exist, nor an unknown one", async () => {
    const { as } = festival;
    await activities.inReview(as.organiser);
    for (const id of [await firstOf("matos"), 2_000_000_000]) {
      const refusal = await as.secu.post(`/inbox/${String(id)}/read`);
      expect([refusal.status, refusal.message]).toEqual([404, MISSING]);
    }
    expect((await as.admin.post(`/inbox/${String(await firstOf("matos"))}/read`)).status).toBe(404);
    expect(await unreadOf(as.matos)).toBe(1);
  });

  it("of all leaves those that came since, and everybody else's", async () => {
    const { as } = festival;
    await activities.inReview(as.organiser);
    const upTo = await firstOf("matos");
    const last = await activities.inReview(as.organiser);
    expect((await as.matos.post("/inbox/read", { upTo })).status).toBe(204);
    expect((await inboxOf(as.matos)).map(({ path }) => path)).toEqual([`/fa/${String(last.id)}`]);
    expect(await unreadOf(as.secu)).toBe(2);
  });

  it("refuses what is no number, and strangers", async () => {
    const { as, nobody } = festival;
    for (const upTo of [undefined, 0, "7", 1.5])
      expect((await as.matos.post("/inbox/read", { upTo })).status).toBe(400);
    expect((await as.matos.get("/inbox")).status).toBe(400);
    expect((await as.matos.get("/inbox?state=all")).status).toBe(400);
    expect((await as.matos.get("/inbox?state=read&before=x")).status).toBe(400);
    for (const path of ["/inbox?state=read", "/inbox/unread/count"])
      expect((await nobody.get(path)).status).toBe(401);
    expect((await nobody.post("/inbox/read", { upTo: 1 })).status).toBe(401);
  });
});

describe("A long inbox", () => {
  it("is read page by page, each message once, the last ones first", async () => {
    await fill(2 * INBOX_PAGE + 1);
    const ids: number[] = [];
    let next: number | null = null;
    do {
      const before: string = next === null ? "" : `&before=${String(next)}`;
      const page = (await festival.as.matos.get(`/inbox?state=unread${before}`)).sheet<InboxPage>();
      ids.push(...page.messages.map(({ id }) => id));
      next = page.next;
    } while (next !== null);
    expect(ids).toHaveLength(2 * INBOX_PAGE + 1);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });
});

describe("INB-5 Who may not read a sheet any more", () => {
  it("neither reads, counts nor marks its messages, until they may again", async () => {
    const { services, as, ids } = festival;
    await activities.inReview(as.organiser);
    const id = await firstOf("matos");
    const teams = await services.db.select().from(userTeams).where(eq(userTeams.userId, ids.matos));
    await services.db.delete(userTeams).where(eq(userTeams.userId, ids.matos));
    expect(await unreadOf(as.matos)).toBe(0);
    expect(await inboxOf(as.matos)).toEqual([]);
    expect((await as.matos.post(`/inbox/${String(id)}/read`)).status).toBe(404);
    await as.matos.post("/inbox/read", { upTo: id });
    await services.db.insert(userTeams).values(teams);
    expect(await unreadOf(as.matos)).toBe(1);
  });

  it("has nothing about a sheet that was removed", async () => {
    const { as } = festival;
    const path = activities.pathOf(await activities.inReview(as.organiser));
    expect(await unreadOf(as.matos)).toBe(1);
    expect((await as.organiser.delete(path)).status).toBe(204);
    expect(await unreadOf(as.matos)).toBe(0);
  });
});

describe("INB-6 Messages go", () => {
  it("after ninety days, read or not", async () => {
    const { services, as } = festival;
    await fill(3);
    const [old, recent] = (await inboxOf(as.matos)).map(({ id }) => id);
    const ago = (days: number) => ({ at: new Date(Date.now() - days * 86_400_000) });
    await services.db
      .update(inboxMessages)
      .set(ago(91))
      .where(eq(inboxMessages.id, Number(old)));
    await services.db
      .update(inboxMessages)
      .set(ago(89))
      .where(eq(inboxMessages.id, Number(recent)));
    await askForScheduled(services.boss);
    await services.jobs.settled();
    expect(await unreadOf(as.matos)).toBe(2);
    expect((await inboxOf(as.matos)).map(({ id }) => id)).not.toContain(old);
  });
});

describe("A person who is forgotten", () => {
  const server = useTestServer();
  beforeAll(() => fillCatalogue(server.services.db));
  const join = async (...teams: string[]) => {
    const person = await server.person({ firstname: "Zyxel", teams: ["benevole", "hard", ...teams] });
    return { ...person, caller: callerOf(server.app, person.accessToken) };
  };

  it("leaves no message, and is named in none", async () => {
    const [admin, organiser, gone] = [await join("admin"), await join(), await join("matos")];
    const path = activities.pathOf(await activities.inReview(organiser.caller));
    await gone.caller.post(`${path}/reject`, { team: "matos", reason: "Rien en stock" });
    expect(await unreadOf(gone.caller)).toBe(1);
    expect((await inboxOf(organiser.caller))[0]?.text).toContain("Zyxel");
    const forgotten = await admin.caller.delete(`/registrations/forget/${encodeURIComponent(gone.email)}`);
    expect(forgotten.status).toBe(204);
    const left = await server.services.db
      .select()
      .from(inboxMessages)
      .where(eq(inboxMessages.userId, gone.id));
    expect(left).toEqual([]);
    expect((await inboxOf(organiser.caller))[0]?.text).not.toContain("Zyxel");
  });
});
