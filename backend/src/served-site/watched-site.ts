import { readFile, stat } from "node:fs/promises";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { readPublishedRegistry } from "./registry";

/** A file of the site in its last sound version, and the present error. */
type WatchedFile<Content> = {
  /** Undefined until it is sound for the first time. */
  read: () => Promise<Content | undefined>;
  /** The error of the present file; undefined when it is sound. */
  problem: () => string | undefined;
};

/**
 * The content of a file, read again when it is replaced, so that a publication shows without a restart. When
 * the file is missing or broken, its last sound content is kept, and `tell` is called once.
 */
export function watchedFile<Content>(
  path: string,
  parse: (text: string) => Content,
  tell: (problem: string) => void,
): WatchedFile<Content> {
  let lastSound: { stamp: string; content: Content } | undefined;
  let problem: string | undefined;

  async function look(): Promise<void> {
    const { mtimeMs, ctimeMs, size, ino } = await stat(path);
    const stamp = [mtimeMs, ctimeMs, size, ino].join(" ");
    if (lastSound?.stamp !== stamp) lastSound = { stamp, content: parse(await readFile(path, "utf8")) };
  }

  return {
    async read() {
      const fault = await look().then(
        () => undefined,
        (error: unknown) => `${path}: ${(error as Error).message}`,
      );
      if (fault !== undefined && fault !== problem) tell(fault);
      problem = fault;
      return lastSound?.content;
    },
    problem: () => problem,
  };
}

declare module "fastify" {
  interface FastifyInstance {
    site: WatchedSite;
  }
}

/** The page and the registry of the site, in their last sound version. */
type WatchedSite = ReturnType<typeof watchedSite>;

/** The two files of the site that the server itself reads. */
export function watchedSite(root: string, tell: (problem: string) => void) {
  const templateFile = watchedFile(join(root, "shell", "index.html"), readTemplate, tell);
  const registryFile = watchedFile(join(root, "features.json"), readPublishedRegistry, tell);
  return {
    templateFile,
    registryFile,
    /** `degraded`: a file is broken, and its last version is served. `failing`: there is nothing to serve. */
    async state(): Promise<"ok" | "degraded" | "failing"> {
      const files = [templateFile, registryFile];
      const contents = await Promise.all(files.map((file) => file.read()));
      if (contents.includes(undefined)) return "failing";
      return files.some((file) => file.problem() !== undefined) ? "degraded" : "ok";
    },
  };
}

function readTemplate(text: string) {
  if (!text.includes("</head>")) throw new Error("no page");
  return { text, build: createHash("sha256").update(text).digest("hex").slice(0, 16) };
}
