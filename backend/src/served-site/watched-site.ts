import { createHash } from "node:crypto";
import { join } from "node:path";
import { readPublishedRegistry } from "./registry";
import { watchedFile } from "./site-files";

declare module "fastify" {
  interface FastifyInstance {
    site: WatchedSite;
  }
}

export type WatchedSite = ReturnType<typeof watchedSite>;

/** The two files of the site that the server itself reads. */
export function watchedSite(root: string, tell: (problem: string) => void) {
  const templateFile = watchedFile(join(root, "shell", "index.html"), readTemplate, tell);
  const registryFile = watchedFile(join(root, "features.json"), readPublishedRegistry, tell);
  return {
    templateFile,
    registryFile,
    /** `degraded`: a file can't be used now, and what it said before is served. `failing`: there is nothing to serve. */
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
