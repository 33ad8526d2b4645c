import { sql } from "drizzle-orm";
import type PgBoss from "pg-boss";
import type { Connection } from "../../database/database";
import { rowsOf } from "../../database/driver";
import { type Write, writerOn } from "../../changes/write";
import { freshDatabase } from "../../testing/fresh-database";
import { createJobQueue } from "../boss";
import type { JobHandlers } from "../job-kinds";
import { type JobWorker, jobWorkerOn } from "../job-worker";

type Instance = { boss: PgBoss; worker: JobWorker; write: Write };
type Stored = { state: string; attempts: number; due: boolean; output: { message: string } | null };

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const kept = `select state, retry_count as attempts, start_after <= now() as due, output from pgboss.job order by created_on`;

export const letter = {
  subject: "Bonjour",
  paragraphs: [],
  button: { label: "Voir", url: "http://coulisses.test" },
};

/** Several servers on one database of the test file, whose jobs the test watches. */
export function jobInstances() {
  const instances: Instance[] = [];
  let connection: Connection;
  let drop: () => Promise<void>;

  const world = {
    received: [] as number[],
    housekeepings: 0,
    /** Sends a letter. */
    post: (userId: number): Promise<void> => Promise.resolve(void world.received.push(userId)),
    /** Sends a notification. */
    notify: (userId: number): Promise<void> => Promise.resolve(void world.received.push(userId)),
    connection: () => connection,
    instance(on: Connection = connection): Instance {
      const boss = createJobQueue(on.db);
      const handlers: JobHandlers = {
        letter: ({ userId }) => world.post(userId),
        push: ({ userId }) => world.notify(userId),
        "password-reset": () => Promise.resolve(),
        "address-mail": () => Promise.resolve(),
        "email-change": () => Promise.resolve(),
        "email-change-due": () => Promise.resolve(),
        housekeeping: () => Promise.resolve(void (world.housekeepings += 1)),
        "planned-events": () => Promise.resolve(),
        print: () => Promise.resolve(),
        proposal: () => Promise.resolve(),
        "release-rollback": () => Promise.resolve(),
        "planning-changes": () => Promise.resolve(),
        reminders: () => Promise.resolve(),
        "swap-invitations": () => Promise.resolve(),
      };
      const worker = jobWorkerOn(on, boss, handlers, silent);
      const made = { boss, worker, write: writerOn(on, boss, worker) };
      instances.push(made);
      return made;
    },
    writeTo: ({ write }: Instance, userId: number) =>
      write((_tx, _live, enqueue) => Promise.resolve(enqueue("letter", { userId, letter }))),
    stored: async () => rowsOf<Stored>(await connection.db.execute(sql.raw(kept))),
    makeDue: () => connection.db.execute(sql`update pgboss.job set start_after = now() - interval '1 s'`),
  };

  const { post, notify } = world;
  beforeAll(async () => {
    const database = await freshDatabase();
    connection = await database.open();
    drop = database.drop;
  });
  afterAll(async () => {
    await connection.close();
    await drop();
  });
  beforeEach(async () => {
    Object.assign(world, { received: [], housekeepings: 0, post, notify });
    await connection.db.execute(sql`truncate pgboss.job`);
  });
  afterEach(async () => {
    for (const { worker } of instances.splice(0)) await worker.stop();
  });
  return world;
}

export async function until(holds: () => Promise<boolean>, milliseconds = 60_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error("It never happened");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
