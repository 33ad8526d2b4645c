import { randomBytes } from "node:crypto";
import { eq, inArray, isNull } from "drizzle-orm";
import { buildApp } from "../src/app";
import { fillBaseData } from "../src/base-data/fill-base-data";
import { connect } from "../src/database/connect";
import type { Database } from "../src/database/database";
import { gatherStatistics } from "../src/database/gather-statistics";
import { festivalActivities } from "../src/database/schema/festival-activities";
import { users } from "../src/database/schema/people";
import { userTeams } from "../src/database/schema/access";
import { DEMO_PASSWORD } from "../src/demo/accounts";
import { fillDemo } from "../src/demo/fill-demo";
import { readEnvironment } from "../src/environment";
import { servicesOn } from "../src/start";
import { constantRoute } from "./constant-route";
import { growLogistics } from "./grow-logistics";
import type { FromServer, Ready, ToServer } from "./server-messages";

const ACTIVITIES = 300;
const PEOPLE = 400;
const TASKS = 600;
const GEARS = 500;
/** The limiter works as ever, but nobody reaches the limit. */
const NO_LIMIT = 1_000_000_000;
const manyRegister = { REGISTRATIONS_A_MINUTE: String(NO_LIMIT), REGISTRATIONS_AN_HOUR: String(NO_LIMIT) };

const tell = (message: FromServer) => process.send?.(message);

async function main(): Promise<void> {
  const environment = readEnvironment(
    { ...process.env, ...manyRegister, DEMO: "on", JWT_SECRET: randomBytes(32).toString("hex") },
    "/nowhere",
  );
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const connection = await connect({ ...environment, onError: log.error });
  await fillBaseData(connection.db, environment, (tx, now) =>
    fillDemo(tx, now, { activities: ACTIVITIES, people: PEOPLE, tasks: TASKS }),
  );
  await growLogistics(connection.db, GEARS);
  await gatherStatistics(connection);
  const services = await servicesOn(connection, environment, log);
  const app = await buildApp(services, { logger: false, callsAMinute: NO_LIMIT });
  await app.register(constantRoute);
  await app.listen({ port: environment.port, host: environment.host });

  process.on("message", (message: ToServer) => {
    if (message === "usage") {
      const { user, system } = process.cpuUsage();
      tell({ kind: "usage", usage: { cpu: user + system, memory: process.memoryUsage().rss } });
      return;
    }
    app
      .close()
      .then(() => connection.close())
      .finally(() => process.exit(0));
  });
  tell({ kind: "ready", ready: await describe(connection.db, environment.publicUrl) });
}

async function describe(db: Database, url: string): Promise<Ready> {
  const editors = await db
    .selectDistinct({ email: users.email })
    .from(users)
    .innerJoin(userTeams, eq(userTeams.userId, users.id))
    .where(inArray(userTeams.teamCode, ["hard"]))
    .orderBy(users.email);
  const everybody = await db
    .select({ email: users.email })
    .from(users)
    .where(isNull(users.deletedAt))
    .orderBy(users.email);
  const { id, status } = festivalActivities;
  const sheets = await db.select({ id, status }).from(festivalActivities).orderBy(id);
  return {
    url,
    emails: editors.map(({ email }) => email),
    everybody: everybody.map(({ email }) => email),
    password: DEMO_PASSWORD,
    sheets: {
      all: sheets.map((sheet) => sheet.id),
      editable: sheets.filter((sheet) => sheet.status === "DRAFT").map((sheet) => sheet.id),
    },
  };
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
