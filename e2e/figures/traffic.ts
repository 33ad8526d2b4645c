import type { CDPSession, Page } from "@playwright/test";

export type Traffic = {
  /** Requests of any kind that left the browser. */
  requests: number;
  /** Bytes on the wire without headers: of all kinds together, and of JavaScript with CSS. */
  totalBytes: number;
  codeBytes: number;
  /** Heaviest answers first, to see where the weight is. */
  heaviest: { path: string; bytes: number }[];
};

type Answer = { path: string; type: string; headerBytes: number; bytes: number };

/** Counts a page's traffic from its first request on. */
export async function watchTraffic(page: Page): Promise<{ session: CDPSession; read: () => Traffic }> {
  const session = await page.context().newCDPSession(page);
  const answers = new Map<string, Answer>();
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: false });
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    const url = new URL(response.url);
    if (!url.protocol.startsWith("http")) return;
    answers.set(requestId, {
      path: url.pathname,
      type,
      headerBytes: response.encodedDataLength,
      bytes: 0,
    });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = Math.max(0, encodedDataLength - answer.headerBytes);
  });
  return {
    session,
    read() {
      const all = [...answers.values()];
      const sum = (list: Answer[]) => list.reduce((total, { bytes }) => total + bytes, 0);
      return {
        requests: all.length,
        totalBytes: sum(all),
        codeBytes: sum(all.filter(({ type }) => type === "Script" || type === "Stylesheet")),
        heaviest: all
          .map(({ path, bytes }) => ({ path, bytes }))
          .sort((a, b) => b.bytes - a.bytes)
          .slice(0, 12),
      };
    },
  };
}

/** Adds latency in milliseconds, and no other limit. */
export async function delayNetwork(session: CDPSession, latency: number): Promise<void> {
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Slow 4G and a processor four times slower: 150 ms of latency, 1.6 Mbit/s down, 750 kbit/s up. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}
