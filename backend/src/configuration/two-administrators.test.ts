import type { ConfigurationEntry } from "@coulisses/shared-domain/contract/configuration";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";

const server = useTestServer();
let admin: { accessToken: string };
beforeAll(async () => {
  admin = await server.person({ teams: ["admin"] });
});

const send = (method: "GET" | "POST" | "DELETE", key: string, value?: object, seen?: number) =>
  call(server, method, `/configuration/${key}`, {
    token: admin.accessToken,
    ...(value ? { body: { value } } : {}),
    ...(seen === undefined ? {} : { headers: { "if-match": `"${String(seen)}"` } }),
  });
const present = async (key: string) => (await send("GET", key)).json<ConfigurationEntry>();

describe("Two administrators who set one key", () => {
  it("for the first time, at the same moment: one is saved, the others get a conflict", async () => {
    expect(await present("welcome")).toEqual({ key: "welcome", value: null, version: 0 });
    const answers = await Promise.all([1, 2, 3].map((by) => send("POST", "welcome", { by }, 0)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 412, 412]);
    expect(await present("welcome")).toEqual(answers.find(({ status }) => status === 201)?.json());
    expect(answers.find(({ status }) => status === 412)?.message).toBe(
      "Cette configuration a été modifiée entre-temps par quelqu'un d'autre. Vérifie-la avant de recommencer.",
    );
  });

  it("again, at the same moment: one is saved, the others get a conflict", async () => {
    const { version } = (await send("POST", "farewell", { text: "Salut" })).json<ConfigurationEntry>();
    const answers = await Promise.all([1, 2, 3].map((by) => send("POST", "farewell", { by }, version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 412, 412]);
    expect((await present("farewell")).version).toBe(2);
    const listed = (await call(server, "GET", "/configuration", { token: admin.accessToken })).json<
      ConfigurationEntry[]
    >();
    expect(listed.find(({ key }) => key === "farewell")?.version).toBe(2);
  });

  it("can't forget what the other has changed since", async () => {
    await send("POST", "motto", { text: "Un" });
    await send("POST", "motto", { text: "Deux" });
    expect((await send("DELETE", "motto", undefined, 1)).status).toBe(412);
    expect((await send("DELETE", "motto", undefined, 2)).status).toBe(204);
  });
});
