import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../lib/port.mjs";
import { root } from "../lib/root.mjs";
import { mark } from "./marked.mjs";

export async function until(condition, what, seconds = 180) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(50)) {
    const found = await condition();
    if (found) return found;
  }
  throw new Error(`Not within ${seconds} s: ${what}`);
}

/** A separate festival that can be started again and again, as a user does. */
export async function festivalOfItsOwn(settings = {}) {
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), "coulisses-start-"));
  const origin = `http://127.0.0.1:${port}`;

  function start(command = [process.execPath, "scripts/start.mjs"]) {
    const { env, running } = mark();
    const [program, ...args] = command;
    const inherited = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_TEST)/.test(name)),
    );
    const child = spawn(program, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...inherited,
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: data,
        DATABASE_URL: "",
        DEMO: "on",
        ...settings,
        ...env,
      },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
    const exit = once(child, "exit").then(([code, signal]) => ({ code, signal }));
    return {
      child,
      exit,
      running,
      output: () => output,
      ended: () => until(() => running().length === 0, `nothing left of it, but ${running().join("; ")}`, 60),
      async ready() {
        const isUp = async () => (await fetch(`${origin}/api/health`).catch(() => undefined))?.ok;
        const isOver = async () => child.exitCode !== null || child.signalCode !== null;
        await until(async () => (await isOver()) || (await isUp()), "ready", 240);
        if (await isOver()) throw new Error(`It ended instead of starting: ${output}`);
      },
    };
  }

  return { data, origin, start };
}

/**
 * Adds activities one after the other until the server is gone, and each acknowledged name to `acknowledged`.
 */
export async function writeUntilGone(origin, token, name, acknowledged) {
  for (let number = 1; ; number++) {
    const answer = await fetch(`${origin}/api/festival-activities`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ name: `${name} ${number}` }),
    }).catch(() => undefined);
    if (!answer) return;
    if (answer.status === 201) acknowledged.push(`${name} ${number}`);
    await wait(20);
  }
}

export async function tokenOf(origin, role) {
  const answer = await fetch(`${origin}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${role}@demo.coulisses.test`, password: "Coulisses-2026!" }),
  });
  return (await answer.json()).accessToken;
}

export async function activityNames(origin, token) {
  const answer = await fetch(`${origin}/api/festival-activities`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).map(({ name }) => name);
}
