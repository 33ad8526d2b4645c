import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { permissionCatalogue } from "@coulisses/shared-domain/access/permission-catalogue";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { eq } from "drizzle-orm";
import pg from "pg";
import { fillBaseData } from "../base-data/fill-base-data";
import { defaultFestival } from "../configuration/festival-configuration";
import { connectionTo, openEmbedded } from "../database/connect/connect-embedded";
import { connectServer } from "../database/connect/connect-server";
import { configurations } from "../database/schema/configuration";
import type { Connection } from "../database/database";
import { createJobQueue, createQueues } from "../jobs/boss";
import { jobKinds } from "../jobs/job-kinds";
import { migrateDatabase, migrationsFolder } from "../database/migrate";
import { PATIENCE } from "./patience";
import { testEnvironment } from "./test-environment";

export type FreshDatabase = {
  /** The address of a server's database; none for an embedded one. */
  url: string | undefined;
  open(): Promise<Connection>;
  /** To call once its connections are closed. */
  drop(): Promise<void>;
};

/** The tests' festival has a name, and a school whose addresses it refuses. */
const namedFestival = { ...defaultFestival, name: "24h de l'INSA", schoolDomain: "insa-lyon.fr" };

/** The database of the tests: TEST_DATABASE is `pglite` (by default) or `postgres`. */
export const testsOnServer = () => process.env.TEST_DATABASE === "postgres";

/** A database with teams, permissions and configuration, for one test file: a copy of a template. */
export function freshDatabase(): Promise<FreshDatabase> {
  return testsOnServer() ? freshOnServer() : freshEmbedded();
}

/** Changes with everything that the template is made from. */
function templateStamp(): string {
  const hash = createHash("sha256").update(
    JSON.stringify([permissionCatalogue, seededTeams, jobKinds, namedFestival]),
  );
  const folder = migrationsFolder();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()) {
    hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex").slice(0, 12);
}

export async function fill(connection: Connection): Promise<void> {
  await migrateDatabase(connection);
  await createQueues(createJobQueue(connection.db));
  await fillBaseData(connection.db, testEnvironment(), async () => undefined);
  await connection.db
    .update(configurations)
    .set({ value: namedFestival })
    .where(eq(configurations.key, "festival"));
}

const nothing = () => Promise.resolve();

async function freshEmbedded(): Promise<FreshDatabase> {
  const template = join(tmpdir(), `coulisses-template-${templateStamp()}.tar`);
  if (!existsSync(template)) {
    const postgres = await openEmbedded({});
    await fill(connectionTo(postgres, nothing));
    const copy = await postgres.dumpDataDir("none");
    await postgres.close();
    const part = `${template}.${randomBytes(4).toString("hex")}`;
    await writeFile(part, Buffer.from(await copy.arrayBuffer()));
    await rename(part, template);
  }
  const copy = new Blob([new Uint8Array(await readFile(template))]);
  return {
    url: undefined,
    open: async () => connectionTo(await openEmbedded({ loadDataDir: copy }), nothing),
    drop: nothing,
  };
}

async function freshOnServer(): Promise<FreshDatabase> {
  const server = process.env.TEST_DATABASE_URL ?? "";
  const template = `template_${templateStamp()}`;
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asOwner(server, async (owner) => {
    // One test file makes the template while the others wait.
    await owner.query("select pg_advisory_lock(1)");
    const { rowCount } = await owner.query("select from pg_database where datname = $1", [template]);
    if (rowCount === 0) {
      await owner.query(`create database ${template}_part`);
      const connection = connectServer(`${server}/${template}_part`, () => undefined);
      await fill(connection);
      await connection.close();
      await owner.query(`alter database ${template}_part rename to ${template}`);
    }
    await owner.query(`create database ${name} template ${template}`);
    await owner.query("select pg_advisory_unlock(1)");
  });
  const url = `${server}/${name}`;
  return {
    url,
    open: () => Promise.resolve(connectServer(url, () => undefined, patient)),
    drop: () =>
      asOwner(server, async (owner) => void (await owner.query(`drop database ${name} with (force)`))),
  };
}

/** Time limits of a call in tests, which may have to wait. */
const patient = { connectionTimeoutMillis: PATIENCE, statement_timeout: PATIENCE };

export async function asOwner(server: string, work: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString: `${server}/postgres` });
  await owner.connect();
  try {
    await work(owner);
  } finally {
    await owner.end();
  }
}
