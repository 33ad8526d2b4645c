import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./port.mjs";
import { untilReady } from "./ready.mjs";
import { root } from "./root.mjs";

/**
 * Runs `work(origin)` on the product as `npm start` starts it, with its own demo festival; `tree`: of another
 * checkout.
 */
export function withProduct(work, tree = root) {
  const settings = tree === root ? {} : { SITE_DIR: path.join(tree, "site") };
  return withServer(path.join(tree, "scripts/start.mjs"), settings, work);
}

/** Runs `work(origin)` on the built backend with another build of the site. */
export function withSite(site, work) {
  return withServer(path.join(root, "backend/dist/main.js"), { SITE_DIR: site, LOG_LEVEL: "warn" }, work);
}

async function withServer(script, settings, work) {
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), "coulisses-"));
  const child = spawn(process.execPath, [script], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: data,
      DEMO: "on",
      DATABASE_URL: "",
      ...settings,
    },
  });
  const ended = new Promise((resolve) => {
    child.once("exit", resolve);
  });
  const remove = () => {
    child.kill("SIGTERM");
    rmSync(data, { recursive: true, force: true });
  };
  const end = async () => {
    child.kill("SIGTERM");
    await ended;
    remove();
  };
  process.once("exit", remove);
  const signals = ["SIGINT", "SIGTERM"];
  const interrupted = () => void end().finally(() => process.exit(130));
  for (const signal of signals) process.once(signal, interrupted);
  const origin = `http://127.0.0.1:${port}`;
  try {
    if (!(await untilReady(origin, () => child.exitCode === null)))
      throw new Error("The product did not start.");
    return await work(origin);
  } finally {
    for (const signal of signals) process.off(signal, interrupted);
    process.off("exit", remove);
    await end();
  }
}
