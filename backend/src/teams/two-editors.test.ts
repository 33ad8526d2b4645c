import type { KeptTeam } from "@coulisses/shared-domain/contract/teams";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";

const server = useTestServer();
let bureau: { accessToken: string };
let admin: { accessToken: string };
beforeAll(async () => {
  bureau = await server.person({ teams: ["hard", "bureau"] });
  admin = await server.person({ teams: ["admin"] });
});

const send = (method: "POST" | "PATCH" | "DELETE", path: string, body?: object, seen?: number) =>
  call(server, method, path, {
    token: bureau.accessToken,
    ...(body ? { body } : {}),
    ...(seen === undefined ? {} : { headers: { "if-match": `"${String(seen)}"` } }),
  });
const add = async (name: string) => (await send("POST", "/teams", { name })).json<KeptTeam>();
const present = async (code: string) =>
  (await call(server, "GET", "/teams")).json<KeptTeam[]>().find((team) => team.code === code);

describe("Two people who change one team", () => {
  it("at the same moment: one is saved, the others get a conflict", async () => {
    const { code, version } = await add("Scénographie");
    const answers = await Promise.all(
      ["#111111", "#222222", "#333333"].map((color) => send("PATCH", `/teams/${code}`, { color }, version)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const heard = answers.find(({ status }) => status === 200)?.json<KeptTeam>();
    expect(await present(code)).toEqual(heard);
    expect(heard?.version).toBe(2);
    expect(answers.find(({ status }) => status === 412)?.message).toBe(
      "Cette équipe a été modifiée entre-temps par quelqu'un d'autre. Vérifie-la avant de recommencer.",
    );
  });

  it("can't delete what the other has changed since", async () => {
    const { code, version } = await add("Accueil");
    await send("PATCH", `/teams/${code}`, { name: "Accueil artistes" }, version);
    expect((await send("DELETE", `/teams/${code}`, undefined, version)).status).toBe(412);
    expect(await present(code)).toMatchObject({ name: "Accueil artistes" });
    expect((await send("DELETE", `/teams/${code}`, undefined, 2)).status).toBe(204);
  });

  it("don't meet over who is in it, nor over what it may do", async () => {
    const { code, version } = await add("Photo");
    await call(server, "POST", "/permissions/write-fa/teams", {
      token: admin.accessToken,
      body: { team: code },
    });
    await server.person({ teams: [code] });
    expect((await send("PATCH", `/teams/${code}`, { name: "Photos" }, version)).status).toBe(200);
  });

  it("that goes changes the categories that it answered for", async () => {
    const { code } = await add("Vidéo");
    const matos = await server.person({ teams: ["hard", "matos"] });
    const category = (method: "POST" | "PUT", path: string, body: object, seen?: string) =>
      call(server, method, path, {
        token: matos.accessToken,
        body,
        ...(seen === undefined ? {} : { headers: { "if-match": seen } }),
      });
    const { id } = (await category("POST", "/logistic/categories", { name: "Caméras", owner: code })).json<{
      id: number;
    }>();
    await send("DELETE", `/teams/${code}`);
    const late = await category(
      "PUT",
      `/logistic/categories/${String(id)}`,
      { name: "Caméra", owner: "matos" },
      '"1"',
    );
    expect(late.status).toBe(412);
  });
});
