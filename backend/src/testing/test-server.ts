import type { TokenPair } from "@coulisses/shared-domain/contract/auth";
import type { PushedNotification } from "@coulisses/shared-domain/reminder/reminder";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { buildApp } from "../app";
import { openSession } from "../auth/session/sessions";
import type { GoBack } from "../client-errors/go-back";
import { userTeams } from "../database/schema/access";
import { users } from "../database/schema/people";
import type { Statement } from "../changes/change";
import type { Mail } from "@coulisses/shared-domain/mail/compose-mail";
import type { JobLog } from "../jobs/run-job";
import type { Solve } from "../proposals/proposal-job";
import type { Publisher } from "../publishing/publisher";
import type { Services } from "../services";
import { servicesOn } from "../start";
import { checkAnswers } from "./answers-as-promised";
import { checkSaves } from "./checked-saves";
import { forAllTests } from "./for-all-tests";
import { type FreshDatabase, freshDatabase } from "./fresh-database";
import { checkStatedChanges } from "./stated-changes";
import { PATIENCE } from "./patience";
import { faultLog } from "./fault-log";
import { testEnvironment } from "./test-environment";

type NewPerson = Partial<typeof users.$inferInsert> & { teams?: readonly string[] };
/** A logged in person of the tests. */
export type Person = { id: number; email: string } & Required<TokenPair>;

/** A whole server on a database of its own. */
export type TestServer = {
  app: FastifyInstance;
  services: Services;
  /** The sent mails, in order; empty when `SMTP_URL` sends them elsewhere. */
  mails: Mail[];
  /** The sent notifications, in order. */
  pushes: SentPush[];
  /** The answers of push services for these addresses from now on; all others accept. */
  pushAnswers: Map<string, "gone" | Error>;
  /** Creates a person in these teams, already logged in. */
  person(person?: NewPerson): Promise<Person>;
  close(): Promise<void>;
};

type SentPush = { endpoint: string; notification: PushedNotification; ttl: number; contact: string };

export type TestServerOptions = {
  callsAMinute?: number;
  variables?: NodeJS.ProcessEnv;
  logger?: FastifyBaseLogger;
  /** Receives the outcome of jobs, unless `logger` receives everything. */
  jobLog?: JobLog;
  database?: FreshDatabase;
  /** Receives the stated changes of each transaction, before it commits. */
  onStated?: (stated: readonly Statement[]) => void;
  /** Computes proposals in place of the solver. */
  solve?: Solve;
  /** Puts the version before in place, in place of the publishing command. */
  goBack?: GoBack;
  /** Puts versions in place, in place of the publishing command. */
  publisher?: Publisher;
};

/** A server for all tests of a file or block. */
export const useTestServer = (options?: TestServerOptions): TestServer =>
  forAllTests(
    () => startTestServer(options),
    (server) => server.close(),
  );

export async function startTestServer({
  callsAMinute = 1_000_000,
  variables,
  logger,
  jobLog,
  database: given,
  onStated,
  solve,
  goBack,
  publisher,
}: TestServerOptions = {}): Promise<TestServer> {
  checkSaves();
  const database = given ?? (await freshDatabase());
  const connection = await database.open();
  const mails: Mail[] = [];
  const pushes: SentPush[] = [];
  const pushAnswers = new Map<string, "gone" | Error>();
  const log = logger ?? jobLog ?? { info: () => undefined, warn: () => undefined, error: () => undefined };
  const environment = testEnvironment(variables);
  const services = await servicesOn(connection, environment, log, {
    ...(environment.smtpUrl === undefined && {
      mailer: {
        send: (mail) => Promise.resolve(void mails.push(mail)),
        forget: () => Promise.resolve(),
        close: () => undefined,
      },
    }),
    push: {
      publicKey: "the-public-key",
      send({ endpoint }, { payload, ...push }) {
        const answer = pushAnswers.get(endpoint);
        if (answer instanceof Error) return Promise.reject(answer);
        if (answer === "gone") return Promise.resolve(answer);
        pushes.push({ endpoint, notification: JSON.parse(payload) as PushedNotification, ...push });
        return Promise.resolve("sent");
      },
    },
    ...(solve !== undefined && { solve }),
    ...(goBack !== undefined && { goBack }),
    ...(publisher !== undefined && { publisher }),
    beforeCommit: async (tx, stated) => {
      await checkStatedChanges(tx, stated);
      onStated?.(stated);
    },
  });
  const app = await buildApp(services, { logger: logger ?? faultLog, callsAMinute, deadlineMs: PATIENCE });
  checkAnswers(app);
  await app.ready();
  let born = 0;

  return {
    app,
    services,
    mails,
    pushes,
    pushAnswers,
    async person({ teams = [], ...fields } = {}) {
      const email = fields.email ?? `person-${String(++born)}@example.org`;
      const [created] = await services.db
        .insert(users)
        .values({
          passwordHash: "no password",
          firstname: "Camille",
          lastname: `Dupont ${String(born)}`,
          birthdate: "2000-01-01",
          phone: "0612345678",
          hasApprovedEula: true,
          ...fields,
          email,
        })
        .returning({ id: users.id });
      const id = created?.id ?? 0;
      if (teams.length > 0) {
        await services.db.insert(userTeams).values(teams.map((teamCode) => ({ userId: id, teamCode })));
      }
      const pair = await openSession(services, id);
      if (pair === undefined) throw new Error("No session for a person of the tests");
      return { id, email, ...pair };
    },
    async close() {
      await app.close();
      await connection.close();
      await database.drop();
    },
  };
}
