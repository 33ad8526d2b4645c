import path from "node:path";
import { parseArgs } from "node:util";
import { isFeatureApp } from "../feature-app-folder";
import { list } from "../publish/list";
import { publishFeature } from "../publish/publish-feature";
import { publishShell } from "../publish/publish-shell";
import { Refusal } from "../publish/refusal";
import { rollback } from "../publish/rollback";
import { siteAt } from "../publish/site";

const help = `federation build                               build the package of this folder into dist/
federation dev [folder…] [--port n]            serve these apps, or the one of this folder, with hot reload
federation publish <app folder…> [--site dir]  put built apps (or the shell) into a site
federation rollback <app> [version]            put the version before, or the one named, back
federation list                                each app, its version in place and its history

--site      the site's folder (default: ./site, or SITE_DIR)
--port      of the development server (default: 4000)
--backend   a running Coulisses that gives all the rest (default: http://127.0.0.1:3000)
Exit codes: 0 done, 1 refused or failed, 2 wrong usage.
`;

/** Answers the process's exit code. */
export async function main(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        site: { type: "string" },
        port: { type: "string" },
        backend: { type: "string" },
        help: { type: "boolean" },
      },
    });
    const [command, ...names] = positionals;
    const site = siteAt(path.resolve(values.site ?? process.env.SITE_DIR ?? "site"));
    if (values.help) return usage(0);
    // The compiler takes a second to load: only for the commands that compile.
    if (command === "build") return (await (await import("./build")).build(process.cwd())) ? 0 : 1;
    if (command === "dev") return await develop(names, values);
    if (command === "publish" && names.length > 0) return await publish(names, site);
    if (command === "rollback" && names[0]) return await goBack(site, names[0], names[1]);
    if (command === "list") return await show(site);
    return usage(2);
  } catch (error) {
    console.error(error instanceof Refusal ? `refused: ${error.message}` : error);
    return 1;
  }
}

function usage(code: number): number {
  (code === 0 ? console.log : console.error)(help);
  return code;
}

async function publish(folders: string[], site: ReturnType<typeof siteAt>): Promise<number> {
  for (const folder of folders) {
    const dist = path.resolve(folder, "dist");
    if (isFeatureApp(path.resolve(folder))) {
      const { name, version, already } = await publishFeature(dist, site);
      console.log(`${name} ${version}${already ? " (already in place)" : ""}`);
    } else {
      const { version } = await publishShell(dist, site);
      console.log(`shell ${version}`);
    }
  }
  return 0;
}

async function develop(folders: string[], options: { port?: string; backend?: string }): Promise<number> {
  const { dev } = await import("./dev");
  const named = (folders.length > 0 ? folders : ["."]).map((folder) => path.resolve(folder));
  return dev({
    apps: named.filter(isFeatureApp),
    shell: path.resolve(import.meta.dirname, "../../../shell"),
    port: Number(options.port ?? 4000),
    backend: options.backend ?? "http://127.0.0.1:3000",
  });
}

async function goBack(site: ReturnType<typeof siteAt>, name: string, version?: string): Promise<number> {
  const { from, to } = await rollback(site, name, version);
  console.log(`${name} ${from} -> ${to}`);
  return 0;
}

async function show(site: ReturnType<typeof siteAt>): Promise<number> {
  for (const { name, version, contract, pages, history } of await list(site)) {
    console.log(`${name}  ${version}  contract ${contract}  ${pages} pages`);
    for (const publication of history.toReversed()) {
      console.log(`  ${publication.at}  ${publication.version}${publication.version === version ? "  in place" : ""}`);
    }
  }
  return 0;
}
