import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { test } from "./journey.ts";
import { builtSite } from "./own-site.ts";

const main = resolve(import.meta.dirname, "../../backend/dist/main.js");

/** A server of its own for a test file, without an administrator; `address` is the one that its console says. */
export function newFestivalOfThisFile(): () => { address: string; console: () => string } {
  const data = mkdtempSync(join(tmpdir(), "coulisses-first-start-"));
  let said = "";
  let address = "";
  let stop = () => Promise.resolve();
  test.beforeAll(async () => {
    const server = spawn(process.execPath, [main], {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        PORT: "0",
        HOST: "127.0.0.1",
        PUBLIC_URL: "",
        SITE_DIR: builtSite,
        DATA_DIR: data,
        DATABASE_URL: "",
        DEMO: "off",
        LOG_LEVEL: "info",
        ADMIN_EMAIL: "",
        ADMIN_PASSWORD: "",
      },
    });
    const ended = new Promise<void>((done) => server.once("exit", () => done()));
    stop = () => {
      server.kill("SIGTERM");
      return ended;
    };
    const lines = createInterface(server.stdout);
    await new Promise<void>((ready, fail) => {
      void ended.then(() => fail(new Error("The server of this festival did not start.")));
      lines.on("line", (line) => {
        said += `${line}\n`;
        const port = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
        const path = /(\/first-start#\S+)/.exec(said)?.[1];
        if (port === undefined || path === undefined) return;
        address = `http://127.0.0.1:${port}${path}`;
        ready();
      });
    });
  });
  test.afterAll(async () => {
    await stop();
    rmSync(data, { recursive: true, force: true });
  });
  return () => ({ address, console: () => said });
}
