import { fork, spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkNode } from "../lib/check-node.mjs";
import { becomesFree } from "../lib/port.mjs";
import { untilReady } from "../lib/ready.mjs";
import { welcome } from "../lib/welcome.mjs";

/** Starts this version on the data and the site of the folder where it is typed. */

checkNode();
const here = path.resolve(import.meta.dirname, "../..");
const { version, apps } = JSON.parse(readFileSync(path.join(here, "release.json"), "utf8"));
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? "127.0.0.1";
const site = path.resolve(process.env.SITE_DIR ?? "site");
const [stamp, own] = [path.join(site, ".built"), path.join(site, ".published-here.json")];

/** The site keeps what was in place before: open tabs go on, and each app can go back. */
async function publish() {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === version) return;
  const folders = apps.map((app) => path.join(here, "apps", app));
  const words = ["publish", ...folders, "--site", site, "--own", own, "--untried"];
  const publishing = spawn(process.execPath, [path.join(here, "federation/bin/federation.mjs"), ...words], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise((resolve) => publishing.once("exit", resolve));
  if (code !== 0) throw new Error(`Les pages n'ont pas pu être mises en place dans ${site}.`);
  writeFileSync(stamp, version);
}

if (!(await becomesFree(port, host, 3_000))) {
  console.error(
    `Le port ${port} est déjà pris sur ${host} : arrête ce qui l'occupe, ou donne un autre PORT.`,
  );
  process.exit(1);
}
await publish();

const server = fork(path.join(here, "backend/dist/main.js"), {
  detached: true,
  env: {
    ...process.env,
    PORT: String(port),
    HOST: host,
    SITE_DIR: site,
    DATA_DIR: path.resolve(process.env.DATA_DIR ?? "data"),
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  },
});
let exited = false;
server.once("exit", (code) => {
  exited = true;
  process.exitCode = code ?? 1;
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => server.kill(signal === "SIGINT" ? "SIGINT" : "SIGTERM"));

const address = `http://${host === "0.0.0.0" || host === "::" ? "localhost" : host}:${port}`;
if (await untilReady(address, () => !exited)) console.log(await welcome(address));
