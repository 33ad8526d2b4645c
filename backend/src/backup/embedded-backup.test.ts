import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { connectEmbedded } from "../database/connect/connect-embedded";
import type { Connection } from "../database/database";
import { rowsOf } from "../database/driver";
import { fill, testsOnServer } from "../testing/fresh-database";
import { backUp, restore } from "./back-up";
import { offerDumps } from "./dump-socket";

const log = { warn: jest.fn(), error: jest.fn() };

const onEmbedded = testsOnServer() ? describe.skip : describe;

let folder: string;
let data: string;
beforeAll(async () => {
  folder = await mkdtemp(join(process.env.TEST_FOLDER ?? tmpdir(), "backup-"));
  data = join(folder, "data");
  await inDatabase(data, fill);
  await mkdir(join(data, "outbox"));
  await writeFile(join(data, "outbox/1.eml"), "Salut Léa");
  await writeFile(join(data, "outbox/2.eml.part"), "half a mail");
  await writeFile(join(data, "jwt-secret"), "the secret of that day");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inDatabase<Result>(
  dataDir: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await connectEmbedded(dataDir);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

const note = ({ db }: Connection, key: string) =>
  db.execute(sql`insert into configurations (key, value) values (${key}, '{}')`);

const notes = async (dataDir: string) =>
  inDatabase(dataDir, async ({ db }) =>
    rowsOf<{ key: string }>(await db.execute(sql`select key from configurations where key like 'note %'`))
      .map(({ key }) => key)
      .sort(),
  );

const of = (dataDir: string) => ({ databaseUrl: "", dataDir });
const keep = { replace: false };
let count = 0;
const fresh = (name: string) => join(folder, `${name}-${String(++count)}`);

async function backup(dataDir = data): Promise<string> {
  const file = fresh("festival");
  await backUp(of(dataDir), file);
  return file;
}

onEmbedded("A backup of an embedded database", () => {
  it("holds the database and the files beside it, and is for this account alone", async () => {
    const file = await backup();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const place = fresh("elsewhere");
    expect(await restore(of(place), file, keep)).toMatchObject({ kept: undefined });
    expect((await readdir(place)).sort()).toEqual(["database", "jwt-secret", "outbox"]);
    expect(await readdir(join(place, "outbox"))).toEqual(["1.eml"]);
    expect(await readFile(join(place, "jwt-secret"), "utf8")).toBe("the secret of that day");
    expect(await notes(place)).toEqual([]);
    expect((await readdir(folder)).filter((name) => name.includes(".part"))).toEqual([]);
  });

  it("never writes over another one", async () => {
    const file = await backup();
    await expect(backUp(of(data), file)).rejects.toThrow(/existe déjà/);
  });

  it("is refused where there is no database", async () => {
    const nothing = fresh("nothing");
    await expect(backUp(of(nothing), fresh("file"))).rejects.toThrow(`Il n'y a pas de base dans ${nothing}`);
    expect(existsSync(nothing)).toBe(false);
  });

  it("is made while the server writes: all that was confirmed before, no transaction by half", async () => {
    const busy = fresh("busy");
    await restore(of(busy), await backup(), keep);
    const file = fresh("festival");
    await inDatabase(busy, async (connection) => {
      const stopOffering = await offerDumps(connection, busy, log);
      let running = true;
      let pairs = 0;
      const writer = async () => {
        while (running) {
          await connection.db.transaction(async (tx) => {
            const pair = String(pairs + 1);
            await tx.execute(sql`insert into configurations (key, value) values (${`note ${pair} a`}, '{}')`);
            await new Promise((resolve) => setImmediate(resolve));
            await tx.execute(sql`insert into configurations (key, value) values (${`note ${pair} b`}, '{}')`);
          });
          pairs++;
        }
      };
      const writing = writer();
      while (pairs < 20) await new Promise((resolve) => setTimeout(resolve, 5));
      const confirmed = pairs;
      await backUp(of(busy), file);
      expect(pairs).toBeGreaterThan(confirmed);
      running = false;
      await writing;
      await stopOffering();
      const place = fresh("elsewhere");
      await restore(of(place), file, keep);
      const found = await notes(place);
      expect(found.length % 2).toBe(0);
      expect(found.length).toBeGreaterThanOrEqual(confirmed * 2);
      for (const key of found.filter((one) => one.endsWith(" a")))
        expect(found).toContain(key.replace(/a$/, "b"));
    });
    expect(log.error).not.toHaveBeenCalled();
  });

  it("is made though a killed server left its socket behind", async () => {
    await writeFile(join(data, "backup.sock"), "");
    await chmod(join(data, "backup.sock"), 0o600);
    await backup();
    await rm(join(data, "backup.sock"));
  });

  it("needs no socket for the server to run: where there can be none, the log says so", async () => {
    await mkdir(join(data, "backup.sock"));
    await inDatabase(data, async (connection) => {
      const stopOffering = await offerDumps(connection, data, log);
      await stopOffering();
    });
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), "no backups while the server runs");
    await rm(join(data, "backup.sock"), { recursive: true });
  });

  it("says to stop the server when that gives no copies", () =>
    inDatabase(data, async () => {
      await expect(backup()).rejects.toThrow(/Coulisses tourne sur .* arrête-le d'abord/);
    }));
});

onEmbedded("A restore of an embedded database", () => {
  let file: string;
  let used: string;
  beforeAll(async () => {
    file = await backup();
    used = fresh("used");
    await restore(of(used), file, keep);
    await inDatabase(used, (connection) => note(connection, "note of today"));
    await writeFile(join(used, "jwt-secret"), "the secret of today");
  });

  it("writes over nothing unless it is told to, and then keeps what was there", async () => {
    await expect(restore(of(used), file, keep)).rejects.toThrow(/Il y a déjà une base .* --replace/);
    expect(await notes(used)).toEqual(["note of today"]);
    const { kept = "" } = await restore(of(used), file, { replace: true });
    expect(await notes(used)).toEqual([]);
    expect(await readFile(join(used, "jwt-secret"), "utf8")).toBe("the secret of that day");
    expect(await notes(kept)).toEqual(["note of today"]);
    expect(await readFile(join(kept, "jwt-secret"), "utf8")).toBe("the secret of today");
    const again = fresh("elsewhere");
    await restore(of(again), await backup(used), keep);
    expect((await readdir(again)).sort()).toEqual(["database", "jwt-secret", "outbox"]);
  });

  it("is refused over a running server", () =>
    inDatabase(used, async () => {
      await expect(restore(of(used), file, { replace: true })).rejects.toThrow(/Coulisses tourne/);
    }));

  it("that was killed between two files is finished by the next start", async () => {
    const place = fresh("killed");
    await restore(of(place), file, keep);
    await inDatabase(place, (connection) => note(connection, "note of before"));
    const whole = fresh("whole");
    await restore(of(whole), file, keep);
    await inDatabase(whole, (connection) => note(connection, "note of the backup"));
    await rename(whole, join(place, "restored-2026-01-01T00-00-00.000Z"));
    const kept = join(place, "before-restore-2026-01-01T00-00-00.000Z");
    await mkdir(kept);
    await rename(join(place, "database"), join(kept, "database"));
    expect(await notes(place)).toEqual(["note of the backup"]);
    expect(await notes(kept)).toEqual(["note of before"]);
  });

  it("that was killed while it unpacked changes nothing", async () => {
    const place = fresh("killed");
    await restore(of(place), file, keep);
    await inDatabase(place, (connection) => note(connection, "note of before"));
    await mkdir(join(place, "restored.part/whole/database"), { recursive: true });
    expect(await notes(place)).toEqual(["note of before"]);
  });

  it.each([
    ["another file", () => Buffer.from("not a backup at all")],
    ["nothing", () => Buffer.alloc(0)],
    ["half of one", (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ["one with a flipped bit", (whole: Buffer) => flipped(whole, whole.length / 2)],
  ])("of %s changes nothing", async (_what, damage) => {
    const broken = fresh("broken");
    await writeFile(broken, damage(await readFile(file)));
    await expect(restore(of(used), broken, { replace: true })).rejects.toThrow(/abîmé ou coupé/);
    const place = fresh("elsewhere");
    await expect(restore(of(place), broken, keep)).rejects.toThrow(/abîmé ou coupé/);
    expect(await readdir(place)).toEqual([]);
  });

  it("of a file that is not there says so", async () => {
    await expect(restore(of(fresh("elsewhere")), "/nowhere", keep)).rejects.toThrow("/nowhere n'existe pas");
  });

  it("into a PostgreSQL server that is not there says so", async () => {
    const server = { databaseUrl: "postgres://nobody@127.0.0.1:1/none", dataDir: data };
    await expect(restore(server, file, keep)).rejects.toThrow("Le serveur PostgreSQL ne répond pas");
  });
});

function flipped(whole: Buffer, at: number): Buffer {
  const copy = Buffer.from(whole);
  const place = Math.floor(at);
  copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
}
