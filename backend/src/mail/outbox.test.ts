import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { composeMail } from "@coulisses/shared-domain/mail/compose-mail";
import { sampleFestival, sampleLetters } from "@coulisses/shared-domain/testing/sample-mails";
import { testEnvironment } from "../testing/test-environment";
import { mailerFor } from "./mailer";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(process.env["TEST_FOLDER"] ?? tmpdir(), "outbox-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const outbox = () =>
  mailerFor({ ...testEnvironment(), smtpUrl: undefined, dataDir }, { info: () => undefined });
const written = async () => (await readdir(join(dataDir, "outbox"))).length;
const mailTo = (to: string, letter = sampleLetters.enrolled) =>
  composeMail(sampleFestival, { ...letter, to, greeting: "Bonjour," });

describe("Mails written to files, for want of a mail server", () => {
  it("hold neither the address nor the name of anyone who is forgotten", async () => {
    const mailer = outbox();
    await mailer.send(mailTo("nini@exemple.fr"));
    await mailer.send(mailTo("marie@exemple.fr", sampleLetters.activityRejected));
    await mailer.send(mailTo("marie@exemple.fr"));
    expect(await written()).toBe(3);
    await mailer.forget(["nini@exemple.fr", "Hélène (Nini) Lœuvre"]);
    expect(await written()).toBe(1);
    mailer.close();
  });

  it("are none as long as nothing was sent, and nobody minds", async () => {
    await expect(outbox().forget(["nini@exemple.fr"])).resolves.toBeUndefined();
  });
});
