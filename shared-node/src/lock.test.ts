import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { holderLine, inspectWithPs, processOf, readHolder } from "./lock-holder";
import { takeLock } from "./lock";
import type { Order } from "./testing/taker";

const GONE = `2147483646 1 ${hostname()}\n`;

let lock: string;
let told: string[];
beforeEach(async () => {
  lock = join(await mkdtemp(join(process.env["TEST_FOLDER"] ?? tmpdir(), "lock-")), "database.lock");
  told = [];
});

const take = (waiting: { patienceMs?: number; silenceMs?: number } = {}) =>
  takeLock(lock, { patienceMs: 300, silenceMs: 1_500, onWait: (holder) => told.push(holder), ...waiting });
const isFree = () => !existsSync(lock);
const ourStart = () => readHolder(holderLine())?.started ?? "";

/** The lock as a process with this line leaves it. */
async function leave(line: string, path = lock): Promise<string> {
  await mkdir(path);
  const token = join(path, "0d7c3a0e-left-behind");
  await writeFile(token, line);
  return token;
}

async function expectOurs(): Promise<void> {
  const [token = "none", ...others] = await readdir(lock);
  expect([await readFile(join(lock, token), "utf8"), others]).toEqual([holderLine(), []]);
}

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

describe("A lock", () => {
  it("is held by one process at a time, and leaves nothing once given back", async () => {
    const release = await take();
    await expect(take()).rejects.toThrow(`held by process ${String(process.pid)}`);
    await release();
    expect(isFree()).toBe(true);
    await (
      await take()
    )();
  });

  it("says since when its holder has it, by the machine's clock, where the file system knows", () => {
    const noon = new Date(2027, 4, 20, 12, 5, 9).getTime();
    const holder = { pid: 12, started: "1", host: "another-host" };
    expect(processOf(holder, noon)).toBe("process 12 of another-host, since 12:05:09");
    expect(processOf(holder, 0)).toBe("process 12 of another-host");
  });

  it("goes from one to the next while they wait", async () => {
    let inside = 0;
    const seen = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const release = await take({ patienceMs: 60_000 });
        inside += 1;
        await new Promise(setImmediate);
        const together = inside;
        inside -= 1;
        await release();
        return together;
      }),
    );
    expect(seen).toEqual(Array(12).fill(1));
    expect(isFree()).toBe(true);
  });

  it("is waited for while its holder ends, who is named after two seconds", async () => {
    const { child, line } = await sleeper();
    await leave(line);
    const taking = take({ patienceMs: 60_000 });
    await expectSoon(() => told.length > 0);
    expect(told).toEqual([
      expect.stringMatching(new RegExp(`^process ${String(child.pid)}(, since [0-9:]{8})?$`)),
    ]);
    child.kill("SIGKILL");
    const release = await taking;
    await expectOurs();
    await release();
  });

  it("is refused while its holder runs", async () => {
    const { child, line } = await sleeper();
    await leave(line);
    await expect(take()).rejects.toThrow(`held by process ${String(child.pid)}`);
    child.kill("SIGKILL");
  });

  it("is taken from who was killed and has a parent that takes no notice", async () => {
    const careless = spawn("sh", ["-c", "sleep 100 & echo $!; exec sleep 100"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [said] = (await once(careless.stdout, "data")) as [Buffer];
    const pid = Number(String(said));
    await leave(await lineOf(pid));
    process.kill(pid, "SIGKILL");
    // A busy machine takes a moment to end it.
    const release = await take({ patienceMs: 10_000 });
    await expectOurs();
    careless.kill("SIGKILL");
    await release();
  });

  it.each([
    ["a process that is gone", GONE],
    ["a number that another process has had since", `${String(process.pid)} 1 ${hostname()}\n`],
  ])("is taken at once when it names %s", async (_whom, line) => {
    await leave(line);
    const release = await take({ silenceMs: Infinity });
    await expectOurs();
    await release();
    expect(told).toEqual([]);
  });

  it("is taken from an earlier version, whose lock is a file", async () => {
    await writeFile(lock, GONE);
    const release = await take({ silenceMs: Infinity });
    await expectOurs();
    await release();
  });

  it.each([
    ["names nobody any more, after a power cut", ""],
    ["is another machine's or container's", `${String(process.pid)} ${ourStart()} another-host\n`],
  ])("is taken after a silence when it %s", async (_why, line) => {
    await leave(line);
    const release = await take();
    await expectOurs();
    await release();
  });

  it("is refused while another machine's or container's process says that it lives", async () => {
    const token = await leave(`${String(process.pid)} ${ourStart()} another-host\n`);
    const beat = setInterval(() => void utimes(token, new Date(), new Date()), 200);
    await expect(take()).rejects.toThrow(/held by process \d+ of another-host/);
    clearInterval(beat);
  });

  it("says that its holder lives", async () => {
    const release = await take();
    const [name = ""] = await readdir(lock);
    const token = join(lock, name);
    await writeFile(token, (await readFile(token, "utf8")).replace(hostname(), "another-host"));
    await utimes(token, 1, 1);
    await expect(take({ patienceMs: 0, silenceMs: 60_000 })).rejects.toThrow("another-host");
    await release();
  });
});

describe("Four processes that meet one lock left behind", () => {
  const takers: ChildProcess[] = [];
  beforeAll(async () => {
    for (let one = 0; one < 4; one += 1) {
      const file = join(__dirname, "testing", "taker.ts");
      takers.push(fork(file, { execArgv: ["--import", "tsx"], cwd: join(__dirname, "..") }));
    }
    await Promise.all(takers.map((taker) => once(taker, "message")));
  });
  afterAll(() => {
    for (const taker of takers) taker.kill("SIGKILL");
  });

  const outcomes = (order: Order) =>
    Promise.all(
      takers.map(async (taker) => {
        const outcome = once(taker, "message");
        taker.send(order);
        return ((await outcome) as [string])[0];
      }),
    );

  it("never have it together, in a hundred meetings", async () => {
    for (let meeting = 0; meeting < 100; meeting += 1) {
      const path = `${lock}-${String(meeting)}`;
      await leave(GONE, path);
      const all = await outcomes({ take: path, at: Date.now() + 10 });
      expect(all.toSorted()).toEqual(["LockHeld", "LockHeld", "LockHeld", "taken"]);
      await outcomes("give back");
      expect(existsSync(path)).toBe(false);
    }
  });
});

/** Waits until it is so, as long as the test may take. */
async function expectSoon(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setTimeout(done, 20));
}

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
