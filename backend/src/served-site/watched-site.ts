import { createHash } from "node:crypto";
import { join } from "node:path";
import { readPublishedRegistry } from "./registry";
import { watchedFile } from "./site-files";

/** The two files of the site that the server itself reads. */
export function watchedSite(root: string, tell: (problem: string) => void) {
  return {
    templateFile: watchedFile(join(root, "shell", "index.html"), readTemplate, tell),
    registryFile: watchedFile(join(root, "features.json"), readPublishedRegistry, tell),
  };
}

function readTemplate(text: string) {
  if (!text.includes("</head>")) throw new Error("no page");
  return { text, build: createHash("sha256").update(text).digest("hex").slice(0, 16) };
}

/** Why these files can't be used as they stand, for whoever watches the server; none when they can. */
export async function siteProblems(root: string): Promise<string[]> {
  const problems: string[] = [];
  const { templateFile, registryFile } = watchedSite(root, (problem) => problems.push(problem));
  await templateFile.read();
  await registryFile.read();
  return problems;
}
