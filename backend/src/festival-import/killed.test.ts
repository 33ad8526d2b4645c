import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FestivalImport, ImportTask } from "@coulisses/shared-domain/import/festival-import";
import { until } from "../jobs/testing/job-instances";
import { dumpText } from "../import/testing/peer-database";
import { peerWith, person, transaction } from "../import/testing/peer-rows";
import { type FreshDatabase, freshDatabase, testsOnServer } from "../testing/fresh-database";
import { bundle, type Instance, instanceOf } from "../testing/two-instances/instance";

const email = "admin@example.org";
const password = "Une-phrase-assez-longue-2026!";
/** Large enough for its writing to be seen. */
const many = Array.from({ length: 4_000 }, (_, at) => at + 1);
const dump = Buffer.from(
  dumpText(
    peerWith({
      user: many.map((id) => person({ id, email: `p${String(id)}@example.org` })),
      transaction: many.flatMap((id) =>
        Array.from({ length: 8 }, (_, at) => transaction({ id: id * 10 + at, to: id, amount: 500 })),
      ),
    }),
  ),
);

let database: FreshDatabase | undefined;
let server: Instance;
let token = "";
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(process.env["TEST_FOLDER"] ?? tmpdir(), "killed-import-"));
  database = testsOnServer() ? await freshDatabase() : undefined;
  server = await instanceOf(await bundle(), {
    DATABASE_URL: database?.url ?? "",
    DATA_DIR: dataDir,
    DEMO: "off",
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    JWT_SECRET: "a secret that only tests know, long enough",
  });
  await server.start();
  const answer = await api("/login", { email, password });
  token = ((await answer.json()) as { accessToken: string }).accessToken;
  await api("/users/me/approve-eula", {});
});
afterAll(async () => {
  await server.end("SIGKILL");
  await database?.drop();
});

/** Sends a body, as JSON or as a form; reads without one. */
const api = (path: string, body?: object) =>
  fetch(`http://127.0.0.1:${String(server.port)}/api${path}`, {
    headers: {
      ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
      ...(token !== "" && { authorization: `Bearer ${token}` }),
    },
    ...(body && { method: "POST", body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
const state = async () => (await (await api("/festival-import")).json()) as FestivalImport;

/** The embedded database answers nobody while it writes. */
const keptTask = async () =>
  JSON.parse(await readFile(join(dataDir, "temp/import/task.json"), "utf8")) as ImportTask;

async function sent(): Promise<string> {
  const begun = await api("/festival-import/uploads", { name: "overbookd.sql", bytes: dump.length });
  const { upload } = (await begun.json()) as { upload: string };
  const piece = 1_000_000;
  for (let from = 0; from < dump.length; from += piece) {
    const form = new FormData();
    form.append("file", new Blob([dump.subarray(from, from + piece)]));
    const put = await api(`/festival-import/uploads/${upload}/pieces/${String(from)}`, form);
    expect(put.status).toBe(200);
  }
  return upload;
}

async function triedUpload(): Promise<string> {
  const id = await sent();
  await api(`/festival-import/uploads/${id}/trial`, {});
  expect(await ended()).toMatchObject({ status: "done" });
  return id;
}

async function ended(): Promise<ImportTask | null> {
  let task: ImportTask | null = null;
  await until(async () => {
    task = (await state()).task;
    return task?.status !== "running";
  }, 60_000);
  return task;
}

let upload: string;

describe("A server that ends while it imports", () => {
  it.each(["SIGKILL", "SIGTERM"] as const)(
    "has written nothing, and says that it was interrupted (%s)",
    async (signal) => {
      upload ??= await triedUpload();
      await api(`/festival-import/uploads/${upload}/import`, {});
      await until(async () => (await keptTask()).progress.step === "writing");
      await server.end(signal);

      await server.start();
      expect(await state()).toMatchObject({
        task: { order: "import", status: "interrupted" },
        upload: { id: upload, received: dump.length, isTried: true },
        last: null,
      });
    },
    180_000,
  );

  it("imports the same file afterwards", async () => {
    expect((await api(`/festival-import/uploads/${upload}/import`, {})).status).toBe(204);
    expect(await ended()).toMatchObject({ status: "done" });
    expect((await state()).last).toMatchObject({ source: "overbookd.sql", undone: null });
  }, 180_000);
});
