import path from "node:path";
import { parseArgs } from "node:util";
import { Refusal } from "../publish/site/refusal";
import { siteAt } from "../publish/site/site";
import { check, compile, create, develop, goBack, impact, publish, removeOld, show } from "./commands";
import type { Command } from "./help";
import { helpOf, isCommand } from "./help";

const options = {
  site: { type: "string" },
  single: { type: "string" },
  port: { type: "string" },
  backend: { type: "string" },
  keep: { type: "string" },
  days: { type: "string" },
  own: { type: "string" },
  from: { type: "string" },
  because: { type: "string" },
  "no-install": { type: "boolean" },
  force: { type: "boolean" },
  untried: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

class UsageError extends Error {}

/** Runs a command; resolves to the process's exit code. */
export async function main(args: string[]): Promise<number> {
  let command: Command | undefined;
  try {
    const { values, positionals } = parse(args);
    const [name, ...names] = positionals;
    if (isCommand(name)) command = name;
    if (values.help) return say(helpOf(command));
    if (!command) throw new UsageError(name ? `There is no command ${name}.` : "Which command?");
    return await run(command, names, values);
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${helpOf(command)}`);
      return 2;
    }
    console.error(error instanceof Refusal ? `refused: ${error.message}` : error);
    return 1;
  }
}

type Values = ReturnType<typeof parse>["values"];

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function run(command: Command, names: string[], values: Values): Promise<number> {
  const site = siteAt(path.resolve(values.site ?? process.env.SITE_DIR ?? "site"));
  const [app, version] = names;
  switch (command) {
    case "build":
      return compile(values.single);
    case "create":
      if (!app) throw new UsageError("Create which app?");
      return create(app, !values["no-install"]);
    case "dev":
      return develop(names, whole("port", values.port, 4000), values.backend ?? "http://127.0.0.1:3000");
    case "publish":
      return publish(names, site, {
        ownFile: values.own && path.resolve(values.own),
        force: values.force,
        untried: values.untried,
      });
    case "check":
      return check(names, site);
    case "impact":
      return impact(app ?? "shell", values.site ?? site.folder);
    case "rollback":
      if (!app) throw new UsageError("Roll back which app?");
      return goBack(site, app, version, { from: values.from, because: values.because });
    case "list":
      return show(site);
    case "prune":
      return removeOld(site, names, whole("keep", values.keep, 3), whole("days", values.days, 7));
  }
}

function whole(option: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^\d+$/.test(text)) throw new UsageError(`--${option} is a number.`);
  return Number(text);
}

function say(text: string): number {
  console.log(text);
  return 0;
}
