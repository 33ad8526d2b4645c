import { setTimeout as wait } from "node:timers/promises";
import {
  type FestivalImport,
  type ImportTask,
  PIECE_BYTES,
} from "@coulisses/shared-domain/import/festival-import";
import { type FreshDatabase, freshDatabase } from "../../testing/fresh-database";
import { type Answer, type Caller, callerOf } from "../../testing/calls";
import { formWithFile } from "../../testing/multipart";
import { startTestServer, type TestServer, type TestServerOptions } from "../../testing/test-server";

/** A server that knows the address of its database, as threads need it. */
export async function importServer(
  variables: NodeJS.ProcessEnv = {},
  options: Pick<TestServerOptions, "logger"> = {},
): Promise<TestServer> {
  const database: FreshDatabase = await freshDatabase();
  return startTestServer({
    ...options,
    database,
    variables: { ...(database.url !== undefined && { DATABASE_URL: database.url }), ...variables },
  });
}

/** The page of imports as one person uses it. */
export function importPage({ app }: Pick<TestServer, "app">, token: string) {
  const caller: Caller = callerOf(app, token);
  const root = "/festival-import";
  const read = async () => (await caller.get(root)).json<FestivalImport>();

  /** Sends a piece from this byte on. */
  const put = (id: string, from: number, piece: Buffer): Promise<Answer> => {
    const { body, headers } = formWithFile(piece, { name: "piece", type: "application/octet-stream" });
    return caller.post(`${root}/uploads/${id}/pieces/${String(from)}`, body, headers);
  };
  const announce = (bytes: number, name = "overbookd.sql") => caller.post(`${root}/uploads`, { name, bytes });

  /** The first state in which no order runs any more. */
  async function endedState(): Promise<FestivalImport> {
    for (;;) {
      const state = await read();
      if (state.task?.status !== "running") return state;
      await wait(5);
    }
  }

  return {
    caller,
    read,
    put,
    announce,
    report: () => caller.get(`${root}/report`),
    drop: (id: string) => caller.delete(`${root}/uploads/${id}`),
    try: (id: string) => caller.post(`${root}/uploads/${id}/trial`),
    start: (id: string) => caller.post(`${root}/uploads/${id}/import`),
    undo: () => caller.post(`${root}/undo`),

    /** Sends a whole file, piece after piece. */
    async upload(content: string | Buffer, name?: string): Promise<string> {
      const bytes = Buffer.from(content);
      const { upload } = (await announce(bytes.length, name)).json<{ upload: string }>();
      for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
        const answer = await put(upload, from, bytes.subarray(from, from + PIECE_BYTES));
        if (answer.status !== 200) throw new Error(answer.body);
      }
      return upload;
    },

    endedState,
    /** The last order, once it has ended. */
    ended: async (): Promise<ImportTask | null> => (await endedState()).task,
  };
}

export type ImportPage = ReturnType<typeof importPage>;
