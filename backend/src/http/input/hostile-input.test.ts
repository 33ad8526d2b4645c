import { call } from "../../testing/calls";
import { filled, hostileCaller } from "../../testing/hostile-caller";
import { hostileWords, plausible, spoiled } from "../../testing/hostile-input";

const { routes, send, server, token } = hostileCaller();
const encodable = hostileWords.filter((word) => !/[\ud800-\udfff]/.test(word));

describe("Nothing that a client sends causes a 500:", () => {
  afterEach(() => {
    expect({}).not.toHaveProperty("polluted");
  });

  it("no word in a path", async () => {
    for (const route of routes().filter(({ path }) => path.includes("{"))) {
      for (const word of encodable) await send(route, filled(route.path, word));
      for (const raw of ["%00", "%ED%A0%80", "%2F", "..%2f..", "%25"]) {
        await send(route, filled(route.path, raw, { raw: true }));
      }
    }
  });

  it("no word in a query", async () => {
    for (const route of routes().filter(({ method }) => method === "GET")) {
      const names = route.query.map(({ name }) => name);
      for (const word of encodable) {
        const value = encodeURIComponent(word);
        const query = [...names, "constructor", "__proto__", "unknown"]
          .map((name) => `${name}=${value}`)
          .join("&");
        await send(route, `${filled(route.path, "1")}?${query}`);
        for (const name of names)
          await send(route, `${filled(route.path, "1")}?${name}=${value}&${name}=${value}`);
      }
      for (const raw of [
        "%00=1",
        "a=%00",
        "__proto__[a]=1",
        "constructor[prototype][a]=1",
        "%ED%A0%80=%ED%A0%80",
      ]) {
        await send(route, `${filled(route.path, "1")}?${raw}`);
      }
    }
  });

  it("no value in a body, wherever it stands", async () => {
    for (const route of routes()) {
      if (route.body === undefined) continue;
      let left = 200;
      for (const body of spoiled(plausible(route.body))) {
        if (left-- === 0) break;
        await send(route, filled(route.path, "1"), JSON.stringify(body));
      }
    }
  }, 600_000);
});

describe("Bodies", () => {
  const patch = (body: string) =>
    call(server(), "PATCH", "/users/me", {
      token: token(),
      body,
      headers: { "content-type": "application/json" },
    });

  it.each([33, 1_000, 60_000])("%i levels deep are refused", async (levels) => {
    for (const [open, close] of [
      ["[", "]"],
      ['{"a":', "}"],
    ] as const) {
      const size = open.length + close.length;
      const depth = Math.min(levels, Math.floor(190_000 / size));
      const answer = await patch(`{"nickname":${open.repeat(depth)}1${close.repeat(depth)}}`);
      expect([answer.status, answer.message]).toEqual([400, "Le contenu envoyé a trop de niveaux"]);
    }
  });

  it.each(["constructor", "toString", "hasOwnProperty", "valueOf"])(
    "named %s are configuration as any other",
    async (key) => {
      const saved = await call(server(), "POST", `/configuration/${key}`, {
        token: token(),
        body: { value: { a: 1 } },
      });
      expect([saved.status, saved.json()]).toEqual([201, expect.objectContaining({ key, value: { a: 1 } })]);
      expect((await call(server(), "GET", `/configuration/${key}`, { token: token() })).status).toBe(200);
      expect((await call(server(), "GET", `/configuration/${key}`)).status).toBe(401);
    },
  );
});
