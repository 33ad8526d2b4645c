import type { Me } from "@coulisses/shared-domain/contract/users";
import { call } from "../testing/calls";
import { formWithFile, smallPng } from "../testing/multipart";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let manager: Person;
beforeAll(async () => {
  manager = await server.person({ teams: ["benevole", "hard", "humain"] });
});

const MOVED_ON = "Ce profil a été modifié entre-temps. Vérifie-le avant de recommencer.";
const seenAs = (version: number) => ({ headers: { "if-match": `"${String(version)}"` } });
const me = async ({ accessToken }: Person) =>
  (await call(server, "GET", "/users/me", { token: accessToken })).json<Me>();
const patchMe = ({ accessToken }: Person, body: object, seen: number) =>
  call(server, "PATCH", "/users/me", { token: accessToken, body, ...seenAs(seen) });
const manage = ({ id }: Person, body: object, seen: number) =>
  call(server, "PUT", `/users/${String(id)}`, { token: manager.accessToken, body, ...seenAs(seen) });
const picture = ({ accessToken }: Person, seen: number) => {
  const form = formWithFile(smallPng);
  const headers = { ...form.headers, ...seenAs(seen).headers };
  return call(server, "POST", "/users/me/profile-picture", { token: accessToken, ...form, headers });
};

describe("A profile that its owner and a volunteer manager change", () => {
  it("at the same moment hears one of them", async () => {
    const person = await server.person();
    const answers = await Promise.all([
      patchMe(person, { nickname: "Zaza" }, 1),
      manage(person, { nickname: "Lulu" }, 1),
      picture(person, 1),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 412)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 412).map(({ message }) => message)).toEqual([
      MOVED_ON,
      MOVED_ON,
    ]);
    expect((await me(person)).version).toBe(2);
  });

  it("one after the other tells the second, who looks again and is heard", async () => {
    const person = await server.person();
    await manage(person, { phone: "0611111111" }, 1);
    expect((await patchMe(person, { phone: "0622222222" }, 1)).status).toBe(412);
    expect((await me(person)).phone).toBe("0611111111");
    expect((await patchMe(person, { phone: "0622222222" }, 2)).json()).toMatchObject({
      phone: "0622222222",
      version: 3,
    });
  });

  it("has changed with its picture", async () => {
    const person = await server.person();
    expect((await picture(person, 1)).json()).toMatchObject({ version: 2 });
    expect((await manage(person, { nickname: "Lulu" }, 1)).status).toBe(412);
    expect((await picture(person, 1)).status).toBe(412);
  });

  it("is the same after a login, an approval of the conditions or a new team", async () => {
    const person = await server.person();
    await call(server, "POST", "/users/me/approve-eula", { token: person.accessToken });
    const sg = await server.person({ teams: ["hard", "bureau", "sg"] });
    await call(server, "PATCH", `/users/${String(person.id)}/teams`, {
      token: sg.accessToken,
      body: ["bar"],
    });
    expect((await me(person)).version).toBe(1);
  });

  it("is not closed by who saw an older one", async () => {
    const person = await server.person();
    await patchMe(person, { nickname: "Zaza" }, 1);
    const close = (seen: number) =>
      call(server, "DELETE", `/users/${String(person.id)}`, { token: manager.accessToken, ...seenAs(seen) });
    const refusal = await close(1);
    expect([refusal.status, refusal.message]).toEqual([412, MOVED_ON]);
    expect((await close(2)).status).toBe(204);
  });

  it("says its version to anyone who reads it", async () => {
    const person = await server.person();
    const read = await call(server, "GET", `/users/${String(person.id)}`, { token: manager.accessToken });
    expect(read.json()).toMatchObject({ version: 1 });
  });
});
