import { call } from "../../testing/calls";
import { startTestServer, type TestServer } from "../../testing/test-server";

export type Person = Awaited<ReturnType<TestServer["person"]>>;

/** A server with those who admit organisers, those who admit volunteers and somebody who admits nobody. */
export async function startAdmissions() {
  const server = await startTestServer();
  return {
    server,
    sg: await server.person({ teams: ["hard", "sg"] }),
    humain: await server.person({ teams: ["benevole", "hard", "humain"] }),
    stranger: await server.person({ teams: ["benevole"] }),
    act: (method: "GET" | "POST" | "DELETE", path: string, by: Person, body?: object) =>
      call(server, method, `/registrations/membership-applications${path}`, {
        token: by.accessToken,
        ...(body === undefined ? {} : { body }),
      }),
  };
}

export type Admissions = Awaited<ReturnType<typeof startAdmissions>>;

export const outcome = ({ status, message }: { status: number; message: string }) => [status, message];
