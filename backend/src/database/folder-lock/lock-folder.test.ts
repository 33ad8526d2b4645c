import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder } from "./lock-folder";
import { holderLine, inspectWithPs, readHolder } from "./lock-holder";

const patience = { endingMs: 300, silenceMs: 1_500, writingMs: 100 };

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(process.env["TEST_FOLDER"] ?? tmpdir(), "lock-"));
  path = join(folder, "database.lock");
});

const lock = () => lockFolder(folder, patience);
const heldByUs = async () => expect(await readFile(path, "utf8")).toBe(holderLine());
const ourStart = () => readHolder(holderLine())?.started ?? "";

/** A process that does nothing, and the line that its lock would hold. */
async function sleeper(): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ["-e", "console.log('up'); setInterval(() => {}, 1e6)"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  await once(child.stdout ?? child, "data");
  return { child, line: await lineOf(child.pid ?? 0) };
}

async function lineOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${String(pid)}/stat`, "utf8").catch(() => undefined);
  const started =
    stat === undefined ? inspectWithPs(pid)?.started : stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  return `${String(pid)} ${started ?? "?"} ${hostname()}\n`;
}

describe("The folder of the embedded database", () => {
  it("is held by one process at a time, and free once released", async () => {
    const unlock = await lock();
    await expect(lock()).rejects.toThrow(`already open in process ${String(process.pid)}.`);
    await unlock();
    await (
      await lock()
    )();
  });

  it("is waited for while its holder ends", async () => {
    const { child, line } = await sleeper();
    await writeFile(path, line);
    const locking = lockFolder(folder, { ...patience, endingMs: 10_000 });
    child.kill("SIGKILL");
    const unlock = await locking;
    await heldByUs();
    await unlock();
  });

  it("is refused while its holder runs", async () => {
    const { child, line } = await sleeper();
    await writeFile(path, line);
    await expect(lock()).rejects.toThrow("already open");
    child.kill("SIGKILL");
  });

  it("is taken from who was killed and has a parent that takes no notice", async () => {
    const careless = spawn("sh", ["-c", "sleep 100 & echo $!; exec sleep 100"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [said] = (await once(careless.stdout, "data")) as [Buffer];
    const pid = Number(String(said));
    await writeFile(path, await lineOf(pid));
    process.kill(pid, "SIGKILL");
    // A busy machine takes a moment to end it.
    const unlock = await lockFolder(folder, { ...patience, endingMs: 10_000 });
    await heldByUs();
    careless.kill("SIGKILL");
    await unlock();
  });

  it.each([
    ["names nobody: its writer was killed before the first letter", ""],
    ["is cut short: its writer was killed amid it", String(process.pid)],
    ["is cut short after a live process's number", `${String(process.pid)} `],
    ["names a process that is gone", `2147483646 1 ${hostname()}\n`],
    ["names a number that another process has had since", `${String(process.pid)} 1 ${hostname()}\n`],
  ])("is taken at once when the lock %s", async (_why, left) => {
    await writeFile(path, left);
    const silenceMs = 60_000;
    const began = Date.now();
    const unlock = await lockFolder(folder, { ...patience, silenceMs });
    expect(Date.now() - began).toBeLessThan(silenceMs);
    await heldByUs();
    await unlock();
  });

  it("is taken from another machine's or container's process that says nothing any more", async () => {
    await writeFile(path, `${String(process.pid)} ${ourStart()} another-host\n`);
    const unlock = await lock();
    await heldByUs();
    await unlock();
  });

  it("is refused while another machine's or container's process says that it lives", async () => {
    await writeFile(path, `${String(process.pid)} ${ourStart()} another-host\n`);
    const beat = setInterval(() => void utimes(path, new Date(), new Date()), 200);
    await expect(lock()).rejects.toThrow(/already open in process \d+ of another-host/);
    clearInterval(beat);
  });

  it("says, by its lock, that its holder lives", async () => {
    const unlock = await lock();
    await utimes(path, 1, 1);
    await new Promise((done) => setTimeout(done, 1_500));
    await writeFile(path, (await readFile(path, "utf8")).replace(hostname(), "another-host"));
    await utimes(path, 1, 1);
    await expect(lock()).rejects.toThrow("another-host");
    await unlock();
  });

  it("goes to one of several that find it left behind", async () => {
    await writeFile(path, `2147483646 1 ${hostname()}\n`);
    const outcomes = await Promise.allSettled([lock(), lock(), lock()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

const whereThereIsPs = existsSync("/bin/ps") ? it : it.skip;
whereThereIsPs(
  "A process is told from another with its number by ps too, where there is no /proc",
  async () => {
    const { child } = await sleeper();
    const before = inspectWithPs(child.pid ?? 0);
    expect(before).toMatchObject({ dead: false });
    expect(before?.started).toMatch(/\d{4}$/);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(inspectWithPs(child.pid ?? 0)).toBeUndefined();
  },
);
