import { spawn } from "node:child_process";
import path from "node:path";
import { build } from "./lib/build.mjs";
import { checkNode } from "./lib/check-node.mjs";
import { endWithNpm } from "./lib/end-with-npm.mjs";
import { install } from "./lib/install.mjs";
import { becomesFree } from "./lib/port.mjs";
import { untilReady } from "./lib/ready.mjs";
import { root, site } from "./lib/root.mjs";
import { codeOf } from "./lib/run.mjs";
import { welcome } from "./lib/welcome.mjs";

checkNode();
endWithNpm();

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? "127.0.0.1";

// A server just killed may still be writing.
if (!(await becomesFree(port, host, 3_000))) {
  console.error(
    `Le port ${port} est déjà pris sur ${host}. Arrête ce qui l'occupe, ou choisis-en un autre : PORT=3001 npm start`,
  );
  process.exit(1);
}

await install();
if (!(await build())) {
  console.error("La construction a échoué : voir les messages ci-dessus.");
  process.exit(1);
}

// A process group of its own, so that Ctrl-C reaches it once, from here, and it can finish its writes. The
// silent channel closes when we are killed outright, which stops the server too.
const server = spawn(process.execPath, [path.join(root, "backend/dist/main.js")], {
  cwd: root,
  detached: true,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: {
    ...process.env,
    PORT: String(port),
    HOST: host,
    SITE_DIR: site,
    DATA_DIR: process.env.DATA_DIR ?? path.join(root, "data"),
    // A log line per request would push address and accounts off the screen.
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  },
});

let exited = false;
server.once("exit", (code, signal) => {
  exited = true;
  process.exitCode = signal ? codeOf(signal) : code;
});
process.on("SIGINT", () => server.kill("SIGINT"));
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill("SIGTERM"));
process.on("exit", () => {
  if (!exited) server.kill("SIGKILL");
});

const address = `http://${host === "0.0.0.0" || host === "::" ? "localhost" : host}:${port}`;
if (await untilReady(address, () => !exited)) console.log(await welcome(address));
