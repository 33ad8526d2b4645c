import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import * as tar from "tar";
import { freePort } from "./lib/port.mjs";
import { untilReady } from "./lib/ready.mjs";
import { root } from "./lib/root.mjs";

const run = promisify(execFile);
const mebibyte = 1_048_576;
const admin = { email: "admin@example.org", password: "un mot de passe assez long" };

let folder;
let archive;
let installed;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "coulisses-release-"));
  const { publicKey, privateKey } = generateKeyPairSync("ed25519", {
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  await writeFile(path.join(folder, "key.pem"), privateKey);
  await writeFile(path.join(folder, "key.pub"), publicKey);
  const env = { ...process.env, RELEASE_KEY: path.join(folder, "key.pem"), RELEASE_DIR: folder };
  await run(process.execPath, ["scripts/release/main.mjs"], { cwd: root, env, maxBuffer: 16 * mebibyte });
  const name = (await readdir(folder)).find((one) => one.endsWith(".tar.gz"));
  archive = path.join(folder, name);
  installed = path.join(folder, "installed", name.slice(0, -".tar.gz".length));
  await mkdir(path.dirname(installed));
  await tar.extract({ file: archive, cwd: path.dirname(installed) });
});
after(() => rm(folder, { recursive: true, force: true }));

test("the archive is small, and each of its files is the one that was made", async () => {
  assert.ok((await stat(archive)).size < 40 * mebibyte);
  await run("sha256sum", ["-c", "SHA256SUMS", "--quiet"], { cwd: installed });
});

test("its provenance is of the key that signed it, and of no changed archive", async () => {
  const verify = (file) =>
    run(process.execPath, ["scripts/release/verify.mjs", file, path.join(folder, "key.pub")], { cwd: root });
  const { stdout: commit } = await run("git", ["rev-parse", "HEAD"], { cwd: root });
  assert.match((await verify(archive)).stdout, new RegExp(`made of commit ${commit}`));
  const changed = path.join(folder, "changed", path.basename(archive));
  await mkdir(path.dirname(changed));
  await writeFile(changed, Buffer.concat([await readFile(archive), Buffer.from([0])]));
  await writeFile(`${changed}.intoto.json`, await readFile(`${archive}.intoto.json`));
  await assert.rejects(verify(changed), /not the one that was signed/);
});

test("it names its packages and their licences", async () => {
  const { components } = JSON.parse(await readFile(path.join(installed, "sbom.cdx.json"), "utf8"));
  const names = components.map(({ name }) => name);
  for (const name of ["fastify", "react", "@electric-sql/pglite"]) assert.ok(names.includes(name), name);
  assert.match(await readFile(path.join(installed, "LICENCES.txt"), "utf8"), /fastify \d.*MIT/);
});

test("it starts in an empty folder, signs people in, serves its pages, is backed up and stops", async () => {
  const festival = path.join(folder, "festival");
  await mkdir(festival);
  const port = await freePort();
  const env = {
    PATH: "",
    DEMO: "off",
    PORT: String(port),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  const server = spawn(process.execPath, [path.join(installed, "start.mjs")], {
    cwd: festival,
    env,
    stdio: "inherit",
  });
  const ended = once(server, "exit");
  try {
    const address = `http://127.0.0.1:${port}`;
    assert.ok(await untilReady(address, () => server.exitCode === null));
    const page = await fetch(address);
    assert.match(await page.text(), /<div id="root"/);
    const answer = await fetch(`${address}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(admin),
    });
    assert.equal(answer.status, 201);
    const { accessToken } = await answer.json();
    const docs = await fetch(`${address}/api/docs`, { headers: { authorization: `Bearer ${accessToken}` } });
    assert.equal(docs.status, 200);
    const backup = path.join(folder, "festival.backup");
    await run(process.execPath, [path.join(installed, "backend/dist/backup.js"), "backup", backup], {
      cwd: festival,
      env,
    });
    assert.ok(existsSync(backup));
  } finally {
    server.kill("SIGTERM");
  }
  assert.deepEqual(await ended, [0, null]);
});
