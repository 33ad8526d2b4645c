import { eq } from "drizzle-orm";
import { users } from "../../database/schema/people";
import { newInvitation } from "../../registrations/testing/new-invitation";
import { lea } from "../../registrations/testing/newcomers";
import { call } from "../../testing/calls";
import { type TestServer, useTestServer } from "../../testing/test-server";
import { newId } from "../tokens";

const server = useTestServer();
let marie: Awaited<ReturnType<TestServer["person"]>>;
beforeAll(async () => {
  marie = await server.person();
});

const doors = {
  "a session": (token: string) => call(server, "GET", "/users/me", { token }),
  "a renewal": (refreshToken: string) => call(server, "POST", "/refresh", { body: { refreshToken } }),
  "a confirmation": (token: string) =>
    call(server, "POST", "/users/me/email/confirm", { token: marie.accessToken, body: { token } }),
  "a password link": (token: string) =>
    call(server, "POST", "/reset", {
      body: { token, password: "Scene-Ouverte-26!", password2: "Scene-Ouverte-26!" },
      // Another guest each time: two tries a minute are the rule.
      remoteAddress: `127.0.1.${String((tries += 1))}`,
    }),
  "an invitation": (token: string) =>
    call(server, "POST", "/registrations", { body: { token, newcomer: lea() } }),
};
let tries = 0;

describe("X12 A token of one kind is refused as any other kind", () => {
  it.each([
    ["access", "a session"],
    ["refresh", "a renewal"],
    ["invitation", "an invitation"],
    ["confirmation", "a confirmation"],
    ["device", "nothing"],
  ] as const)("that of %s opens %s", async (kind, own) => {
    const { accessToken, refreshToken } = await server.person();
    const token = {
      access: accessToken,
      refresh: refreshToken,
      invitation: await newInvitation(server),
      confirmation: server.services.tokens.signConfirmation({ userId: marie.id, email: marie.email }),
      device: server.services.tokens.signDevice({ userId: marie.id, deviceId: newId() }),
    }[kind];
    for (const [door, enter] of Object.entries(doors)) {
      const { status } = await enter(token);
      expect([door, status < 300]).toEqual([door, door === own]);
      expect([400, 401].includes(status)).toBe(door !== own);
    }
  });

  it.each(["", "a.b.c", "undefined", "eyJhbGciOiJub25lIn0.eyJpZCI6MX0."])("%j opens none", async (token) => {
    for (const enter of Object.values(doors)) expect([400, 401]).toContain((await enter(token)).status);
  });

  it("ends with the account that it belongs to", async () => {
    const { id, accessToken, refreshToken } = await server.person();
    await server.services.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id));
    expect((await doors["a renewal"](refreshToken)).status).toBeGreaterThanOrEqual(400);
    expect((await doors["a session"](accessToken)).status).toBe(401);
  });
});
