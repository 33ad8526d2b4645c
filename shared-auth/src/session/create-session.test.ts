import { api, fakeServer, http, HttpResponse, refusal } from "../testing/fake-server";
import { fakeToken } from "../testing/fake-token";
import { type Answer, answerTo, freshTokens, newSessions } from "../testing/sessions";
import { sessionHint } from "./session-hint";

const server = fakeServer();
const newSession = newSessions();
const answerRefresh = (answer: Answer) => answerTo(server, "refresh", answer);

describe("a visitor who never logged in", () => {
  test("is anonymous at once, without any call", () => {
    const session = newSession();
    session.start();
    expect(session.current()).toMatchObject({ status: "anonymous", expired: false });
  });

  test("is told why a login is refused", async () => {
    server.use(http.post(api("login"), () => refusal(401, "Email ou mot de passe invalide")));
    const session = newSession();
    session.start();
    const error = await session.login({ email: "a@b.fr", password: "non" });
    expect(error).toEqual({ status: 401, message: "Email ou mot de passe invalide" });
    expect(session.current().status).toBe("anonymous");
  });

  test("logs in with a cookie session, the token staying in memory", async () => {
    let sent: unknown;
    server.use(
      http.post(api("login"), async ({ request }) => {
        sent = await request.json();
        return freshTokens({ userId: 7, teams: ["hard"], permissions: ["read-fa"] });
      }),
    );
    const session = newSession();
    session.start();
    expect(await session.login({ email: "a@b.fr", password: "oui" })).toBeNull();
    expect(sent).toEqual({ email: "a@b.fr", password: "oui", session: "cookie" });
    expect(session.current()).toMatchObject({
      status: "authenticated",
      userId: 7,
      access: { teams: ["hard"], permissions: ["read-fa"] },
    });
    expect(JSON.stringify(localStorage)).not.toContain(session.accessToken());
  });
});

describe("someone who comes back", () => {
  beforeEach(() => {
    localStorage.setItem("coulisses:all:session", "open");
  });

  test("is recognised by one renewal", async () => {
    const refreshes = answerRefresh(() => freshTokens({ userId: 3 }));
    const session = newSession();
    session.start();
    await session.renew();
    expect(session.current()).toMatchObject({ status: "authenticated", userId: 3 });
    expect(refreshes.times).toBe(1);
  });

  test("has to log in again when the session is over", async () => {
    answerRefresh(() => refusal(401, "La session a expiré"));
    const session = newSession();
    session.start();
    await session.renew();
    expect(session.current()).toMatchObject({ status: "anonymous", expired: true });
    expect(sessionHint.isSet()).toBe(false);
  });

  test("stays unknown, and is asked again, while the server is away", async () => {
    answerRefresh(() => HttpResponse.error());
    const session = newSession();
    session.start();
    await session.renew();
    expect(session.current()).toMatchObject({ status: "unknown", unreachable: true });
    expect(sessionHint.isSet()).toBe(true);

    server.resetHandlers();
    answerRefresh(() => freshTokens());
    await session.renew();
    expect(session.current().status).toBe("authenticated");
  });

  test("goes on as who they were last while the server is away, and as who they are once it is back", async () => {
    answerRefresh(() => freshTokens({ userId: 7, teams: ["bar"] }));
    await newSession().renew();
    server.resetHandlers();

    answerRefresh(() => HttpResponse.error());
    const session = newSession();
    session.start();
    await session.renew();
    expect(session.current()).toMatchObject({
      status: "authenticated",
      userId: 7,
      access: { teams: ["bar"] },
    });
    expect(session.accessToken()).toBeNull();

    server.resetHandlers();
    answerRefresh(() => freshTokens({ userId: 7, teams: ["bar", "hard"] }));
    await session.renew();
    expect(session.current().access.teams).toEqual(["bar", "hard"]);
    expect(session.accessToken()).not.toBeNull();
  });

  test("who went on without the server has to log in if their session is over when it is back", async () => {
    sessionHint.set({ userId: 7, access: { teams: [], permissions: [] } });
    answerRefresh(() => HttpResponse.error());
    const session = newSession();
    session.start();
    await session.renew();
    server.resetHandlers();
    answerRefresh(() => refusal(401, "La session a expiré"));
    await session.renew();
    expect(session.current()).toMatchObject({ status: "anonymous", expired: true });
    expect(sessionHint.identity()).toBeNull();
  });

  test.each([
    ["open"],
    ["null"],
    ['{"at":1,"value":null}'],
    ['{"at":1,"value":{"userId":"7"}}'],
    ['{"at":1,"value":{"userId":7,"access":{"teams":"bar","permissions":[]}}}'],
  ])("is nobody known when the device keeps %s", (kept) => {
    localStorage.setItem("coulisses:all:session", kept);
    expect([sessionHint.isSet(), sessionHint.identity()]).toEqual([true, null]);
  });

  test("is anonymous with a token that cannot be read", async () => {
    answerRefresh(() => HttpResponse.json({ accessToken: "n'importe quoi" }, { status: 201 }));
    const session = newSession();
    session.start();
    await session.renew();
    expect(session.current()).toMatchObject({ status: "anonymous", expired: true });
  });
});

test("two calls that need a token at once share one renewal", async () => {
  sessionHint.set({ userId: 1, access: { teams: [], permissions: [] } });
  const refreshes = answerRefresh(() => freshTokens());
  const session = newSession();
  await Promise.all([session.renew(), session.renew(), session.renew()]);
  expect(refreshes.times).toBe(1);
});

test("AUTH-5 the token is renewed one minute before it expires", async () => {
  jest.useFakeTimers();
  try {
    const session = newSession();
    sessionHint.set({ userId: 1, access: { teams: [], permissions: [] } });
    session.adopt(fakeToken());
    const before = session.accessToken();
    const renewed = new Promise<void>((resolve) => {
      answerRefresh(() => {
        resolve();
        return freshTokens({ username: "Camille renouvelée" });
      });
    });
    jest.advanceTimersByTime(14 * 60_000 - 1);
    expect(session.accessToken()).toBe(before);
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    await renewed;
  } finally {
    jest.useRealTimers();
  }
});

test("a renewal that changes nothing redraws nothing", () => {
  const session = newSession();
  session.adopt(fakeToken({ teams: ["bar"] }));
  const before = session.current();
  session.adopt(fakeToken({ teams: ["bar"], iat: 1, exp: 901 }));
  expect(session.current()).toBe(before);
});

test("a token that slept past its end is not used", () => {
  const session = newSession();
  const now = Date.now();
  session.adopt(fakeToken());
  const clock = jest.spyOn(Date, "now").mockReturnValue(now + 16 * 60_000);
  expect(session.accessToken()).toBeNull();
  clock.mockRestore();
});
