import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newestMigration } from "../database/migrate";
import { pack, unpack } from "./archive";
import { checkedManifest, type Manifest, writeManifest } from "./manifest";

let folder: string;
let count = 0;
const fresh = (name: string) => join(folder, `${name}-${String(++count)}`);
beforeAll(async () => {
  folder = await mkdtemp(join(process.env.TEST_FOLDER ?? tmpdir(), "manifest-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A folder such as a backup is made of, described as said. */
async function described(about: Partial<Pick<Manifest, "kind" | "migration">> = {}): Promise<string> {
  const source = fresh("source");
  await mkdir(join(source, "files/outbox"), { recursive: true });
  await writeFile(join(source, "database.tar.gz"), Buffer.alloc(3_000, "base "));
  await writeFile(join(source, "files/outbox/1.eml"), "Salut Léa");
  await writeManifest(source, { kind: "embedded", migration: newestMigration(), ...about });
  return source;
}

async function packed(source: string): Promise<string> {
  const file = fresh("file");
  await pack(source, file);
  return file;
}

async function read(file: string): Promise<Manifest> {
  const target = fresh("target");
  await unpack(file, target);
  return checkedManifest(target, "embedded");
}

/** The content that an accepted file brings back; the refusal of another. */
async function contentIn(file: string): Promise<string> {
  const target = fresh("target");
  try {
    await unpack(file, target);
    await checkedManifest(target, "embedded");
  } catch (error) {
    return (error as Error).message;
  }
  const texts = ["database.tar.gz", "files/outbox/1.eml"].map((path) => readFile(join(target, path), "utf8"));
  return (await Promise.all(texts)).join("");
}

describe("The file of a backup", () => {
  it("comes back with each of its files", async () => {
    const { files } = await read(await packed(await described()));
    expect(files.map(({ path, bytes }) => [path, bytes])).toEqual([
      ["database.tar.gz", 3_000],
      ["files/outbox/1.eml", 10],
    ]);
  });

  it("with any byte changed is refused, or has lost nothing", async () => {
    const whole = await readFile(await packed(await described()));
    const intact = await contentIn(await packed(await described()));
    let refused = 0;
    for (let at = 0; at < whole.length; at += 37) {
      const copy = Buffer.from(whole);
      copy[at] = (copy[at] ?? 0) ^ 0x15;
      const file = fresh("changed");
      await writeFile(file, copy);
      const outcome = await contentIn(file);
      if (outcome === intact) continue;
      expect(outcome).toMatch(/abîmé ou coupé|plus récente/);
      refused++;
    }
    expect(refused).toBeGreaterThan(100);
  });

  it("cut anywhere is refused, or has lost nothing", async () => {
    const whole = await readFile(await packed(await described()));
    const intact = await contentIn(await packed(await described()));
    for (let length = 0; length < whole.length; length += 256) {
      const file = fresh("cut");
      await writeFile(file, whole.subarray(0, length));
      const outcome = await contentIn(file);
      if (outcome !== intact) expect(outcome).toMatch(/abîmé ou coupé/);
    }
  });

  it("of a newer version is refused, by its migration or by its format", async () => {
    const newer = await packed(await described({ migration: newestMigration() + 1 }));
    await expect(read(newer)).rejects.toThrow(/version plus récente/);
    const source = await described();
    const sealed = JSON.parse(await readFile(join(source, "manifest.json"), "utf8")) as { content: string };
    const content = sealed.content.replace('"format":1', '"format":2');
    const sha256 = createHash("sha256").update(content).digest("hex");
    await writeFile(join(source, "manifest.json"), JSON.stringify({ content, sha256 }));
    await expect(read(await packed(source))).rejects.toThrow(/version plus récente/);
  });

  it("of an older version is taken: the next start brings its tables up to date", async () => {
    const older = await packed(await described({ migration: 1 }));
    expect((await read(older)).migration).toBe(1);
  });

  it("of the other kind of database is refused", async () => {
    await expect(read(await packed(await described({ kind: "server" })))).rejects.toThrow(
      /serveur PostgreSQL : donne dans DATABASE_URL/,
    );
  });

  it("with a file that its description does not name is refused", async () => {
    const source = await described();
    await writeFile(join(source, "files/added.sh"), "echo");
    await expect(read(await packed(source))).rejects.toThrow(/abîmé/);
  });

  it("with a link to elsewhere writes nothing there", async () => {
    const [source, outside] = [await described(), fresh("outside")];
    await mkdir(outside);
    await symlink(outside, join(source, "files/link"));
    const target = fresh("target");
    await unpack(await packed(source), target);
    expect(await readdir(join(target, "files"))).toEqual(["outbox"]);
  });
});
