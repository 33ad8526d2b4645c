import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ApplicationHealth } from "@coulisses/shared-domain/contract/client-errors";
import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/driver";
import { call } from "../../testing/calls";
import type { TestServer } from "../../testing/test-server";

type Registry = { features: { name: string; version: string; disabled?: object }[] };

/** Reads an app in the registry, on the applications page and in the journal; `token` is an administrator's. */
export function watchedApp(server: TestServer, app: string, token: () => string) {
  return {
    registered: () => {
      const file = join(server.services.environment.siteDir, "features.json");
      return (JSON.parse(readFileSync(file, "utf8")) as Registry).features.find(({ name }) => name === app);
    },
    health: async () =>
      (await call(server, "GET", "/applications/health", { token: token() }))
        .json<ApplicationHealth[]>()
        .find((health) => health.app === app),
    journal: async () =>
      rowsOf<{ kind: string; details: object; actor: number | null }>(
        await server.services.db.execute(
          sql`select kind, details, actor_id as actor from audit_entries where target = ${`app:${app}`} order by id`,
        ),
      ),
  };
}
