import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { test } from "./journey.ts";
import { emailOf, password } from "./festival.ts";

const repository = resolve(import.meta.dirname, "../..");
export const builtSite = resolve(repository, process.env["SITE_DIR"] ?? "site");

type Json = Record<string, unknown>;
type Manifest = Json & { integrity: Record<string, string> };
type Registry = { features: (Json & { name: string; version: string; cards: { name: string }[] })[] };
/** Exit code and output of a command. */
type Answer = { code: number; output: string };

/**
 * A copy of the built site, published to and rolled back as teams do, with its own server and an empty
 * festival.
 */
export type OwnSite = {
  origin: string;
  /** Runs the command as a team's job does. */
  federation: (...args: string[]) => Promise<Answer>;
  registry: () => Promise<Registry>;
  writeRegistry: (registry: Registry) => Promise<void>;
  /** Writes the registry as an editor or a full disk may leave it. */
  damageRegistry: (text: string) => Promise<void>;
  /** Puts a build in place by hand, without the checks of publishing. */
  putByHand: (name: string, build: string) => Promise<void>;
  shellManifest: () => Promise<Manifest & { contracts: number[] }>;
  /** Changes the present build of an app or of the shell; returns the folder to publish. */
  anotherBuild: (name: string, change: (build: Build) => Promise<void> | void) => Promise<string>;
  close: () => Promise<void>;
};

type Build = {
  manifest: Manifest;
  /** Appends text to one of its files. */
  append: (file: string, text: string) => Promise<void>;
  /** Replaces a text in its scripts and in its manifest. */
  rename: (text: string, other: string) => Promise<void>;
};

/** Gives a test file its own site for the length of its tests. */
export function siteOfThisFile(): () => OwnSite {
  let site: OwnSite | undefined;
  test.beforeAll(async () => {
    site = await ownSite();
  });
  test.afterAll(() => site?.close());
  return () => {
    if (!site) throw new Error("The site is there once the tests run.");
    return site;
  };
}

export async function ownSite(settings: NodeJS.ProcessEnv = {}): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), "coulisses-site-"));
  const site = join(folder, "site");
  await cp(builtSite, site, { recursive: true });
  const { origin, stop } = await serve(site, join(folder, "data"), settings);
  const read = async <T>(file: string) => JSON.parse(await readFile(join(site, file), "utf8")) as T;
  const registry = () => read<Registry>("features.json");
  let builds = 0;

  return {
    origin,
    registry,
    federation: (...args) => federation(...args, "--site", site),
    writeRegistry: (changed) => writeFile(join(site, "features.json"), JSON.stringify(changed)),
    damageRegistry: (text) => writeFile(join(site, "features.json"), text),
    async putByHand(name, build) {
      await cp(build, join(site, "features", name, "by-hand"), { recursive: true });
      const { features } = await registry();
      const handMade = {
        version: "by-hand",
        entry: `/features/${name}/by-hand/entry.js`,
        doors: undefined,
        integrity: undefined,
        hashes: undefined,
      };
      const changed = features.map((feature) =>
        feature.name === name ? { ...feature, ...handMade } : feature,
      );
      await writeFile(join(site, "features.json"), JSON.stringify({ features: changed }));
    },
    shellManifest: () => read("shell/manifest.json"),
    async anotherBuild(name, change) {
      const version = (await registry()).features.find((feature) => feature.name === name)?.version;
      const inPlace = join(site, version === undefined ? "shell" : `features/${name}/${version}`);
      const dist = join(folder, `build-${++builds}`);
      await cp(inPlace, dist, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
      const manifest = JSON.parse(await readFile(join(dist, "manifest.json"), "utf8")) as Manifest;
      const rewrite = async (file: string, changed: (content: string) => string) => {
        const content = changed(await readFile(join(dist, file), "utf8"));
        await writeFile(join(dist, file), content);
        manifest.integrity[file] = `sha384-${createHash("sha384").update(content).digest("base64")}`;
      };
      await change({
        manifest,
        append: (file, text) => rewrite(file, (content) => content + text),
        async rename(text, other) {
          const renamed = (content: string) => content.replaceAll(text, other);
          Object.assign(manifest, JSON.parse(renamed(JSON.stringify(manifest))));
          const scripts = Object.keys(manifest.integrity).filter((file) => file.endsWith(".js"));
          await Promise.all(scripts.map((file) => rewrite(file, renamed)));
        },
      });
      await writeFile(join(dist, "manifest.json"), JSON.stringify(manifest));
      return dist;
    },
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function federation(...args: string[]): Promise<Answer> {
  const command = join(repository, "federation/bin/federation.mjs");
  return new Promise((done) => {
    const child = execFile(process.execPath, [command, ...args], { cwd: repository }, (_error, out, err) => {
      done({ code: child.exitCode ?? -1, output: `${out}${err}` });
    });
  });
}

async function serve(
  site: string,
  data: string,
  settings: NodeJS.ProcessEnv,
): Promise<{ origin: string; stop: () => Promise<unknown> }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(repository, "backend/dist/main.js")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      SITE_DIR: site,
      DATA_DIR: data,
      DEMO: "off",
      DATABASE_URL: "",
      LOG_LEVEL: "warn",
      ADMIN_EMAIL: emailOf("admin"),
      ADMIN_PASSWORD: password,
      ...settings,
    },
  });
  const ended = new Promise((done) => server.once("exit", done));
  while (!(await isReady(origin))) {
    if (server.exitCode !== null) throw new Error("The server of this site did not start.");
    await wait(100);
  }
  await approveConditions(origin);
  return {
    origin,
    stop: () => {
      server.kill("SIGTERM");
      return ended;
    },
  };
}

const isReady = (origin: string) =>
  fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function approveConditions(origin: string): Promise<void> {
  const post = (path: string, init: RequestInit) =>
    fetch(`${origin}/api/${path}`, { method: "POST", ...init });
  const answer = await post("login", {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: emailOf("admin"), password }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  await post("users/me/approve-eula", { headers: { authorization: `Bearer ${accessToken}` } });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
