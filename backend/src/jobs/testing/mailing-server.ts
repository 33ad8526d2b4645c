import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDatabase, testsOnServer } from "../../testing/fresh-database";
import { bundle, type Instance, instanceOf } from "../../testing/two-instances/instance";
import { until } from "./job-instances";
import { loseActiveJobs } from "./lose-active-jobs";
import { type MailServer, mailServer } from "./mail-server";

/** A process of the server with a database and a mail server of its own. */
export type MailingServer = {
  server: Instance;
  mails: MailServer;
  /** Kills the server as soon as it is at its mail of this number; nobody believes any more that it works on it. */
  dieAtMail(visit: number): Promise<void>;
  close(): Promise<void>;
};

/** The server is not started yet. */
export async function mailingServer(variables: Record<string, string>): Promise<MailingServer> {
  const mails = await mailServer();
  const database = testsOnServer() ? await freshDatabase() : undefined;
  const server = await instanceOf(await bundle(), {
    DATA_DIR: await mkdtemp(join(process.env["TEST_FOLDER"] ?? tmpdir(), "mailing-")),
    DATABASE_URL: database?.url ?? "",
    JWT_SECRET: "a secret that only tests know, long enough",
    SMTP_URL: mails.url,
    ...variables,
  });
  return {
    server,
    mails,
    async dieAtMail(visit) {
      await until(() => Promise.resolve(mails.visits() >= visit));
      await server.end("SIGKILL");
      if (database?.url !== undefined) await loseActiveJobs(database.url);
    },
    async close() {
      await server.end("SIGKILL");
      await mails.close();
      await database?.drop();
    },
  };
}
