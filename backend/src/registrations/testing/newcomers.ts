import { eq } from "drizzle-orm";
import { users } from "../../database/schema/people";
import { call } from "../../testing/calls";
import type { TestServer } from "../../testing/test-server";

const password = "Scene-Ouverte-26!";
let born = 0;

/** The form of a new person, different each time. */
export const lea = (changes: object = {}) => ({
  email: `lea${String(++born)}@example.org`,
  firstname: "Léa",
  lastname: "Martin",
  password,
  mobilePhone: "0612345678",
  birthdate: "2001-05-17",
  teams: ["kfet"],
  hasApprovedEULA: true,
  ...changes,
});

/** The actions of newcomers on this server. */
export function newcomersOn(server: TestServer) {
  const logIn = (email: string) => call(server, "POST", "/login", { body: { email, password } });
  return {
    logIn,
    register: (newcomer: object, token?: unknown) =>
      call(server, "POST", "/registrations", {
        body: { newcomer, ...(token === undefined ? {} : { token }) },
      }),
    stored: (email: string) =>
      server.services.db.query.users.findFirst({ where: eq(users.email, email.toLowerCase()) }),
    /** Confirms the address with the link of the last mail, in the browser where the newcomer signed in. */
    async confirm(email: string) {
      const { mails, services } = server;
      await services.jobs.settled();
      const text = mails.findLast(({ to }) => to === email)?.text ?? "";
      const { accessToken } = (await logIn(email)).json<{ accessToken: string }>();
      const token = /\?confirm=(\S+)/.exec(text)?.[1] ?? "no link";
      const answer = await call(server, "POST", "/users/me/email/confirm", {
        token: accessToken,
        body: { token },
      });
      await services.jobs.settled();
      return answer;
    },
  };
}
