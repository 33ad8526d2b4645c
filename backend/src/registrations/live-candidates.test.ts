import type { Statement } from "../changes/change";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";

const server = useTestServer({ onStated: (stated) => statements.push(...stated) });
let manager: { accessToken: string };
const statements: Statement[] = [];
beforeAll(async () => {
  manager = await server.person({ teams: ["benevole", "hard", "humain"] });
});

const readAnew = () =>
  statements.flatMap(({ tags }) => tags.flatMap(({ type, id }) => (type === "Candidate" ? [id] : [])));

describe("the lists of candidates on other screens are read anew", () => {
  it.each([
    ["is renamed", "PUT", (id: number) => `/users/${String(id)}`, { lastname: "Durand" }],
    ["is deleted", "DELETE", (id: number) => `/users/${String(id)}`, undefined],
    [
      "is forgotten",
      "DELETE",
      (_id: number, email: string) => `/registrations/forget/${encodeURIComponent(email)}`,
      undefined,
    ],
  ] as const)("when one who may be in them %s", async (_what, method, path, body) => {
    const { id, email } = await server.person();
    statements.length = 0;
    const answer = await call(server, method, path(id, email), {
      token: manager.accessToken,
      ...(body && { body }),
    });
    expect(answer.status).toBeLessThan(300);
    expect(readAnew()).toEqual(["STAFF", "VOLUNTEER"]);
  });
});
