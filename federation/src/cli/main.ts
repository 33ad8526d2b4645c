import path from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import type { AppOfChannel, Target } from "../publish/channels";
import { type Trial, trialSchema } from "../publish/site/history";
import type { Asked } from "../publish/switch";
import { Refusal } from "../publish/site/refusal";
import { siteAt } from "../publish/site/site";
import { check, compile, create, develop, goBack, impact, publish, removeOld, show } from "./commands";
import { closeChannel, closeChannelAt } from "./channel-commands";
import { goBackAt, publishAt } from "./commands-over-http";
import { switchApp, switchAt, transfer } from "./switch-commands";
import { remoteOf } from "../publish/remote/remote";
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
  "files-at": { type: "string" },
  packages: { type: "string" },
  from: { type: "string" },
  because: { type: "string" },
  by: { type: "string" },
  person: { type: "string" },
  word: { type: "string" },
  ask: { type: "string" },
  only: { type: "string" },
  trial: { type: "string" },
  to: { type: "string" },
  "token-file": { type: "string" },
  "no-install": { type: "boolean" },
  force: { type: "boolean" },
  untried: { type: "boolean" },
  channel: { type: "string" },
  percent: { type: "string" },
  team: { type: "string", multiple: true },
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
      return create(app, !values["no-install"], values.packages && path.resolve(values.packages));
    case "dev":
      return develop(names, whole("port", values.port, 4000), values.backend ?? siteAddress(values.site));
    case "publish":
      if (values.to !== undefined)
        return publishAt(await remoteOf(values.to, values["token-file"]), names, {
          ...values,
          target: targetIn(values),
          filesAt: originIn(values["files-at"]),
        });
      return publish(names, site, {
        ownFile: values.own && path.resolve(values.own),
        filesAt: originIn(values["files-at"]),
        force: values.force,
        untried: values.untried,
        target: targetIn(values),
      });
    case "promote":
    case "end":
      if (!app || !values.channel) throw new UsageError("Which app, and which --channel?");
      if (values.to !== undefined) {
        if (names.length > 1)
          throw new UsageError("A token is of one app: several need the folder, or the applications page.");
        const remote = await remoteOf(values.to, values["token-file"]);
        return closeChannelAt(remote, command, app, values.channel, values);
      }
      return closeChannel(site, command, channelApps(names, values.from), values.channel, askedIn(values));
    case "receive":
      if (!app || !values.only || !values.by)
        throw new UsageError("Receive which folder, --only which app, --by whom?");
      return publish([app], site, {
        received: { only: values.only, by: values.by, trial: trialIn(values.trial) },
        filesAt: originIn(values["files-at"]),
        target: targetIn(values),
      });
    case "check":
      return check(names, site);
    case "impact":
      return impact(app ?? "shell", values.site ?? site.folder);
    case "rollback":
      if (!app) throw new UsageError("Roll back which app?");
      if (values.to !== undefined)
        return goBackAt(await remoteOf(values.to, values["token-file"]), app, version, values);
      return goBack(site, app, version, { ...askedIn(values), from: values.from });
    case "unpublish":
    case "disable":
    case "enable":
      if (!app) throw new UsageError("Which app?");
      if (command === "disable" && !values.word)
        throw new UsageError("--word says why to people, in French.");
      if (values.to !== undefined)
        return switchAt(await remoteOf(values.to, values["token-file"]), command, app, {
          word: values.word,
          ask: values.ask,
          because: values.because,
        });
      return switchApp(site, command, app, { ...askedIn(values), word: values.word, ask: values.ask });
    case "transfer":
      if (names.length < 2) throw new UsageError("Transfer between which two apps?");
      return transfer(site, names, values);
    case "list":
      return show(site);
    case "prune":
      return removeOld(site, names, whole("keep", values.keep, 3), whole("days", values.days, 7));
  }
}

/** `mf-tasks`, or `mf-tasks@4b8ec4891b14` for that version alone. */
function channelApps(names: readonly string[], from: string | undefined): AppOfChannel[] {
  return names.map((text) => {
    const [name = text, version = from] = text.split("@");
    return { name, from: version };
  });
}

function askedIn({ because, by, person }: Values): Asked {
  return { because, by, person: person === undefined ? undefined : whole("person", person, 0) };
}

function targetIn({ channel, percent, team, own }: Values): Target | undefined {
  if (channel === undefined) {
    if (percent !== undefined || team) throw new UsageError("--percent and --team are of a --channel.");
    return undefined;
  }
  if (own !== undefined) throw new UsageError("--own is for what is in place, not for a channel.");
  const share = percent === undefined ? undefined : whole("percent", percent, 0);
  if (share !== undefined && share > 100) throw new UsageError("--percent is at most 100.");
  return { channel, percent: share, teams: team };
}

/** `https://apps.example.org`, without a path. */
function originIn(text: string | undefined): string | undefined {
  if (text === undefined || (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text))
    return text;
  throw new UsageError(`--files-at takes an origin such as https://apps.example.org, not ${text}.`);
}

/** The address of a running site; `--site` may name a folder too, in the environment of other commands. */
function siteAddress(site = ""): string {
  return /^https?:/.test(site) ? site : "http://127.0.0.1:3000";
}

function trialIn(text = "{}"): Trial {
  const trial = v.safeParse(v.pipe(v.string(), v.parseJson(), trialSchema), text);
  if (!trial.success) throw new UsageError("--trial is what a history keeps of a trial.");
  return trial.output;
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
