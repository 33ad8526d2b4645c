import { eq, sql } from "drizzle-orm";
import { revisionNames, type Revisions } from "../changes/revisions";
import { aDraft as anActivity } from "../festival-activities/testing/sheets";
import { aReadyDraft, pathOf, slot } from "../festival-tasks/testing/sheets";
import { useFestival } from "../testing/festival";
import { testsOnServer } from "../testing/fresh-database";
import type { Queryable } from "./database";
import { rowsOf } from "./driver";
import { festivalActivities } from "./schema/festival-activities";
import { festivalTasks } from "./schema/festival-tasks";
import { teams } from "./schema/access";
import { inventoryRecords } from "./schema/logistics";

const festival = useFestival();

async function revisions(): Promise<Revisions> {
  const found = await festival.services.db.execute(sql`select name, value::int from revisions`);
  return Object.fromEntries(
    rowsOf<{ name: string; value: number }>(found).map(({ name, value }) => [name, value]),
  ) as Revisions;
}

/** By how much each revision moved; those that stood are left out. */
async function movedBy(work: () => Promise<unknown>): Promise<Partial<Revisions>> {
  const before = await revisions();
  await work();
  const after = await revisions();
  const moves = revisionNames.map((name) => [name, after[name] - before[name]] as const);
  return Object.fromEntries(moves.filter(([, by]) => by !== 0)) as Partial<Revisions>;
}

const renameActivities = (tx: Queryable) => tx.update(festivalActivities).set({ status: "DRAFT" });
const renameTasks = (tx: Queryable) => tx.update(festivalTasks).set({ name: "Ranger" });
const write = (work: (tx: Queryable) => Promise<unknown>) =>
  festival.services.db.transaction(async (tx) => void (await work(tx)));

describe("What a transaction makes stale", () => {
  beforeAll(async () => {
    await anActivity(festival.as.organiser);
    await aReadyDraft(festival);
  });

  it("is counted once, however much it changes", async () => {
    const moved = await movedBy(() =>
      write(async (tx) => {
        await renameActivities(tx);
        await renameTasks(tx);
        await renameActivities(tx);
        await renameTasks(tx);
      }),
    );
    expect(moved).toEqual({ "festival-activities": 1, "festival-tasks": 1 });
  });

  it("is not counted when it is given up", async () => {
    const given = movedBy(() =>
      write(async (tx) => {
        await renameTasks(tx);
        throw new Error("given up");
      }).catch(() => undefined),
    );
    expect(await given).toEqual({});
  });

  it("is what stands once it goes back to a savepoint", async () => {
    const moved = await movedBy(() =>
      festival.services.db.transaction(async (tx) => {
        await renameActivities(tx);
        await tx
          .transaction(async (inner) => {
            await renameTasks(inner);
            throw new Error("back");
          })
          .catch(() => undefined);
      }),
    );
    expect(moved).toEqual({ "festival-activities": 1 });
    const kept = await movedBy(() =>
      festival.services.db.transaction((tx) => tx.transaction((inner) => renameTasks(inner))),
    );
    expect(kept).toEqual({ "festival-tasks": 1 });
  });

  it("is nothing when no row changed", async () => {
    const none = eq(festivalTasks.id, -1);
    expect(
      await movedBy(() => write((tx) => tx.update(festivalTasks).set({ name: "x" }).where(none))),
    ).toEqual({});
  });

  it("is counted for what goes along, and for a table emptied at once", async () => {
    expect(await movedBy(() => write((tx) => tx.execute(sql`truncate inventory_records`)))).toEqual({
      inventory: 1,
    });
    const code = "a-passer";
    await write((tx) =>
      tx.insert(teams).values({ code, name: "À passer", color: "#000000", icon: "mdi-run" }),
    );
    await write((tx) =>
      tx.execute(
        sql`insert into user_teams (user_id, team_code) values (${festival.ids.volunteer}, ${code})`,
      ),
    );
    const moved = await movedBy(() => write((tx) => tx.delete(teams).where(eq(teams.code, code))));
    expect(moved).toMatchObject({ access: 1, catalogues: 1, people: 1, teams: 1 });
  });

  it("goes on being counted after it was counted at once", async () => {
    const insert = (tx: Queryable, storage: string) =>
      tx.insert(inventoryRecords).values({ gearId: 1, storage, storageSlug: storage, quantity: 1 });
    const moved = await movedBy(() =>
      write(async (tx) => {
        await insert(tx, "cave");
        await tx.execute(sql`set constraints all immediate`);
        await insert(tx, "grenier");
      }),
    );
    expect(moved).toEqual({ inventory: 2 });
  });

  it("is counted by whatever writes, once it is noted", async () => {
    const watched = sql`select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = `;
    const noted = await festival.services.db.execute(sql`${watched} 'note_revisions'::regproc order by 1`);
    const counted = await festival.services.db.execute(
      sql`${watched} 'bump_revisions'::regproc and tgdeferrable and tginitdeferred order by 1`,
    );
    expect(rowsOf(noted).length).toBeGreaterThan(30);
    expect(rowsOf(noted)).toEqual(rowsOf(counted));
  });

  it("is no more than what a call touches", async () => {
    const { as, ids } = festival;
    const activity = await anActivity(as.organiser);
    const task = await aReadyDraft(festival);
    const calls: [() => Promise<{ status: number }>, (keyof Revisions)[]][] = [
      [
        () => as.organiser.patch(`/festival-activities/${activity.id}/general`, { name: "Bal" }),
        ["festival-activities"],
      ],
      [() => as.organiser.patch(`${pathOf(task)}/general`, { name: "Ranger" }), ["festival-tasks"]],
      [
        () =>
          as.volunteer.post(`/volunteer-availability/${ids.volunteer}`, { availabilities: [slot(18, 22)] }),
        // A person who gives their first ones applies as a volunteer.
        ["availabilities", "registrations"],
      ],
    ];
    for (const [call, names] of calls) {
      const moved = await movedBy(async () => expect((await call()).status).toBeLessThan(300));
      expect(Object.keys(moved)).toEqual(names);
    }
  });
});

describe("What is kept ready to be read", () => {
  /** The names of the prepared queries that these calls ask. */
  async function askedBy(work: () => Promise<unknown>): Promise<string[]> {
    const asked = jest.spyOn(festival.services.connection, "runPrepared");
    await work();
    const names = asked.mock.calls.map(([{ name }]) => name);
    asked.mockRestore();
    return names;
  }

  it("is the list of tasks while a person edits availabilities, and the sheet tells who can't come", async () => {
    const { as, ids } = festival;
    const task = await aReadyDraft(festival, { volunteers: [ids.colleague], window: slot(12, 14) });
    const conflicts = async () => {
      const sheet = (await as.organiser.get(pathOf(task))).json<typeof task>();
      return sheet.mobilizations[0]?.volunteers[0]?.conflicts.availability;
    };
    await as.organiser.get("/festival-tasks");
    expect(await conflicts()).toBe(true);
    const mine = `/volunteer-availability/${ids.colleague}`;
    await as.colleague.post(mine, { availabilities: [slot(12, 14)] });
    expect(await askedBy(() => as.organiser.get("/festival-tasks"))).not.toContain("festival-tasks");
    expect(await conflicts()).toBe(false);
  });

  it("is the list of activities while a person edits a task, whose new name stands in its activity's sheet", async () => {
    const { as } = festival;
    const task = await aReadyDraft(festival);
    const activity = `/festival-activities/${task.festivalActivity.id}`;
    await as.organiser.get("/festival-activities");
    await as.organiser.get(activity);
    await as.organiser.patch(`${pathOf(task)}/general`, { name: "Un autre nom" });
    expect(await askedBy(() => as.organiser.get("/festival-activities"))).not.toContain(
      "festival-activities",
    );
    expect((await as.organiser.get(activity)).body).toContain("Un autre nom");
  });

  it("is the list of tasks while a person edits an activity, whose new name stands in its task's sheet", async () => {
    const { as } = festival;
    const task = await aReadyDraft(festival);
    await as.organiser.get("/festival-tasks");
    await as.organiser.get(pathOf(task));
    await as.organiser.patch(`/festival-activities/${task.festivalActivity.id}/general`, {
      name: "Le grand bal",
    });
    expect(await askedBy(() => as.organiser.get("/festival-tasks"))).not.toContain("festival-tasks");
    expect((await as.organiser.get(pathOf(task))).body).toContain("Le grand bal");
  });

  it("is no sheet that shows a person under a former name", async () => {
    const { as, ids } = festival;
    const task = await aReadyDraft(festival, { volunteers: [ids.volunteer] });
    await as.organiser.get(pathOf(task));
    await as.volunteer.patch("/users/me", { nickname: "Zébulon" });
    expect((await as.organiser.get(pathOf(task))).body).toContain("Zébulon");
  });
});

(testsOnServer() ? describe : describe.skip)("Two writers at once", () => {
  it("don't wait for each other on different sheets", async () => {
    const [one, other] = [await anActivity(festival.as.organiser), await anActivity(festival.as.organiser)];
    const name = (tx: Queryable, id: number, to: string) =>
      tx.update(festivalActivities).set({ name: to }).where(eq(festivalActivities.id, id));
    await write(async (tx) => {
      await name(tx, one.id, "Premier");
      await write((second) => name(second, other.id, "Second"));
      await name(tx, one.id, "Premier encore");
    });
  });

  it("end both, whatever the order in which they change things", async () => {
    const [fa, ft] = [await anActivity(festival.as.organiser), await aReadyDraft(festival)];
    const [fa2, ft2] = [await anActivity(festival.as.organiser), await aReadyDraft(festival)];
    const activity = (tx: Queryable, { id }: { id: number }) =>
      tx.update(festivalActivities).set({ name: "A" }).where(eq(festivalActivities.id, id));
    const task = (tx: Queryable, { id }: { id: number }) =>
      tx.update(festivalTasks).set({ name: "T" }).where(eq(festivalTasks.id, id));
    const { db } = festival.services;
    for (let round = 0; round < 30; round++) {
      const before = await revisions();
      await Promise.all([
        db.transaction(async (tx) => {
          await activity(tx, fa);
          await task(tx, ft);
        }),
        db.transaction(async (tx) => {
          await task(tx, ft2);
          await activity(tx, fa2);
        }),
      ]);
      const after = await revisions();
      expect(after["festival-tasks"] - before["festival-tasks"]).toBe(2);
    }
  });
});
