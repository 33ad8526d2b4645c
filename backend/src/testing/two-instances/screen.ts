import { setTimeout as wait } from "node:timers/promises";
import type { LiveEvent } from "@coulisses/shared-domain/contract/live";

/** The events about sheets that an open screen hears, and when; it connects again when its stream ends. */
export type Screen = {
  heard: { sheet: number; at: number }[];
  connections(): number;
  close(): Promise<void>;
};

export function screenOn(origin: string, token: string): Screen {
  const heard: Screen["heard"] = [];
  const closing = new AbortController();
  let connections = 0;

  async function listen(): Promise<void> {
    const answer = await fetch(`${origin}/api/live-notifications`, {
      headers: { authorization: `Bearer ${token}` },
      signal: closing.signal,
    });
    if (!answer.ok || answer.body === null) throw new Error(String(answer.status));
    connections++;
    let rest = "";
    for await (const chunk of answer.body) {
      const lines = (rest + Buffer.from(chunk as Uint8Array).toString()).split("\n\n");
      rest = lines.pop() ?? "";
      for (const line of lines.filter((one) => one.startsWith("data: ")))
        hear(JSON.parse(line.slice(6)) as LiveEvent);
    }
  }
  function hear({ tags }: LiveEvent): void {
    for (const tag of tags)
      if (tag.type === "FestivalActivity" && typeof tag.id === "number")
        heard.push({ sheet: tag.id, at: Date.now() });
  }

  const listening = (async () => {
    while (!closing.signal.aborted) {
      await listen().catch(() => undefined);
      await wait(100);
    }
  })();
  return {
    heard,
    connections: () => connections,
    async close() {
      closing.abort();
      await listening;
    },
  };
}
