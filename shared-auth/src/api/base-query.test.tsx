import { api, looseServer, http, HttpResponse, refusal } from "../testing/fake-server";
import { fakeToken, logIn } from "../testing";
import { notices } from "../notices/notices";
import { refusalOf } from "../http/api-error";
import { session } from "../session/session";
import { baseApi, type NoArgument } from "./base-api";
import { createAppStore } from "./app-store";
import type { ApiRequest } from "./base-query";

const server = looseServer();

const { endpoints } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    testCall: build.mutation<unknown, ApiRequest>({ query: (request) => request }),
    testVersion: build.query<{ version?: number | undefined }, NoArgument>({
      query: () => "logistic/inventory",
      transformResponse: (_, meta) => ({ version: meta?.version }),
      keepUnusedDataFor: 0,
    }),
    testQuietCall: build.mutation<unknown, ApiRequest>({
      query: (request) => request,
      extraOptions: { silent: true },
    }),
  }),
});

const store = createAppStore();
const call = (request: ApiRequest) => store.dispatch(endpoints.testCall.initiate(request));
const told = () => notices.all().map(({ type, message }) => ({ type, message }));

beforeEach(() => {
  localStorage.clear();
  notices.clear();
  logIn();
});

test("a call carries the bearer token, its JSON and the sheet's version", async () => {
  let seen: Request | undefined;
  server.use(
    http.patch(api("festival-activities/3/general"), ({ request }) => {
      seen = request.clone();
      return HttpResponse.json({ id: 3 });
    }),
  );
  const answer = await call({
    url: "festival-activities/3/general",
    method: "PATCH",
    body: { name: "Kermesse" },
    version: 12,
  });
  expect(answer.data).toEqual({ id: 3 });
  expect(seen?.headers.get("Authorization")).toBe(`Bearer ${String(session.accessToken())}`);
  expect(seen?.headers.get("If-Match")).toBe('"12"');
  expect(await seen?.json()).toEqual({ name: "Kermesse" });
});

test.each([
  ['"12"', 12],
  ['W/"7"', 7],
  ['"a1b2"', undefined],
  ["", undefined],
])("the version in the header %s comes with the answer", async (etag, version) => {
  server.use(http.get(api("logistic/inventory"), () => HttpResponse.json([], { headers: { ETag: etag } })));
  const { version: seen } = await store
    .dispatch(endpoints.testVersion.initiate(undefined, { forceRefetch: true }))
    .unwrap();
  expect(seen).toBe(version);
});

test("a file goes as a form, without a content type of ours", async () => {
  let type: string | null = null;
  server.use(
    http.post(api("users/me/profile-picture"), ({ request }) => {
      type = request.headers.get("Content-Type");
      return HttpResponse.json({});
    }),
  );
  const body = new FormData();
  body.append("file", new File(["x"], "moi.png", { type: "image/png" }));
  await call({ url: "users/me/profile-picture", method: "POST", body });
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
});

test("absent parameters are left out", async () => {
  let search = "";
  server.use(
    http.get(api("festival-activities"), ({ request }) => {
      ({ search } = new URL(request.url));
      return HttpResponse.json([]);
    }),
  );
  await call({ url: "festival-activities", params: { team: "bar", status: undefined } });
  expect(search).toBe("?team=bar");
});

test("an answer without content is null", async () => {
  server.use(http.delete(api("friends/4"), () => new HttpResponse(null, { status: 204 })));
  expect((await call({ url: "friends/4", method: "DELETE" })).data).toBeNull();
});

describe("a refused call", () => {
  test("shows the server's message", async () => {
    server.use(http.get(api("x"), () => refusal(409, "La FA #3 est encore en brouillon")));
    const { error } = await call("x");
    expect(error).toEqual({ status: 409, message: "La FA #3 est encore en brouillon" });
    expect(told()).toEqual([{ type: "error", message: "La FA #3 est encore en brouillon" }]);
  });

  test("tells a form which fields are refused, and nothing once it succeeds", async () => {
    const fields = { name: "Le matos « Gaffer » existe déjà" };
    server.use(http.post(api("x"), () => refusal(409, fields.name, fields), { once: true }));
    const post = () => store.dispatch(endpoints.testQuietCall.initiate({ url: "x", method: "POST" }));
    expect(refusalOf(await post())).toMatchObject({ message: fields.name, fields });
    server.use(http.post(api("x"), () => new HttpResponse(null, { status: 204 })));
    expect(refusalOf(await post())).toBeUndefined();
  });

  test("shows the status text when the server says nothing", async () => {
    server.use(
      http.get(api("x"), () => new HttpResponse("<html>", { status: 404, statusText: "Not Found" })),
    );
    await call("x");
    expect(told()).toEqual([{ type: "error", message: "Not Found" }]);
  });

  test("never shows what a broken server says", async () => {
    server.use(http.get(api("x"), () => refusal(500, "relation does not exist")));
    await call("x");
    expect(told()).toEqual([
      {
        type: "error",
        message: "Oups, une erreur s'est produite.. Réessaie et contacte un admin si le problème persiste.",
      },
    ]);
  });

  test("says that the server cannot be reached", async () => {
    server.use(http.get(api("x"), () => HttpResponse.error()));
    const { error } = await call("x");
    expect(error).toMatchObject({ status: 0 });
    expect(told()[0]?.message).toMatch(/^Impossible de joindre le serveur/);
  });

  test("says it once, in the header, of what is read while the device has no network", async () => {
    server.use(http.all(api("x"), () => HttpResponse.error()));
    const network = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect((await call("x")).error).toMatchObject({ status: 0 });
    expect(told()).toEqual([]);
    await call({ url: "x", method: "POST" });
    expect(told()[0]?.message).toMatch(/^Impossible de joindre le serveur/);
    network.mockRestore();
  });

  test("is the caller's business when it asks for silence", async () => {
    server.use(http.get(api("x"), () => refusal(409, "Non")));
    const { error } = await store.dispatch(endpoints.testQuietCall.initiate("x"));
    expect(error).toMatchObject({ message: "Non" });
    expect(told()).toEqual([]);
  });
});

describe("an access token that died", () => {
  const onlyWith = (token: string) =>
    http.get(api("x"), ({ request }) =>
      request.headers.get("Authorization") === `Bearer ${token}`
        ? HttpResponse.json("ok")
        : refusal(401, "Non authentifié"),
    );

  test("is renewed once, and the calls are repeated", async () => {
    const token = fakeToken({ sessionId: "new" });
    let renewals = 0;
    server.use(
      onlyWith(token),
      http.post(api("refresh"), () => {
        renewals += 1;
        return HttpResponse.json({ accessToken: token });
      }),
    );
    const [first, second] = await Promise.all([call("x"), call("x")]);
    expect([first.data, second.data]).toEqual(["ok", "ok"]);
    expect(renewals).toBe(1);
    expect(told()).toEqual([]);
  });

  test("ends the session when it cannot be renewed, without a snackbar", async () => {
    server.use(
      onlyWith("nobody's"),
      http.post(api("refresh"), () => refusal(401, "La session a expiré")),
    );
    await call("x");
    expect(session.current()).toMatchObject({ status: "anonymous", expired: true });
    expect(told()).toEqual([]);
  });
});

test("what the store knows goes with the person", async () => {
  server.use(http.get(api("teams"), () => HttpResponse.json([])));
  await import("../resources/teams");
  logIn({ userId: 1 });
  await store.dispatch(endpoints.testCall.initiate("teams"));
  expect(Object.keys(store.getState().api.mutations)).not.toHaveLength(0);
  logIn({ userId: 2 });
  expect(Object.keys(store.getState().api.mutations)).toHaveLength(0);
});
