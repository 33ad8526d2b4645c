import { chmod, mkdir, mkdtemp, readdir, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { composeMail } from "@coulisses/shared-domain/mail/compose-mail";
import { sampleFestival, sampleLetters } from "@coulisses/shared-domain/testing/sample-mails";
import { jwtSecret } from "../auth/jwt-secret";
import { mailerFor } from "../mail/mailer";
import { vapidKeys } from "../planning/reminders/push-service";
import { testsOnServer } from "../testing/fresh-database";
import { testEnvironment } from "../testing/test-environment";
import { connect } from "./connect";

const before = process.umask();
afterAll(() => process.umask(before));
beforeEach(() => process.umask(0o022));

const folder = () => mkdtemp(join(process.env["TEST_FOLDER"] ?? tmpdir(), "private-"));

/** Paths below this folder, itself included, that other users may read or enter. */
async function open(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true });
  const modes = await Promise.all(
    [".", ...entries].map(async (name) => ({ name, mode: (await stat(join(path, name))).mode })),
  );
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name);
}

// A server has a folder of its own.
(testsOnServer() ? describe.skip : describe)("What stands in DATA_DIR", () => {
  it("is for the account that runs the product alone: database, secrets, mails", async () => {
    const dataDir = join(await folder(), "new");
    const connection = await connect({ databaseUrl: undefined, dataDir, onError: () => undefined });
    const environment = { ...testEnvironment(), jwtSecret: undefined, smtpUrl: undefined, dataDir };
    await jwtSecret(environment);
    await vapidKeys(environment);
    const letter = { ...sampleLetters.enrolled, to: "nini@exemple.fr", greeting: "Bonjour," };
    await mailerFor(environment, { info: () => undefined }).send(composeMail(sampleFestival, letter));
    expect(await readdir(dataDir)).toEqual(
      expect.arrayContaining(["database", "jwt-secret", "outbox", "vapid-private-key"]),
    );
    expect(await open(dataDir)).toEqual([]);
    await connection.close();
  });

  it("becomes so at the next start, but for what links lead to", async () => {
    const [dataDir, elsewhere] = [await folder(), await folder()];
    await chmod(dataDir, 0o755);
    await mkdir(join(dataDir, "outbox"), { mode: 0o755 });
    await writeFile(join(dataDir, "outbox", "1.eml"), "Bonjour", { mode: 0o644 });
    await chmod(elsewhere, 0o755);
    await symlink(elsewhere, join(dataDir, "link"));
    const connection = await connect({ databaseUrl: undefined, dataDir, onError: () => undefined });
    expect(await open(dataDir)).toEqual(["link"]);
    await connection.close();
  });
});
