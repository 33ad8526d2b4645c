import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { addressMailOn } from "./auth/email-confirmation";
import { jwtSecret } from "./auth/jwt-secret";
import { type Publisher, publisherWith } from "./publishing/publisher";
import { removeForgottenUploads } from "./publishing/uploads";
import { removeExpired } from "./auth/remove-expired";
import { sessionReaderOn } from "./auth/session/session-reader";
import { tokensSignedWith } from "./auth/tokens";
import { type GoBack, goBackWith } from "./client-errors/go-back";
import { pseudonymsWith } from "./client-errors/pseudonym";
import { rollbackJobOn } from "./client-errors/rollback-job";
import { fillBaseData } from "./base-data/fill-base-data";
import { connect } from "./database/connect";
import type { Connection } from "./database/database";
import { gatherStatistics } from "./database/gather-statistics";
import { rowsOf } from "./database/driver";
import { type BeforeCommit, writerOn } from "./changes/write";
import { fillDemo } from "./demo/fill-demo";
import type { Environment } from "./environment";
import { emailChangeDueOn } from "./auth/email-change/due-job";
import { emailChangeLinkOn } from "./auth/email-change/link-job";
import { passwordResetOn } from "./auth/password/password-reset";
import { createJobQueue, createQueues } from "./jobs/boss";
import { jobWorkerOn } from "./jobs/job-worker";
import { takeUpLostJobs } from "./jobs/lost-jobs";
import { firstStartKey } from "./first-start/key";
import type { JobLog } from "./jobs/run-job";
import { liveHubOn } from "./live/live-hub";
import { presenceOn } from "./live/presence/presence";
import { type Mailer, mailerFor } from "./mail/mailer";
import { postmanOn } from "./mail/postman";
import { forgetCancelledEvents, planningWatchOn } from "./planning/calendar/planned-events";
import { printerOn } from "./planning/print/paper/printer";
import { printEnderOn, printJobOn } from "./planning/print/print-job";
import { type PushService, pushServiceWith, sayIfSilent, vapidKeys } from "./planning/reminders/push-service";
import { planningChangesOn } from "./planning/reminders/planning-changes";
import { proposalEnderOn, proposalJobOn, type Solve } from "./proposals/proposal-job";
import { removeNeverConfirmed } from "./users/never-confirmed";
import { solveInThread } from "./proposals/solve-in-thread";
import { pushSenderOn } from "./planning/reminders/send-push";
import { sendReviewDigests } from "./inbox/review-digests";
import { sendReminders } from "./planning/reminders/send-reminders";
import type { Services } from "./services";
import { askFurther } from "./swaps/ask-further";

/** Beside `backend/`, from its sources and from its bundle. */
const federationCommand = fileURLToPath(new URL("../../federation/bin/federation.mjs", import.meta.url));

/** Opens the database, fills a new one, and makes the services of routes. */
export async function startServices(environment: Environment, log: JobLog): Promise<Services> {
  const onError = (error: unknown) => {
    log.error({ err: error }, "database connection");
  };
  const connection = await connect({ ...environment, onError });
  try {
    await fillBaseData(connection.db, environment, fillDemo);
    if (connection.kind === "embedded") await gatherStatistics(connection);
    const services = await servicesOn(connection, environment, log);
    sayIfSilent(services.push, log);
    return services;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** The same on a database that is open, migrated and filled. */
export async function servicesOn(
  connection: Connection,
  environment: Environment,
  log: JobLog,
  {
    mailer = mailerFor(environment, log),
    push,
    beforeCommit,
    solve = solveInThread,
    goBack = goBackWith(federationCommand, environment.siteDir),
    publisher = publisherWith(federationCommand, environment.siteDir),
  }: {
    mailer?: Mailer;
    push?: PushService;
    beforeCommit?: BeforeCommit;
    solve?: Solve;
    goBack?: GoBack;
    publisher?: Publisher;
  } = {},
): Promise<Services> {
  const { db } = connection;
  const boss = createJobQueue(db);
  await createQueues(boss);
  const printers = { desk: printerOn(), queue: printerOn() };
  const stopping = new AbortController();
  const pushService = push ?? pushServiceWith(await vapidKeys(environment));
  const wake = () => {
    jobs.wake();
  };
  const secret = await jwtSecret(environment);
  const tokens = tokensSignedWith(secret);
  const write = writerOn(connection, boss, { wake }, beforeCommit);
  const handlers = {
    letter: postmanOn({ db, mailer }),
    push: pushSenderOn({ db, push: pushService }),
    "password-reset": passwordResetOn({ db, environment, mailer }),
    "address-mail": addressMailOn({ db, environment, mailer, tokens }),
    "email-change": emailChangeLinkOn({ db, environment, mailer }),
    "email-change-due": emailChangeDueOn({ write }),
    housekeeping: async () => {
      await removeExpired(db);
      await removeNeverConfirmed({ db, write, mailer });
      await forgetCancelledEvents(db);
      await removeForgottenUploads(environment.siteDir);
    },
    "planned-events": planningWatchOn({ connection, write }),
    proposal: proposalJobOn({ db, write, solve, stopping: stopping.signal }),
    print: printJobOn({ db, connection, environment, printer: printers.queue, write }),
    "release-rollback": rollbackJobOn({ db, write, environment, goBack }),
    "planning-changes": planningChangesOn({ write, environment }),
    reminders: async () => {
      for (const send of [sendReminders, sendReviewDigests])
        // The next minute does the work that this one missed: no manual retry is needed.
        await send({ db, write, environment }, new Date()).catch((error: unknown) => {
          log.error({ err: error }, "reminders");
        });
    },
    "swap-invitations": () => askFurther({ db, write, environment }, new Date()),
  };
  const setAside = { print: printEnderOn(write), proposal: proposalEnderOn(write) };
  const takeUpLost = takeUpLostJobs.bind(undefined, { db, log, setAside });
  // Only one process works on an embedded database. On a server, running jobs may belong to another instance.
  if (connection.kind === "embedded") await takeUpLost("all");
  const jobs = jobWorkerOn(connection, boss, handlers, log, async () => {
    await takeUpLost("expired");
    await boss.maintain();
  });
  connection.hurry();
  const sessions = sessionReaderOn(connection);
  const liveHub = await liveHubOn(connection, sessions, (error) => {
    log.error({ err: error }, "live events");
  });
  const presence = await presenceOn(connection, liveHub, (error) => {
    log.warn({ err: error }, "presence");
  });
  return {
    environment,
    connection,
    db,
    write,
    printers,
    mailer,
    push: pushService,
    boss,
    jobs,
    stopSolving: () => {
      stopping.abort(new Error("The server stops"));
    },
    tokens,
    pseudonym: pseudonymsWith(secret),
    publisher,
    sessions,
    liveHub,
    presence,
    firstStartKey: firstStartKey(secret),
    demo: environment.demo && (await hasDemoAccounts(connection)),
  };
}

async function hasDemoAccounts({ db }: Connection): Promise<boolean> {
  const result = await db.execute(
    sql`select exists (select from users where email like '%@demo.coulisses.test') as filled`,
  );
  return rowsOf<{ filled: boolean }>(result)[0]?.filled === true;
}
