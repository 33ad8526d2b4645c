import { type AppOfChannel, end, promote } from "../publish/channels";
import { ask, Dropped, type Remote } from "../publish/remote/remote";
import { Refusal } from "../publish/site/refusal";
import type { Site } from "../publish/site/site";
import type { Asked } from "../publish/switch";

const done = { promote: "promoted", end: "ended" } as const;

/** The commands that close a channel. */
export type ChannelCommand = keyof typeof done;

/** Closes a channel of some apps in one write, and says so. Resolves to the exit code. */
export async function closeChannel(
  site: Site,
  command: ChannelCommand,
  apps: readonly AppOfChannel[],
  channel: string,
  asked: Asked,
): Promise<number> {
  for (const { name, version, already } of await { promote, end }[command](site, apps, channel, asked))
    console.log(`${name} ${version} ${channel} ${done[command]}${already ? " (already)" : ""}`);
  return 0;
}

/** The same on a running site. */
export async function closeChannelAt(
  remote: Remote,
  command: ChannelCommand,
  name: string,
  channel: string,
  { from, because }: { from?: string | undefined; because?: string | undefined },
): Promise<number> {
  const [app, tried] = [name, channel].map(encodeURIComponent);
  const { already } = (await ask(remote, {
    method: "POST",
    path: `${app}/channels/${tried}/${command === "promote" ? "promotion" : "end"}`,
    json: { ...(from !== undefined && { from }), ...(because !== undefined && { because }) },
  }).catch((error: unknown) => {
    throw error instanceof Dropped
      ? new Refusal(`${remote.origin} does not answer: ${error.message}`)
      : error;
  })) as { already: boolean };
  console.log(`${name} ${channel} ${done[command]}${already ? " (already)" : ""}`);
  return 0;
}
