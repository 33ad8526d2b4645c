import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Environment, readEnvironment } from "../environment";

/** Settings of a server under test, its data in a folder of its own. */
export function testEnvironment(variables: NodeJS.ProcessEnv = {}): Environment {
  const folder = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), "server-"));
  return readEnvironment(
    {
      DATA_DIR: join(folder, "data"),
      DEMO: "off",
      // All tests register from one address.
      REGISTRATIONS_A_MINUTE: "100000",
      REGISTRATIONS_AN_HOUR: "100000",
      JWT_SECRET: "a secret that only tests know, long enough",
      PUBLIC_URL: "http://coulisses.test",
      ...variables,
    },
    join(folder, "site"),
  );
}
