import { sql } from "drizzle-orm";
import { connection, openDatabase } from "../../testing/filled-database";
import type { PreparedQuery } from "../database";

const echo: PreparedQuery = { name: "echo", text: "select $1::text as said, $2::int as times" };

describe("Prepared queries, on either database", () => {
  openDatabase();

  it.each(["Fête d'été", "a'); drop table users; --", "\\'; select 1", "$1 ${2}", "", "🎪"])(
    "are asked with what was typed, as it is: %s",
    async (said) => {
      expect(await connection.runPrepared(echo, [said, -3])).toEqual([{ said, times: -3 }]);
    },
  );

  it("answer each of those who ask at once", async () => {
    const said = await Promise.all(
      ["un", "deux", "trois"].map((word, index) => connection.runPrepared(echo, [word, index])),
    );
    expect(said.flat()).toEqual([
      { said: "un", times: 0 },
      { said: "deux", times: 1 },
      { said: "trois", times: 2 },
    ]);
  });

  it("find their rows by an array too", async () => {
    const some = { name: "some", text: "select n from generate_series(1, 5) n where n = any ($1::int[])" };
    expect(await connection.runPrepared(some, ["{2,4}"])).toEqual([{ n: 2 }, { n: 4 }]);
  });

  it("may fail, and succeed once their table is there", async () => {
    const stalls = { name: "stalls", text: "select name from stalls" };
    await expect(connection.runPrepared(stalls, [])).rejects.toThrow("stalls");
    await connection.db.execute(sql`create table stalls (name text)`);
    expect(await connection.runPrepared(stalls, [])).toEqual([]);
  });

  it("see inside a transaction what it has written, and nobody else does before it ends", async () => {
    await connection.db.execute(sql`create table bars (name text)`);
    const bars = { name: "bars", text: "select name from bars where name = $1" };
    const inside = await connection.db.transaction(async (tx) => {
      await tx.execute(sql`insert into bars values ('L''Écluse')`);
      return connection.runPreparedIn(tx)(bars, ["L'Écluse"]);
    });
    expect(inside).toEqual([{ name: "L'Écluse" }]);
    const givenUp = connection.db.transaction(async (tx) => {
      await tx.execute(sql`insert into bars values ('Le Quai')`);
      expect(await connection.runPreparedIn(tx)(bars, ["Le Quai"])).toHaveLength(1);
      throw new Error("given up");
    });
    await expect(givenUp).rejects.toThrow("given up");
    expect(await connection.runPrepared(bars, ["Le Quai"])).toEqual([]);
  });

  it("are asked for the first time outside and inside a transaction at once, and none waits for the other", async () => {
    const both = { name: "both", text: "select $1::int as n" };
    const answers = await Promise.all([
      connection.db.transaction(async (tx) => {
        const outside = connection.runPrepared(both, [1]);
        const inside = await connection.runPreparedIn(tx)(both, [2]);
        return { outside, inside };
      }),
      connection.runPrepared(both, [3]),
    ]);
    expect(answers[0].inside).toEqual([{ n: 2 }]);
    expect(await answers[0].outside).toEqual([{ n: 1 }]);
  });
});
