import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { connectServer } from "../database/connect/connect-server";
import type { Database } from "../database/database";
import { rowsOf } from "../database/driver";
import { fill, freshDatabase, testsOnServer } from "../testing/fresh-database";
import { postgresBin, startOwnPostgres } from "../testing/own-postgres";
import { backUp, restore } from "./back-up";

const bin = postgresBin();
const replace = { replace: true };
const keep = { replace: false };

let folder: string;
let count = 0;
const fresh = (name: string) => join(folder, `${name}-${String(++count)}`);
beforeAll(async () => {
  folder = await mkdtemp(join(process.env.TEST_FOLDER ?? tmpdir(), "backup-server-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const of = (databaseUrl: string) => ({ databaseUrl, dataDir: "/nowhere" });

async function inDatabase<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const connection = connectServer(url, () => undefined);
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}

const note = (db: Database, key: string) =>
  db.execute(sql`insert into configurations (key, value) values (${key}, '{}')`);
const notes = (url: string) =>
  inDatabase(url, async (db) =>
    rowsOf<{ key: string }>(
      await db.execute(sql`select key from configurations where key like 'note %' order by key`),
    ).map(({ key }) => key),
  );

async function withTools<Result>(PG_BIN: string | undefined, work: () => Promise<Result>): Promise<Result> {
  const before = process.env.PG_BIN;
  process.env.PG_BIN = PG_BIN ?? "";
  try {
    return await work();
  } finally {
    process.env.PG_BIN = before ?? "";
  }
}

(bin === undefined ? describe.skip : describe)("A backup of a PostgreSQL server", () => {
  let server: Awaited<ReturnType<typeof startOwnPostgres>>;
  let owner: pg.Client;
  let url: string;
  let file: string;
  const databases = async () =>
    (await owner.query<{ name: string }>("select datname as name from pg_database")).rows
      .map(({ name }) => name)
      .sort();

  beforeAll(async () => {
    server = await startOwnPostgres(bin ?? "");
    process.env.PG_BIN = bin;
    owner = new pg.Client({ connectionString: `${server.url}/postgres` });
    await owner.connect();
    await owner.query("create database festival");
    url = `${server.url}/festival`;
    const connection = connectServer(url, () => undefined);
    await fill(connection);
    await note(connection.db, "note of that day");
    file = fresh("festival");
    // The instance goes on running.
    await backUp(of(url), file);
    await note(connection.db, "note of later");
    await connection.close();
  });
  afterAll(async () => {
    await owner.end();
    await server.stop();
  });

  it("is restored into a database that is not there yet", async () => {
    const elsewhere = `${server.url}/elsewhere`;
    expect(await restore(of(elsewhere), file, keep)).toMatchObject({
      place: "la base elsewhere",
      kept: undefined,
    });
    expect(await notes(elsewhere)).toEqual(["note of that day"]);
    // A second start finds nothing to migrate, and the sequences go on.
    await inDatabase(elsewhere, async (db) => {
      const added = await db.execute(
        sql`insert into users (email, password_hash, firstname, lastname, birthdate, phone)
          values ('a@example.org', '', 'Léa', 'Martin', '2000-01-01', '0612345678') returning id`,
      );
      expect(rowsOf(added)).toHaveLength(1);
    });
  });

  it("writes over nothing unless it is told to, and then keeps the database of before", async () => {
    await expect(restore(of(url), file, keep)).rejects.toThrow(/festival est déjà remplie .*--replace/);
    expect(await notes(url)).toEqual(["note of later", "note of that day"]);
    const { kept = "" } = await restore(of(url), file, replace);
    expect(kept).toMatch(/^festival_before_\d{14}$/);
    expect(await notes(url)).toEqual(["note of that day"]);
    expect(await notes(`${server.url}/${kept}`)).toEqual(["note of later", "note of that day"]);
  });

  it("is refused over a running instance, and over another program's session", async () => {
    await inDatabase(url, async (db) => {
      await db.execute(sql`select 1`);
      await expect(restore(of(url), file, replace)).rejects.toThrow(/Coulisses tourne sur la base festival/);
    });
    const other = new pg.Client({ connectionString: url, application_name: "psql" });
    await other.connect();
    await expect(restore(of(url), file, replace)).rejects.toThrow(/ouverte par un autre programme/);
    await other.end();
  });

  it("that is damaged, or whose dump can't be read, leaves all databases as they are", async () => {
    const before = await databases();
    const whole = await readFile(file);
    for (const content of [whole.subarray(0, whole.length - 20_000), Buffer.from("no backup")]) {
      const broken = fresh("broken");
      await writeFile(broken, content);
      await expect(restore(of(url), broken, replace)).rejects.toThrow(/abîmé ou coupé/);
    }
    const failing = await toolsThat("echo 'pg_restore: error: out of disk' >&2; exit 1");
    await withTools(failing, () =>
      expect(restore(of(url), file, replace)).rejects.toThrow(
        "pg_restore a échoué :\npg_restore: error: out",
      ),
    );
    expect(await databases()).toEqual(before);
  });

  it("is not made of a database that is no festival", async () => {
    await expect(backUp(of(`${server.url}/postgres`), fresh("file"))).rejects.toThrow(/n'a pas ses tables/);
  });

  it("says which right the account needs to restore", async () => {
    await owner.query("create role humble login");
    const humble = `${server.url.replace("postgres:secret", "humble")}/new_one`;
    await expect(restore(of(humble), file, keep)).rejects.toThrow(/CREATEDB/);
  });
});

/** A folder with tools that do this. */
async function toolsThat(script: string): Promise<string> {
  const tools = await mkdtemp(join(folder, "tools-"));
  for (const tool of ["pg_dump", "pg_restore"]) {
    await writeFile(join(tools, tool), `#!/bin/sh\n${script}\n`);
    await chmod(join(tools, tool), 0o700);
  }
  return tools;
}

(testsOnServer() ? describe : describe.skip)("The tools of PostgreSQL", () => {
  let url = "";
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await freshDatabase();
    url = database.url ?? "";
    drop = () => database.drop();
  });
  afterAll(() => drop());

  it("that are missing, or too old for the server, are named", async () => {
    await withTools("/nowhere", () =>
      expect(backUp(of(url), fresh("file"))).rejects.toThrow(/pg_dump est introuvable .*PG_BIN/),
    );
    const old = await toolsThat(
      "echo 'pg_dump: error: aborting because of server version mismatch' >&2; exit 1",
    );
    await withTools(old, () =>
      expect(backUp(of(url), fresh("file"))).rejects.toThrow(/version plus ancienne .* PG_BIN/),
    );
  });

  it("never get the password by their words, which all of the machine can read", async () => {
    const told = fresh("told");
    const telling = await toolsThat(`echo "$@" > ${told}; echo "$PGPASSWORD" >> ${told}; exit 1`);
    await withTools(telling, () => expect(backUp(of(url), fresh("file"))).rejects.toThrow("exit 1"));
    const [words, password] = (await readFile(told, "utf8")).split("\n");
    expect(words).not.toContain(":postgres@");
    expect(words).toContain("--dbname=postgres://postgres@127.0.0.1");
    expect(password).toBe("postgres");
  });
});
