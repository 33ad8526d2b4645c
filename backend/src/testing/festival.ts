import type { Mail } from "@coulisses/shared-domain/mail/compose-mail";
import type { Services } from "../services";
import { startTestServer, type TestServer, type TestServerOptions } from "./test-server";
import { type Caller, callerOf } from "./calls";
import { cast, type Role, roles } from "./cast";
import { fillCatalogue } from "./catalogue";
import { forAllTests } from "./for-all-tests";

/** A server of its own with people in their teams and a small catalogue. */
export type Festival = {
  as: Record<Role, Caller>;
  nobody: Caller;
  ids: Record<Role, number>;
  emails: Record<Role, string>;
  services: Services;
  /** The mails sent since the last call. */
  mails(): Promise<Mail[]>;
  /** The notifications pushed since the last call. */
  pushes(): Promise<TestServer["pushes"]>;
  stop(): Promise<void>;
};

/** A festival for all tests of a file or block. */
export const useFestival = (options?: TestServerOptions): Festival =>
  forAllTests(
    () => startFestival(options),
    (festival) => festival.stop(),
  );

async function startFestival(options?: TestServerOptions): Promise<Festival> {
  const server = await startTestServer(options);
  await fillCatalogue(server.services.db);
  const people = new Map<Role, { id: number; email: string; accessToken: string }>();
  for (const role of roles) people.set(role, await server.person({ firstname: role, teams: cast[role] }));

  function byRole<Value>(of: (person: { id: number; email: string; accessToken: string }) => Value) {
    return Object.fromEntries([...people].map(([role, person]) => [role, of(person)])) as Record<Role, Value>;
  }

  return {
    as: byRole(({ accessToken }) => callerOf(server.app, accessToken)),
    nobody: callerOf(server.app),
    ids: byRole(({ id }) => id),
    emails: byRole(({ email }) => email),
    services: server.services,
    async mails() {
      await server.services.jobs.settled();
      return server.mails.splice(0);
    },
    async pushes() {
      await server.services.jobs.settled();
      return server.pushes.splice(0);
    },
    stop: () => server.close(),
  };
}
