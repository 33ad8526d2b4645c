import pg from "pg";

type Handlers = {
  onPayload: (payload: string) => void;
  onGap: () => void;
  onError: (error: unknown) => void;
};

const retryDelayMs = 1_000;

/** A connection of its own that listens, and listens again when the server comes back. */
export async function listenOnServer(
  databaseUrl: string,
  channel: string,
  { onPayload, onGap, onError }: Handlers,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const opening = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: "coulisses-live",
    });
    opening.on("notification", ({ payload }) => {
      onPayload(payload ?? "");
    });
    opening.on("error", onError);
    opening.on("end", () => {
      if (client !== opening) return;
      client = undefined;
      again();
    });
    await opening.connect();
    await opening.query(`listen ${opening.escapeIdentifier(channel)}`);
    client = opening;
  }

  function again(): void {
    if (stopped) return;
    retry = setTimeout(() => {
      open().then(onGap, (error: unknown) => {
        onError(error);
        again();
      });
    }, retryDelayMs);
  }

  await open();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
