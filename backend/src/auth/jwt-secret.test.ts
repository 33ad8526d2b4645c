import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testEnvironment } from "../testing/test-environment";
import { jwtSecret } from "./jwt-secret";

describe("The secret that signs the tokens", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(process.env["TEST_FOLDER"] ?? tmpdir(), "secret-"));
  });
  const secret = () => jwtSecret({ ...testEnvironment(), jwtSecret: undefined, dataDir });

  it("is made once and kept, so that sessions outlive a restart", async () => {
    const made = await secret();
    expect(made.length).toBeGreaterThan(32);
    expect(await secret()).toBe(made);
  });

  it("is made again when the server was killed before it was written", async () => {
    await writeFile(join(dataDir, "jwt-secret"), "");
    const made = await secret();
    expect(await readFile(join(dataDir, "jwt-secret"), "utf8")).toBe(made);
  });

  it("is not replaced when the operator wrote one that is too short", async () => {
    await writeFile(join(dataDir, "jwt-secret"), "court");
    await expect(secret()).rejects.toThrow("too short");
  });
});
