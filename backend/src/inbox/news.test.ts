import type { NewsKind } from "@coulisses/shared-domain/inbox/news-kind";
import { addDays, parisDay, parisInstant } from "@coulisses/shared-domain/time/paris";
import { sql } from "drizzle-orm";
import { inboxMessages } from "../database/schema/inbox";
import { preferences } from "../database/schema/people";
import { pushSubscriptions, sentReminders } from "../database/schema/plannings";
import * as activities from "../festival-activities/testing/sheets";
import * as tasks from "../festival-tasks/testing/sheets";
import type { Role } from "../testing/cast";
import { useFestival } from "../testing/festival";
import { sendReviewDigests } from "./review-digests";
import { inboxOf, unreadOf } from "./testing/inboxes";

const festival = useFestival();
const db = () => festival.services.db;

const wish = async (role: Role, ways: { mail?: NewsKind[]; push?: NewsKind[]; inbox?: NewsKind[] }) =>
  expect((await festival.as[role].patch("/preferences/me/news", ways)).status).toBe(200);
const subscribe = (role: Role) =>
  db()
    .insert(pushSubscriptions)
    .values({
      userId: festival.ids[role],
      endpoint: `https://push.test/${role}`,
      keys: { p256dh: "p", auth: "a" },
    });
const mailsTo = async (role: Role) =>
  (await festival.mails()).filter(({ to }) => to === festival.emails[role]).map(({ subject }) => subject);

beforeEach(async () => {
  for (const table of [inboxMessages, preferences, pushSubscriptions, sentReminders])
    await db().delete(table);
  await festival.mails();
  await festival.pushes();
});

describe("INB-9 A comment that names people", () => {
  const comment = async (mentions: number[], content = "@colleague, tu as les clefs ?") => {
    const fa = await activities.aDraft(festival.as.organiser);
    const answer = await festival.as.organiser.post(`${activities.pathOf(fa)}/feedbacks`, {
      content,
      mentions,
    });
    return { fa, answer };
  };

  it("tells them in their inbox and by mail, once each, and not its author", async () => {
    const { colleague, organiser } = festival.ids;
    const { fa } = await comment([colleague, colleague, organiser]);
    const sheet = `FA #${String(fa.id)} « ${fa.general.name} »`;
    expect(await inboxOf(festival.as.colleague)).toEqual([
      expect.objectContaining({
        kind: "MENTIONED",
        text: expect.stringMatching(new RegExp(`^organiser .* te nomme dans un commentaire de la ${sheet}$`)),
        quote: "@colleague, tu as les clefs ?",
        path: `/fa/${String(fa.id)}`,
      }),
    ]);
    expect(await unreadOf(festival.as.organiser)).toBe(0);
    const mails = await festival.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: festival.emails.colleague,
      subject: expect.stringMatching(/te nomme dans un commentaire : /),
      text: expect.stringContaining("tu as les clefs ?"),
    });
  });

  it("tells nobody who may not read the sheet, nor people who do not exist", async () => {
    const { answer } = await comment([festival.ids.volunteer, 2_000_000_000]);
    expect(answer.status).toBe(200);
    expect(await unreadOf(festival.as.volunteer)).toBe(0);
    expect(await festival.mails()).toEqual([]);
  });

  it("of a task tells them too", async () => {
    const ft = await tasks.aDraft(festival.as.organiser);
    const body = { content: "Vois avec @colleague", mentions: [festival.ids.colleague] };
    expect((await festival.as.organiser.post(`${tasks.pathOf(ft)}/feedbacks`, body)).status).toBe(200);
    expect((await inboxOf(festival.as.colleague))[0]?.path).toBe(`/ft/${String(ft.id)}`);
  });

  it.each([[[0]], [[1.5]], ["12"], [Array.from({ length: 21 }, (_, at) => at + 1)], [null]])(
    "is refused with the people %j",
    async (mentions) => {
      const { answer } = await comment(mentions as number[]);
      expect(answer.status).toBe(400);
      expect(await unreadOf(festival.as.colleague)).toBe(0);
    },
  );
});

describe("INB-7 News of sheets", () => {
  const refused = async () => {
    const path = activities.pathOf(await activities.inReview(festival.as.colleague));
    await festival.as.secu.post(`${path}/reject`, { team: "secu", reason: "Pas clair" });
  };

  it("come by mail to those who never said otherwise", async () => {
    await refused();
    expect(await mailsTo("colleague")).toEqual(["Bal des pompiers rejetée 🙀"]);
    expect(await festival.pushes()).toEqual([]);
  });

  it("come no more by mail once turned off, and stay in the inbox", async () => {
    await wish("colleague", { mail: ["MENTION"] });
    await refused();
    expect(await mailsTo("colleague")).toEqual([]);
    expect((await inboxOf(festival.as.colleague)).map(({ kind }) => kind)).toEqual(["REFUSED"]);
  });

  it("are hidden in the inbox once turned off there, come by mail all the same, and are back once turned on", async () => {
    await wish("colleague", { inbox: ["MENTION", "REVIEW"] });
    await refused();
    expect(await inboxOf(festival.as.colleague)).toEqual([]);
    expect(await unreadOf(festival.as.colleague)).toBe(0);
    expect(await mailsTo("colleague")).toEqual(["Bal des pompiers rejetée 🙀"]);
    await wish("colleague", { inbox: ["SHEET"] });
    expect((await inboxOf(festival.as.colleague)).map(({ kind }) => kind)).toEqual(["REFUSED"]);
    expect(await unreadOf(festival.as.colleague)).toBe(1);
  });

  it("go to the browsers of those who want it, with the reason", async () => {
    await subscribe("colleague");
    await wish("colleague", { push: ["SHEET"] });
    await refused();
    expect(await festival.pushes()).toEqual([
      expect.objectContaining({
        endpoint: "https://push.test/colleague",
        notification: expect.objectContaining({
          title: expect.stringMatching(/a refusé ta FA/),
          body: "Pas clair",
          path: expect.stringMatching(/^\/fa\/\d+$/),
        }),
      }),
    ]);
  });
});

describe("INB-8 The digest of the morning", () => {
  const tomorrow = addDays(parisDay(new Date()), 1);
  const morning = parisInstant(tomorrow, 8);
  const send = (now = morning) => sendReviewDigests(festival.services, now);
  /** As if the sheet had been asked for the evening before that morning. */
  const askedInTheEvening = () =>
    db()
      .update(inboxMessages)
      .set({ at: parisInstant(parisDay(new Date()), 20) });
  const inReview = async () => {
    const fa = await activities.inReview(festival.as.organiser);
    await askedInTheEvening();
    return fa;
  };

  it("says how much waits for one's teams, once, with any number of instances", async () => {
    const fa = await inReview();
    await send(parisInstant(tomorrow, 7, 59));
    expect(await mailsTo("barrieres")).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, () => send()));
    const mails = await festival.mails();
    const [mine, ...others] = mails.filter(({ to }) => to === festival.emails.barrieres);
    expect(others).toEqual([]);
    expect(mine?.subject).toMatch(/^\d+ FA à relire pour Barrières$/);
    expect(mine?.text).toContain(`FA #${String(fa.id)} « Bal des pompiers »`);
    expect(mails.map(({ to }) => to)).not.toContain(festival.emails.organiser);
    await send(parisInstant(tomorrow, 9, 59));
    expect(await festival.mails()).toEqual([]);
  });

  it("does not come when nothing was asked for since the last one", async () => {
    await inReview();
    await send(parisInstant(addDays(tomorrow, 1), 8));
    expect(await festival.mails()).toEqual([]);
  });

  it("does not come for what was reviewed meanwhile, nor to those who turned it off", async () => {
    const fa = await inReview();
    await wish("secu", { mail: [] });
    await festival.services.db.execute(
      sql`update festival_activity_reviews set review = 'APPROVED' where team = 'elec'`,
    );
    await send();
    const told = (await festival.mails()).map(({ to }) => to);
    expect(told).toContain(festival.emails.matos);
    expect(told).not.toContain(festival.emails.elec);
    expect(told).not.toContain(festival.emails.secu);
    expect(fa.status).toBe("IN_REVIEW");
  });

  it("goes to the browsers of those who want it", async () => {
    await subscribe("signa");
    await wish("signa", { mail: [], push: ["REVIEW"] });
    await inReview();
    await send();
    expect((await festival.pushes()).map(({ notification }) => notification.title)).toEqual([
      expect.stringMatching(/^\d+ FA à relire pour Signa/),
    ]);
  });

  it("names to members of humain the tasks that are theirs to review alone", async () => {
    const ft = await tasks.inReview(festival);
    const reviewer = ft.reviewer.id;
    await askedInTheEvening();
    const lines = async () =>
      (await festival.mails()).find(({ to }) => to === festival.emails.humain)?.text ?? "";
    await send();
    const name = `FT #${String(ft.id)} `;
    expect((await lines()).includes(name)).toBe(reviewer === festival.ids.humain);
    await db().delete(sentReminders);
    const other = reviewer === festival.ids.humain ? festival.ids.admin : festival.ids.humain;
    await db().execute(sql`update festival_tasks set reviewer_id = ${other} where id = ${ft.id}`);
    await send();
    expect((await lines()).includes(name)).toBe(other === festival.ids.humain);
  });

  it("does not come to those who may read no sheets any more", async () => {
    await inReview();
    await db().execute(sql`delete from team_permissions where team_code = 'hard'
      and permission_id in (select id from permissions where name in ('read-fa', 'read-ft'))`);
    await send();
    expect(await festival.mails()).toEqual([]);
  });
});
