import type PgBoss from "pg-boss";
import type { Connection, Database } from "./database/database";
import type { Write } from "./changes/write";
import type { Environment } from "./environment";
import type { JobWorker } from "./jobs/job-worker";
import type { Mailer } from "./mail/mailer";
import type { PushService } from "./planning/reminders/push-service";
import type { Tokens } from "./auth/tokens";
import type { SessionReader } from "./auth/session/session-reader";
import type { LiveHub } from "./live/live-hub";
import type { Presence } from "./live/presence/presence";
import type { Pseudonym } from "./client-errors/pseudonym";
import type { Publisher } from "./publishing/publisher";
import type { Printer } from "./planning/print/paper/printer";

/** The services of routes: `app.services`. */
export type Services = {
  environment: Environment;
  connection: Connection;
  db: Database;
  write: Write;
  mailer: Mailer;
  push: PushService;
  boss: PgBoss;
  jobs: JobWorker;
  tokens: Tokens;
  /** Names sessions and people in what is counted of browsers, without saying who they are. */
  pseudonym: Pseudonym;
  /** Puts versions of apps in place. */
  publisher: Publisher;
  sessions: SessionReader;
  liveHub: LiveHub;
  /** The people on each sheet. */
  presence: Presence;
  /** One printer for the files that calls wait for, one for those of the queue. */
  printers: Record<"desk" | "queue", Printer>;
  /** Stops the computation of proposals, which continues after the next start. */
  stopSolving: () => void;
  /** True when the demo's accounts exist: the login page may offer them. */
  demo: boolean;
  /** Opens the page of the first start, as long as there is no administrator. */
  firstStartKey: string;
};

declare module "fastify" {
  interface FastifyInstance {
    services: Services;
  }
}
