import { gzipSync } from "node:zlib";
import { testsOnServer } from "../../testing/fresh-database";
import { dumpFile, dumpText, fileWith, peerServer } from "../testing/peer-database";
import { at, peerWith, person, transaction } from "../testing/peer-rows";
import { readSource } from "./read-source";

const written = peerWith({
  user: [
    person({ id: 2, comment: "Deux lignes,\nune tabulation\tet « l'apostrophe » ; -- \\N \\. $$" }),
    person({ id: 1, nickname: null, birth_date: at("1999-12-31T23:00:00Z") }),
  ],
  preference: [
    { user_id: 1, paper_planning: null, favorite_pages: ['/fa, "bis"', "/ft\\", ""], assignment: "NO_PREF" },
    { user_id: 2, paper_planning: true, favorite_pages: null, assignment: "STACKED" },
  ],
  configuration: [{ key: "eventDate", value: { start: "2026-05-15T16:00:00.000Z", texts: ["\t\\é\u2028"] } }],
  transaction: [transaction({ from: null, to: 2, amount: -12 })],
});
const inOrder = { ...written, user: written.user.toReversed() };

const problem = async (from: string): Promise<string> =>
  readSource(from).then(
    () => "read",
    (error: unknown) => (error as Error).message,
  );

describe("Reading a dump", () => {
  it.each(["copy", "inserts"] as const)("gives every value of its rows (%s)", async (format) => {
    const source = await readSource(await dumpFile(written, { format }));
    expect(source.peer).toEqual(inOrder);
    expect(source.version).toBe("20260707223730_remove_notifications");
  });

  it("is the same gzipped, with other line ends, and whatever the order of the rows", async () => {
    const text = dumpText(written);
    const plain = await readSource(await fileWith(text));
    const zipped = await readSource(await fileWith(gzipSync(text), "overbookd.sql.gz"));
    const reversed = await readSource(await dumpFile(inOrder, { format: "inserts" }));
    expect([zipped.digest, reversed.digest]).toEqual([plain.digest, plain.digest]);
    const other = await readSource(await dumpFile(peerWith({ ...written, transaction: [] })));
    expect(other.digest).not.toBe(plain.digest);
  });

  it("finds columns by their older names, and gives those that older versions lack", async () => {
    const old = dumpText(peerWith({ user: [person({ first_name: "Léa" })], break_period: [] }), {
      migration: "20250301000000_something",
    })
      .replaceAll('"first_name"', '"firstname"')
      .replaceAll('"birth_date"', '"birthdate"');
    const { peer } = await readSource(await fileWith(old));
    expect(peer.user).toMatchObject([{ first_name: "Léa", birth_date: person().birth_date }]);
    expect(peer.purchase).toEqual([]);
  });

  it.each([
    ["an empty file", "", "est vide"],
    ["another text", "Bonjour", "n'est pas un export complet"],
    ["a custom dump", "PGDMP\u0001\u000e", "pg_restore --no-owner --file=overbookd.sql"],
    ["a dump that was cut", dumpText(written).slice(0, -200), "n'est pas un export complet"],
    ["another encoding", dumpText(written).replace("UTF8", "LATIN1"), "--encoding=UTF8"],
    [
      "another product",
      dumpText(written).replaceAll("_prisma_migrations", "migrations"),
      "Ce n'est pas une base d'Overbookd",
    ],
    ["a row without all its values", dumpText(written).replace("\tSTACKED", ""), "est illisible à partir de"],
    ["a wrong value", dumpText(written).replace("\ttrue\t", "\tperhaps\t"), "« perhaps » est illisible"],
  ])("refuses %s in French", async (_case, text, message) => {
    expect(await problem(await fileWith(text))).toContain(message);
  });

  it("refuses a file that is no text, or not there", async () => {
    expect(await problem(await fileWith(new Uint8Array([0xff, 0xfe, 0x41, 0x00])))).toContain("UTF-8");
    expect(await problem("/nowhere/overbookd.sql")).toContain("Impossible d'ouvrir");
  });

  it.each([
    ["20260901120000_to_come", "plus récente que celles que l'on sait reprendre"],
    ["20240501120000_long_ago", "trop ancienne"],
  ])("refuses the version %s by its name", async (migration, message) => {
    const said = await problem(await dumpFile(written, { migration }));
    expect(said).toContain(message);
    expect(said).toContain(migration);
  });

  it("refuses balances that stand beside their lines, and an unfinished migration", async () => {
    const withBalance = dumpText(peerWith()).replaceAll('"note"', '"balance"');
    expect(await problem(await fileWith(withBalance))).toContain("trop ancienne");
    const unfinished = dumpText(peerWith()).replace("2026-07-23 10:00:00+00", "\\N");
    expect(await problem(await fileWith(unfinished))).toContain("n'est pas terminée");
  });
});

(testsOnServer() ? describe : describe.skip)("Reading a server", () => {
  it("gives what a dump of it gives, and can't write there", async () => {
    const { url, drop } = await peerServer(written);
    const source = await readSource(url);
    const dump = await readSource(await dumpFile(written));
    expect(source.peer).toEqual(dump.peer);
    expect(source.digest).toBe(dump.digest);
    expect(source.name).not.toContain("postgres:postgres");
    await drop();
  });

  it("says in French that there is no such database, or another one", async () => {
    const server = process.env.TEST_DATABASE_URL ?? "";
    expect(await problem(`${server}/nowhere`)).toContain("Impossible de lire la base d'Overbookd");
    expect(await problem(`${server}/postgres`)).toContain("Ce n'est pas une base d'Overbookd");
  });
});
