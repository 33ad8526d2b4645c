import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { createTransport } from "nodemailer";
import type { Mail } from "@coulisses/shared-domain/mail/compose-mail";
import type { Environment } from "../environment";
import { PermanentFailure } from "../jobs/job-kinds";

export type Mailer = {
  /** Rejects when the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
  /** Removes the copies of mails that contain one of these texts; only mails written to files have copies. */
  forget(texts: readonly string[]): Promise<void>;
  close(): void;
};

type Log = Pick<FastifyBaseLogger, "info">;

/** Over SMTP, or into files that a developer opens with a mail reader. */
export function mailerFor({ smtpUrl, dataDir }: Environment, log: Log): Mailer {
  return smtpUrl === undefined ? outbox(join(dataDir, "outbox"), log) : smtp(smtpUrl);
}

/** Names stay readable in the source of the mail, with any accents. */
const messageOf = ({ to, toName, ...mail }: Mail) => ({
  ...mail,
  to: { name: toName, address: to },
  textEncoding: "quoted-printable" as const,
});

/** The text of quoted-printable lines. */
function unquoted(source: string): string {
  const bytes = source
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

type SmtpError = Error & { responseCode?: number; command?: string };

/**
 * True when the server will never accept this mail: no such address, or refused content. Earlier refusals (of
 * our name and password above all) are for the operator to mend, and the mail is tried again.
 */
const isForGood = ({ responseCode = 0, command = "" }: SmtpError) =>
  responseCode >= 500 && ["RCPT TO", "DATA"].includes(command);

function smtp(url: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail)).catch((error: SmtpError) => {
        throw isForGood(error) ? new PermanentFailure(error.message, { cause: error }) : error;
      });
    },
    forget: () => Promise.resolve(),
    close() {
      transport.close();
    },
  };
}

function outbox(folder: string, log: Log): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true });
      const path = join(
        folder,
        `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`,
      );
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info({ path }, "mail written");
    },
    async forget(texts) {
      const names = await readdir(folder).catch(() => []);
      for (const path of names.map((name) => join(folder, name))) {
        const source = await readFile(path, "utf8");
        const words = `${source}\n${unquoted(source)}`;
        if (texts.some((text) => words.includes(text))) await rm(path, { force: true });
      }
    },
    close() {
      transport.close();
    },
  };
}
