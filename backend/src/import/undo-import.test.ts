import { eq, sql } from "drizzle-orm";
import { users } from "../database/schema/people";
import { forAllTests } from "../testing/for-all-tests";
import { eraseTraces } from "../users/forget-queries";
import { awkwardFestival } from "./sheets/testing/awkward-festival";
import { closeFestival, importInto, newFestival, rowsIn, stateOf } from "./testing/festival";
import { smallFestival } from "./testing/small-festival";
import { undoImport } from "./undo-import";

describe("Undoing an import", () => {
  const festival = forAllTests(newFestival, closeFestival);

  /** Rows of all tables. Versions go up with every change, and sequences stay where they are. */
  const rows = async () => {
    const state = Object.entries(await stateOf(festival));
    const {
      teams,
      users: people,
      // The journal keeps what was done.
      audit_entries: _journal,
      ...others
    } = Object.fromEntries(state.filter(([name]) => !name.endsWith("_seq")));
    expect([teams, people]).not.toContain(undefined);
    return {
      ...others,
      teams: await rowsIn(festival, sql`select to_jsonb(teams) - 'version' as row from teams order by code`),
      people: await rowsIn(festival, sql`select to_jsonb(users) - 'version' as row from users order by id`),
    };
  };

  it.each([
    ["people, teams and money", smallFestival],
    ["sheets, gear and assignments", awkwardFestival],
  ])("gives the festival back as it was before: %s", async (_what, peer) => {
    const before = await rows();
    await importInto(festival, peer);
    // Signing in for the first time is no reason to refuse.
    await festival.db
      .update(users)
      .set({ passwordHash: "ours", hasApprovedEula: true })
      .where(sql`id <> 1`);
    expect(await undoImport(festival)).toMatchObject({ at: expect.any(Date) as Date });
    expect(await rows()).toEqual(before);
    await expect(undoImport(festival)).rejects.toThrow("Ce festival ne vient d'aucune reprise");
  });

  it("leaves money guarded as before", async () => {
    await importInto(festival, smallFestival);
    await undoImport(festival);
    await importInto(festival, smallFestival);
    await expect(festival.db.execute(sql`delete from transactions`)).rejects.toThrow();
    await expect(festival.db.execute(sql`update accounts set balance = 7`)).rejects.toThrow();
    await undoImport(festival);
  });

  it("is refused once anything was changed here, and changes nothing", async () => {
    await importInto(festival, smallFestival);
    await festival.db.update(users).set({ note: "Vue ici" }).where(eq(users.id, 2));
    const before = await rows();
    await expect(undoImport(festival)).rejects.toThrow("on a travaillé ici depuis (users)");
    expect(await rows()).toEqual(before);
    await festival.db.update(users).set({ note: null }).where(eq(users.id, 2));
    await undoImport(festival);
  });

  it("is refused once somebody was forgotten", async () => {
    await importInto(festival, smallFestival);
    await festival.db.transaction((tx) => eraseTraces(tx, 2));
    await expect(undoImport(festival)).rejects.toThrow("quelqu'un a été oublié depuis");
    expect(await rowsIn(festival, sql`select count(*)::int from transactions`)).toEqual([{ count: 7 }]);
  });
});
