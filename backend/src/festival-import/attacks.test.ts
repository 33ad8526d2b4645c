import { gzipSync } from "node:zlib";
import { dumpText } from "../import/testing/peer-database";
import { smallFestival } from "../import/testing/small-festival";
import { call } from "../testing/calls";
import { forAllTests } from "../testing/for-all-tests";
import { formWithFile } from "../testing/multipart";
import { importFolder } from "./import-folder";
import { importerOn } from "./importer";
import { importPage, type ImportPage, importServer } from "./testing/import-page";

const MEGABYTE = 1024 * 1024;
const server = forAllTests(
  () => importServer({ IMPORT_MEGABYTES: "8" }),
  (running) => running.close(),
);
const dump = Buffer.from(dumpText(smallFestival));
let page: ImportPage;
beforeAll(async () => {
  const admin = await server.person({ teams: ["admin"] });
  page = importPage(server, admin.accessToken);
});

/** How a trial of this file ended. */
async function tried(content: string | Buffer, name?: string) {
  const upload = await page.upload(content, name);
  expect((await page.try(upload)).status).toBe(204);
  return page.ended();
}

describe("A file that comes in pieces", () => {
  it("goes on where it was cut, and is not tried before its end", async () => {
    const { upload: id } = (await page.announce(dump.length)).json<{ upload: string }>();
    await page.put(id, 0, dump.subarray(0, 1000));
    const early = await page.try(id);
    expect([early.status, early.message]).toEqual([409, expect.stringContaining("continue l'envoi")]);
    for (const from of [0, 999, 5000]) {
      const odd = await page.put(id, from, Buffer.from("x"));
      expect([odd.status, odd.message]).toEqual([409, expect.stringContaining("en est à 1000 octets")]);
    }
    expect((await page.read()).upload).toMatchObject({ received: 1000, bytes: dump.length });
    const rest = await page.put(id, 1000, dump.subarray(1000));
    expect(rest.json()).toEqual({ received: dump.length });
    const more = await page.put(id, dump.length, Buffer.from("x"));
    expect([more.status, more.message]).toEqual([
      400,
      expect.stringContaining("plus long que ce qui était annoncé"),
    ]);
    await page.try(id);
    expect(await page.ended()).toMatchObject({ status: "done" });
  });

  it("keeps nothing of a piece that was cut, or is no file", async () => {
    const { upload: id } = (await page.announce(100)).json<{ upload: string }>();
    const path = `/festival-import/uploads/${id}/pieces/0`;
    const { body, headers } = formWithFile(Buffer.alloc(50, "x"));
    expect((await page.caller.post(path, body.subarray(0, -60), headers)).status).toBe(400);
    expect((await page.caller.post(path, { file: "x" })).status).toBe(415);
    expect((await page.put(id, 0, Buffer.alloc(2 * MEGABYTE + 1))).status).toBe(400);
    expect((await page.read()).upload?.received).toBe(0);
  });

  it("is gone once another took its place, or it was dropped", async () => {
    const first = await page.upload(dump);
    const second = await page.upload(dump, "autre.sql");
    for (const answer of [page.try(first), page.put(first, 0, Buffer.from("x")), page.drop(first)])
      expect((await answer).message).toContain("Ce fichier n'est plus là");
    expect((await page.drop(second)).status).toBe(204);
    expect((await page.read()).upload).toBeNull();
    expect((await page.try(second)).status).toBe(404);
  });

  it("is refused when it is too large, or no name of ours", async () => {
    const large = await page.announce(8 * MEGABYTE + 1);
    expect([large.status, large.message]).toEqual([400, expect.stringContaining("8 Mo au plus")]);
    expect((await page.announce(0)).message).toContain("Ce fichier est vide");
    expect((await page.announce(5, "x".repeat(301))).status).toBe(400);
    for (const id of ["..%2F..%2Fetc", "x"])
      expect((await page.caller.post(`/festival-import/uploads/${id}/trial`)).status).toBe(400);
    await page.announce(5, "../../\u202Eoverbookd\n.sql");
    expect((await page.read()).upload?.name).toBe(".. .. overbookd .sql");
  });
});

describe("A file of another kind", () => {
  it("is refused with its first piece when it is an archive", async () => {
    const { upload } = (await page.announce(5 * MEGABYTE, "festival.dump")).json<{ upload: string }>();
    const answer = await page.put(upload, 0, Buffer.from("PGDMP\u0001\u000e"));
    expect([answer.status, answer.message]).toEqual([
      400,
      expect.stringContaining("pg_restore --no-owner --file=overbookd.sql festival.dump"),
    ]);
    expect((await page.read()).upload).toBeNull();
  });

  it.each([
    ["another text", "Bonjour", "n'est pas un export complet"],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), "n'est pas un texte en UTF-8"],
    ["a dump that was cut", dump.subarray(0, -200), "n'est pas un export complet"],
    ["a packed dump that was cut", gzipSync(dump).subarray(0, -50), "est illisible"],
    ["a packed archive", gzipSync("PGDMP\u0001"), "pg_restore"],
    ["nothing, packed", gzipSync(""), "n'est pas un export complet"],
    ["zeros, packed", gzipSync(Buffer.alloc(7 * MEGABYTE)), "n'est pas un texte en UTF-8"],
    ["a bomb", gzipSync(Buffer.alloc(60 * MEGABYTE, "a")), "contient plus de 8 Mo"],
    ["one long line", gzipSync(Buffer.alloc(7 * MEGABYTE, "'")), "n'est pas un export complet"],
  ])("is refused in French: %s", async (_what, content, message) => {
    const ended = await tried(content, "essai.sql");
    expect(ended).toMatchObject({ status: "refused" });
    expect(ended?.message).toMatch(/^essai\.sql /);
    expect(ended?.message).toContain(message);
    expect(await page.read()).toMatchObject({ hasReport: false, upload: { isTried: false } });
  });
});

it("Orders are taken one at a time", async () => {
  const upload = await page.upload(dump);
  const both = await Promise.all([page.try(upload), page.try(upload)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  for (const answer of [page.announce(5), page.drop(upload), page.undo()])
    expect((await answer).message).toContain("est déjà en cours");
  expect(await page.ended()).toMatchObject({ order: "trial", status: "done" });
  const imports = await Promise.all([page.start(upload), page.start(upload)]);
  expect(imports.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect(await page.ended()).toMatchObject({ order: "import", status: "done" });
  await page.undo();
  expect(await page.ended()).toMatchObject({ order: "undo", status: "done" });
});

it("An upload and its report go after a day", async () => {
  const folder = importFolder(server.services.environment.dataDir);
  const importer = importerOn(server.services, folder, server.app.log);
  await tried(dump);
  const hours = (count: number) => Date.now() + count * 3_600_000;
  await importer.forgetOld(hours(23));
  expect(await page.read()).toMatchObject({ hasReport: true, upload: { isTried: true } });
  await importer.forgetOld(hours(25));
  expect(await page.read()).toMatchObject({ hasReport: false, upload: null, task: null });
});

it("An import is for those who hold the configuration", async () => {
  const upload = await page.upload(dump);
  const member = importPage(server, (await server.person({ teams: ["hard"] })).accessToken);
  for (const answer of [
    member.caller.get("/festival-import"),
    member.report(),
    member.announce(5),
    member.put(upload, 0, Buffer.from("x")),
    member.drop(upload),
    member.try(upload),
    member.start(upload),
    member.undo(),
  ])
    expect((await answer).status).toBe(403);
  expect((await call(server, "GET", "/festival-import")).status).toBe(401);
});
