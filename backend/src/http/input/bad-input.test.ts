import type { ErrorBody } from "@coulisses/shared-domain/contract/error";
import { call } from "../../testing/calls";
import { startTestServer, useTestServer } from "../../testing/test-server";

const server = useTestServer();
let token: string;

beforeAll(async () => {
  token = (await server.person({ teams: ["admin", "benevole"] })).accessToken;
});

const json = { "content-type": "application/json" };
const patchMe = (body: string | object, headers: Record<string, string> = json) =>
  call(server, "PATCH", "/users/me", { token, body, headers });

describe("A refusal", () => {
  it("always has a status, its name and one French text", async () => {
    const answer = await patchMe({ firstname: 3, nickname: [] });
    expect(answer.json<ErrorBody>()).toEqual({
      statusCode: 400,
      error: "Bad Request",
      message: "Le champ « firstname » doit être un texte\nLe champ « nickname » doit être un texte",
      fields: {
        firstname: "Le champ « firstname » doit être un texte",
        nickname: "Le champ « nickname » doit être un texte",
      },
    });
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("of a whole body, or of an address, names no field", async () => {
    expect((await patchMe("[]")).json()).not.toHaveProperty("fields");
    const lost = await call(server, "GET", "/festival-activities/zéro", { token });
    expect([lost.status, "fields" in lost.json<ErrorBody>()]).toEqual([400, false]);
  });

  it("by a rule about one field names it", async () => {
    const wrong = {
      currentPassword: "Pas-le-bon-2026!",
      password: "Un-autre-mot-2026",
      password2: "Un-autre-mot-2026",
    };
    const answer = await call(server, "PUT", "/users/me/password", { token, body: wrong });
    expect(answer.json<ErrorBody>()).toMatchObject({
      statusCode: 403,
      fields: { currentPassword: "Ce n'est pas ton mot de passe actuel" },
    });
  });
});

describe("Bodies", () => {
  it.each(["{", '{"firstname":}', "undefined", "{'firstname':'a'}", "\u0000", '{"a":1}}'])(
    "of malformed JSON are refused: %j",
    async (body) => {
      const answer = await patchMe(body);
      expect(answer.status).toBe(400);
      expect(answer.message).toMatch(/JSON|caractère interdit/);
    },
  );

  it.each(["[]", "null", "3", '"texte"', "true"])("that are no object are refused: %s", async (body) => {
    const answer = await patchMe(body);
    expect(answer.status).toBe(400);
    expect(answer.message).toMatch(/^Le contenu envoyé /);
  });

  it("with unknown fields lose them without a word", async () => {
    const answer = await patchMe({
      nickname: "Zoé",
      balance: 1_000_000,
      permissions: ["all"],
      id: 3,
      email: "x@y.fr",
    });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ nickname: "Zoé" });
    expect(answer.body).not.toContain("x@y.fr");
  });

  it("can't reach the prototype of anything", async () => {
    const answer = await patchMe(
      '{"nickname":"Zoé","__proto__":{"polluted":true},"constructor":{"prototype":{}}}',
    );
    expect(answer.status).toBe(200);
    expect({}).not.toHaveProperty("polluted");
  });

  it("over 200 kB are refused", async () => {
    const answer = await patchMe({ comment: "a".repeat(250_000) });
    expect([answer.status, answer.message]).toEqual([413, "Le contenu envoyé est trop volumineux"]);
  });

  it.each(["text/xml", "text/plain", "application/x-www-form-urlencoded"])(
    "of %s are refused",
    async (type) => {
      const answer = await patchMe("nickname=a", { "content-type": type });
      expect([answer.status, answer.message]).toEqual([415, "Ce type de contenu n'est pas accepté"]);
    },
  );

  it("nested a hundred thousand times over are refused", async () => {
    const answer = await patchMe(`{"nickname":${"[".repeat(90_000)}${"]".repeat(90_000)}}`);
    expect(answer.status).toBe(400);
  });
});

describe("Texts", () => {
  it.each(['{"nickname":"a\\u0000b"}', '{"comment":"\\u0000"}', '{"x":["\\u0000"],"nickname":"a"}'])(
    "with a NUL character are refused: %s",
    async (body) => {
      const answer = await patchMe(body);
      expect([answer.status, answer.message]).toEqual([400, "Un texte contient un caractère interdit"]);
    },
  );

  it("keep emojis, accents, quotes and markup as they were typed", async () => {
    const nickname = "Zoé 🎉 'or 1=1;--";
    const comment = `<script>alert("x")</script> ${"🎪".repeat(100)} '); drop table users; --`;
    const answer = await patchMe({ nickname, comment });
    expect(answer.json()).toMatchObject({ nickname, comment });
  });

  it("with half an emoji have it replaced", async () => {
    const answer = await patchMe('{"nickname":"a\\ud83cb"}');
    expect(answer.json()).toMatchObject({ nickname: "a\ufffdb" });
  });

  it("are searched for as they are, never as SQL", async () => {
    const answer = await call(server, "DELETE", "/preferences/me/favorite-pages?page=%27%20or%201%3D1--", {
      token,
    });
    expect([answer.status, answer.message]).toEqual([400, "La page est invalide"]);
  });
});

describe("Addresses", () => {
  it.each(["abc", "0", "-1", "1.5", "1e3", "99999999999", "2147483648", "%20", "NaN", "1%2F2"])(
    "with the id %s are refused",
    async (id) => {
      const answer = await call(server, "GET", `/users/${id}`, { token });
      expect([answer.status, answer.message]).toEqual([400, "L'identifiant n'est pas valable"]);
    },
  );

  it.each(["/users/%00", "/users/%zz", "/users/%E0%A4%A"])(
    "that are broken are refused: %s",
    async (path) => {
      expect((await call(server, "GET", path, { token })).status).toBe(400);
    },
  );

  it.each(["/nowhere", "/users/1/2/3/4", "/Users/me"])("of nothing are 404: %s", async (path) => {
    const answer = await call(server, "GET", path, { token });
    expect([answer.status, answer.message]).toEqual([404, "Cette adresse n'existe pas"]);
  });

  it("of something, called with a method that it has not, are 404", async () => {
    expect((await call(server, "PUT", "/users/me", { token, body: {} })).status).toBe(400);
    expect((await call(server, "DELETE", "/users/volunteers/x", { token })).status).toBe(404);
  });
});

describe("Limits", () => {
  it("count by person once logged in, by address before", async () => {
    const small = await startTestServer({ callsAMinute: 5 });
    try {
      const [one, other] = [await small.person(), await small.person()];
      const me = ({ accessToken }: { accessToken: string }) =>
        call(small, "GET", "/users/me", { token: accessToken });
      for (let n = 0; n < 5; n++) expect((await me(one)).status).toBe(200);
      const refused = await me(one);
      expect([refused.status, refused.message]).toEqual([
        429,
        "Tu as essayé trop de fois, réessaye dans 60 secondes",
      ]);
      expect(refused.headers["retry-after"]).toBeDefined();
      expect((await me(other)).status).toBe(200);
      for (let n = 0; n < 5; n++) await call(small, "GET", "/teams");
      expect((await call(small, "GET", "/teams")).status).toBe(429);
      expect((await call(small, "GET", "/teams", { remoteAddress: "10.0.0.2" })).status).toBe(200);
    } finally {
      await small.close();
    }
  });
});
