import type { PGlite } from "@electric-sql/pglite";
import { openEmbedded } from "./connect-embedded";
import type { HotQuery } from "./database";
import { preparedQueriesOn } from "./prepared-queries";

const echo: HotQuery = { name: "echo", text: "select $1::text as said, $2::int as times" };

describe("Queries prepared once on the embedded database", () => {
  let postgres: PGlite;
  beforeAll(async () => {
    postgres = await openEmbedded({});
  });
  afterAll(() => postgres.close());

  it.each(["Fête d'été", "a'); drop table users; --", "\\'; select 1", "$1 ${2}", "", "🎪"])(
    "are asked with what was typed, as it is: %s",
    async (said) => {
      expect(await preparedQueriesOn(postgres)({ ...echo, name: `echo ${said}` }, [said, -3])).toEqual([
        { said, times: -3 },
      ]);
    },
  );

  it("answer each question for itself", async () => {
    const hot = preparedQueriesOn(postgres);
    const said = await Promise.all(["un", "deux", "trois"].map((word, index) => hot(echo, [word, index])));
    expect(said.flat()).toEqual([
      { said: "un", times: 0 },
      { said: "deux", times: 1 },
      { said: "trois", times: 2 },
    ]);
  });

  it("find their rows by an array too", async () => {
    const query = { name: "some", text: "select n from generate_series(1, 5) n where n = any ($1::int[])" };
    expect(await preparedQueriesOn(postgres)(query, ["{2,4}"])).toEqual([{ n: 2 }, { n: 4 }]);
  });

  it("are prepared again after a failure", async () => {
    const hot = preparedQueriesOn(postgres);
    const later = { name: "later", text: "select name from stalls" };
    await expect(hot(later, [])).rejects.toThrow("stalls");
    await postgres.exec("create table stalls (name text)");
    expect(await hot(later, [])).toEqual([]);
  });
});
