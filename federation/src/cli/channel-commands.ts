import { end, promote } from "../publish/channels";
import type { Site } from "../publish/site/site";
import type { Asked } from "../publish/switch";

const done = { promote: "promoted", end: "ended" } as const;

/** The commands that close a channel. */
export type ChannelCommand = keyof typeof done;

/** Closes a channel of an app, and says so. Resolves to the exit code. */
export async function closeChannel(
  site: Site,
  command: ChannelCommand,
  name: string,
  channel: string,
  asked: Asked & { from?: string | undefined },
): Promise<number> {
  const { version, already } = await { promote, end }[command](site, name, channel, asked);
  console.log(`${name} ${version} ${channel} ${done[command]}${already ? " (already)" : ""}`);
  return 0;
}
