import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { integrityOf } from "../../contract/hashes";
import { MANIFEST } from "../../contract/manifest";
import { readPlainFile } from "../site/plain-file";
import type { Target } from "../channels";
import { Refusal } from "../site/refusal";
import type { Build } from "../state/state";
import { ask, Dropped, type Remote } from "./remote";

/** Files that travel at once. */
const SIDE_BY_SIDE = 4;
/** Times that the whole is taken up again after a broken connection, and while others publish. */
const AGAIN = { broken: 3, busy: 30 };

/** The people for whom it is, when not for everybody, and another origin that serves its files. */
type Placing = { target?: Target | undefined; filesAt?: string | undefined };
type Said = (line: string) => void;
type Placed = { version: string; already: boolean };
type Begun = { upload: string; missing: string[] };

/**
 * Sends what the site lacks of a build and has it put in place, or in a channel; what arrived before a broken
 * connection stays.
 */
export async function sendBuild(
  remote: Remote,
  build: Build,
  say: Said,
  placing: Placing = {},
): Promise<Placed> {
  const left = { ...AGAIN };
  for (;;) {
    try {
      return await sendOnce(remote, build, say, placing);
    } catch (error) {
      if (!(error instanceof Dropped)) throw error;
      const why = error.isBusy ? "busy" : "broken";
      left[why] -= 1;
      if (left[why] < 0) throw new Refusal(`${remote.origin} does not answer: ${error.message}`);
      say(`interrupted (${error.message}), taking it up again`);
      await wait(error.pauseMs);
    }
  }
}

async function sendOnce(
  remote: Remote,
  build: Build,
  say: Said,
  { target, filesAt }: Placing,
): Promise<Placed> {
  const { name, version, dist, trial } = build;
  const files = await filesOf(build);
  const { upload, missing } = (await ask(remote, {
    method: "POST",
    path: `${name}/uploads`,
    json: {
      manifest: await manifestOf(dist),
      sizes: Object.fromEntries(files.map(({ file, content }) => [file, content.length])),
    },
  })) as Begun;
  const wanted = missing.map((hash) => {
    const found = files.find((one) => addressOf(one.integrity) === hash);
    if (!found) throw new Refusal(`${remote.origin} asks for a file that is not in the build.`);
    return { hash, content: found.content };
  });
  const size = wanted.reduce((sum, { content }) => sum + content.length, 0);
  say(
    `${name} ${version}: ${String(wanted.length)} of ${String(files.length)} files to send, ${kibibytes(size)}`,
  );
  const tell = progress(wanted.length, say);
  await eachOf(wanted, async ({ hash, content }) => {
    await ask(remote, { method: "PUT", path: `${name}/uploads/${upload}/files/${hash}`, bytes: content });
    tell();
  });
  return (await ask(remote, {
    method: "POST",
    path: `${name}/uploads/${upload}/publication`,
    json: {
      ...(trial?.untried && { untried: true }),
      ...(trial?.forced && { forced: clipped(trial.forced) }),
      ...(target && { target }),
      ...(filesAt !== undefined && { filesAt }),
    },
  })) as Placed;
}

/** As much of the faults as a site takes: its history keeps them. */
const clipped = (faults: readonly string[]) => faults.slice(0, 20).map((fault) => fault.slice(0, 300));

type FileOfBuild = { file: string; integrity: string; content: Buffer };

async function filesOf({ dist, app, shell }: Build): Promise<FileOfBuild[]> {
  return Promise.all(
    Object.entries((app ?? shell).integrity).map(async ([file, integrity]) => {
      const read = await readPlainFile(dist, file);
      if ("problem" in read) throw new Refusal(read.problem);
      if (integrityOf(read.content) !== integrity) throw new Refusal(`${file} was altered.`);
      return { file, integrity, content: read.content };
    }),
  );
}

async function manifestOf(dist: string): Promise<unknown> {
  const read = await readPlainFile(dist, MANIFEST);
  if ("problem" in read) throw new Refusal(`${path.join(dist, MANIFEST)}: ${read.problem}`);
  return JSON.parse(read.content.toString());
}

/** The hash as an address may hold it. */
const addressOf = (integrity: string) =>
  integrity
    .replace(/^sha384-/, "")
    .replaceAll("+", "-")
    .replaceAll("/", "_");

/** Begins no more after a failure, which it throws once what was under way has ended: that much has arrived. */
async function eachOf<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  const ends = await Promise.allSettled(
    Array.from({ length: SIDE_BY_SIDE }, () =>
      worker().catch((error: unknown) => {
        left.splice(0);
        throw error;
      }),
    ),
  );
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/** Says a line at each quarter of many files. */
function progress(all: number, say: Said): () => void {
  let sent = 0;
  return () => {
    sent += 1;
    const quarter = Math.floor((sent * 4) / all);
    if (all >= 8 && quarter > Math.floor(((sent - 1) * 4) / all))
      say(`${String(sent)} of ${String(all)} sent`);
  };
}

const kibibytes = (bytes: number) => `${String(Math.ceil(bytes / 1024))} KiB`;
