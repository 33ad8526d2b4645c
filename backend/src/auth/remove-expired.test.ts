import { eq } from "drizzle-orm";
import { attempts } from "../database/schema/attempts";
import { passwordResets, sessions } from "../database/schema/people";
import { useTestServer } from "../testing/test-server";
import { askForScheduled } from "../jobs/scheduled";

const server = useTestServer();

it("Housekeeping removes sessions, reset links and counts that nobody needs any more, and no other", async () => {
  const { services } = server;
  const [gone, here] = [await server.person(), await server.person()];
  const hour = 3_600_000;
  const past = new Date(Date.now() - hour);
  await services.db.update(sessions).set({ expiresAt: past }).where(eq(sessions.userId, gone.id));
  await services.db.insert(passwordResets).values([
    { userId: gone.id, tokenHash: "spent", expiresAt: past },
    { userId: here.id, tokenHash: "good", expiresAt: new Date(Date.now() + hour) },
  ]);
  await services.db.insert(attempts).values([
    { key: "over", count: 100, expiresAt: past },
    { key: "under way", count: 1, expiresAt: new Date(Date.now() + hour) },
  ]);
  await askForScheduled(services.boss);
  await services.jobs.settled();
  expect(await services.db.select({ userId: sessions.userId }).from(sessions)).toEqual([{ userId: here.id }]);
  expect(await services.db.select({ userId: passwordResets.userId }).from(passwordResets)).toEqual([
    { userId: here.id },
  ]);
  expect(await services.db.select({ key: attempts.key }).from(attempts)).toEqual([{ key: "under way" }]);
});
