import { eq } from "drizzle-orm";
import { festivalActivityHistory } from "../database/schema/festival-activities";
import { useFestival } from "../testing/festival";
import { aDraft, inReview, morning, pathOf } from "./testing/sheets";

const festival = useFestival();

/** Time stands still for dates; what waits goes on. */
const everythingButDate = [
  "nextTick",
  "setImmediate",
  "clearImmediate",
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
  "queueMicrotask",
  "hrtime",
  "performance",
] as const;

const ifMatch = (version: number) => ({ "if-match": `"${version}"` });

describe("Two people editing one sheet", () => {
  it("tells the second that the sheet has moved on, and writes nothing of theirs", async () => {
    const fa = await aDraft(festival.as.organiser);
    const path = `${pathOf(fa)}/general`;
    const first = await festival.as.organiser.patch(path, { name: "Premier" }, ifMatch(fa.version));
    expect(first.sheet().version).toBe(fa.version + 1);
    const second = await festival.as.colleague.patch(path, { name: "Second" }, ifMatch(fa.version));
    expect(second.status).toBe(412);
    expect(second.message).toContain("modifiée entre-temps");
    const now = (await festival.as.colleague.get(pathOf(fa))).sheet();
    expect([now.general.name, now.version]).toEqual(["Premier", fa.version + 1]);
  });

  it("does not let an old page delete or send to review either", async () => {
    const fa = await aDraft(festival.as.organiser);
    await festival.as.organiser.patch(`${pathOf(fa)}/general`, { name: "Autre" });
    const old = ifMatch(fa.version);
    expect((await festival.as.colleague.delete(pathOf(fa), undefined, old)).status).toBe(412);
    expect((await festival.as.colleague.post(`${pathOf(fa)}/ask-for-review`, undefined, old)).status).toBe(
      412,
    );
  });

  it("lets exactly one of those who saw the same version write", async () => {
    const fa = await aDraft(festival.as.organiser);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        festival.as.organiser.patch(`${pathOf(fa)}/general`, { name: `Nom ${index}` }, ifMatch(fa.version)),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
  });

  it("loses nothing of twenty writes at once without a version", async () => {
    const fa = await aDraft(festival.as.organiser);
    const path = pathOf(fa);
    const device = (index: number) => ({
      connection: "P17_16A_MONO",
      device: `Ampli ${index}`,
      power: 100,
      count: 1,
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        festival.as[index % 2 ? "organiser" : "colleague"].post(`${path}/supply/electricity`, device(index)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const after = (await festival.as.organiser.get(path)).sheet();
    expect(after.version).toBe(fa.version + 20);
    const devices = after.supply.electricity.map((supply) => supply.device).sort();
    expect(devices).toEqual(Array.from({ length: 20 }, (_, index) => `Ampli ${index}`).sort());
  });

  it("keeps both of two edits of different sections", async () => {
    const path = pathOf(await aDraft(festival.as.organiser));
    await Promise.all([
      festival.as.organiser.patch(`${path}/general`, { name: "Bal masqué" }),
      festival.as.colleague.patch(`${path}/security`, { freePass: 4 }),
      festival.as.colleague.post(`${path}/general/time-windows`, morning),
    ]);
    const fa = (await festival.as.organiser.get(path)).sheet();
    expect(fa.general).toMatchObject({ name: "Bal masqué", timeWindows: [morning] });
    expect(fa.security.freePass).toBe(4);
  });

  it("settles two verdicts given at once", async () => {
    const path = pathOf(await inReview(festival.as.organiser));
    await Promise.all(
      (["humain", "matos", "secu"] as const).map((team) =>
        festival.as[team].post(`${path}/approve`, { team }),
      ),
    );
    expect((await festival.as.organiser.get(path)).sheet()).toMatchObject({
      reviews: { humain: "APPROVED", matos: "APPROVED", secu: "APPROVED", elec: "REVIEWING" },
    });
  });

  it("keeps the version when an edit changes nothing", async () => {
    const fa = await aDraft(festival.as.organiser, "Bal");
    const same = await festival.as.organiser.patch(`${pathOf(fa)}/general`, { name: "Bal" });
    expect(same.sheet()).toEqual(fa);
  });

  it("refuses an If-Match that is no version", async () => {
    const path = `${pathOf(await aDraft(festival.as.organiser))}/general`;
    const refusal = await festival.as.organiser.patch(path, { name: "Bal" }, { "if-match": '"abc"' });
    expect(refusal.status).toBe(400);
  });
});

describe("The history of a sheet", () => {
  it("keeps the sheet as it stood after each event", async () => {
    const fa = await inReview(festival.as.organiser);
    const kept = await festival.services.db
      .select({ action: festivalActivityHistory.action, snapshot: festivalActivityHistory.snapshot })
      .from(festivalActivityHistory)
      .where(eq(festivalActivityHistory.activityId, fa.id))
      .orderBy(festivalActivityHistory.id);
    expect(kept.map(({ action, snapshot }) => [action, snapshot.status, snapshot.version])).toEqual([
      ["CREATED", "DRAFT", 1],
      ["READY_TO_REVIEW", "IN_REVIEW", fa.version],
    ]);
  });

  it("stores once the same act of one person in the same second", async () => {
    const path = pathOf(await inReview(festival.as.organiser));
    jest.useFakeTimers({ now: Date.now(), doNotFake: [...everythingButDate] });
    try {
      await festival.as.admin.post(`${path}/approve`, { team: "humain" });
      await festival.as.admin.post(`${path}/approve`, { team: "matos" });
    } finally {
      jest.useRealTimers();
    }
    const { history } = (await festival.as.organiser.get(path)).sheet();
    expect(history.filter(({ action }) => action === "APPROVED")).toHaveLength(1);
  });
});
