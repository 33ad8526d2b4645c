import { spawn } from "node:child_process";
import { build } from "./lib/build.mjs";
import { checkNode } from "./lib/check-node.mjs";
import { install } from "./lib/install.mjs";
import { isFree } from "./lib/port.mjs";
import { untilReady } from "./lib/ready.mjs";
import { featureApps, root, site } from "./lib/root.mjs";
import { welcome } from "./lib/welcome.mjs";

checkNode();

const apps = process.argv.slice(2);
const unknown = apps.filter((app) => !featureApps.includes(app));
if (apps.length === 0 || unknown.length > 0) {
  console.error(`Usage : npm run dev -- <apps…>, parmi ${featureApps.join(", ")}.`);
  process.exit(2);
}

const host = process.env.HOST ?? "127.0.0.1";
const port = Number(process.env.PORT ?? 3000);
const backendPort = port + 1;
for (const wanted of [port, backendPort]) {
  if (await isFree(wanted, host)) continue;
  console.error(
    `Le port ${wanted} est déjà pris sur ${host} : PORT=… en choisit d'autres (il en faut deux qui se suivent).`,
  );
  process.exit(1);
}

await install();
if (!(await build())) process.exit(1);

const children = [];
let stopping = false;

function stop() {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill("SIGTERM");
}

function start(tool, args, env = {}) {
  const child = spawn(process.execPath, [`${root}/node_modules/.bin/${tool}`, ...args], {
    cwd: root,
    detached: true,
    stdio: "inherit",
    env: { ...process.env, HOST: host, ...env },
  });
  child.once("exit", stop);
  children.push(child);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);

const backend = `http://${host}:${backendPort}`;
start("tsx", ["watch", "backend/src/main.ts"], {
  PORT: String(backendPort),
  SITE_DIR: site,
  DATA_DIR: process.env.DATA_DIR ?? `${root}/data`,
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${port}`,
});
if (await untilReady(backend, () => !stopping)) {
  start("federation", ["dev", ...apps, "--port", String(port), "--backend", backend]);
  if (await untilReady(`http://${host}:${port}`, () => !stopping))
    console.log(await welcome(`http://${host}:${port}`));
}
