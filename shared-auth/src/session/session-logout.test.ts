import { waitFor } from "@testing-library/react";
import { api, fakeServer, http, HttpResponse, refusal } from "../testing/fake-server";
import { fakeToken } from "../testing/fake-token";
import { type Answer, answerTo, freshTokens, newSessions } from "../testing/sessions";
import { pendingLogout } from "./pending-logout";
import { sessionHint } from "./session-hint";

const server = fakeServer();
const newSession = newSessions();
const answerRefresh = (answer: Answer) => answerTo(server, "refresh", answer);
const answerLogout = (answer: Answer) => answerTo(server, "logout", answer);

describe("logout", () => {
  test("ends the session here and on the server", async () => {
    let bearer: string | null = null;
    server.use(
      http.post(api("logout"), ({ request }) => {
        bearer = request.headers.get("Authorization");
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const session = newSession();
    session.adopt(fakeToken());
    const token = session.accessToken();
    await session.logout();
    expect(bearer).toBe(`Bearer ${String(token)}`);
    expect(session.current()).toMatchObject({ status: "anonymous", expired: false });
    expect(session.accessToken()).toBeNull();
    expect(sessionHint.isSet()).toBe(false);
  });

  test("ends it in the other tabs too", async () => {
    server.use(http.post(api("logout"), () => new HttpResponse(null, { status: 204 })));
    const [here, there] = [newSession(), newSession()];
    here.adopt(fakeToken());
    there.adopt(fakeToken());
    const left = new Promise<void>((resolve) => {
      there.subscribe(resolve);
    });
    await here.logout();
    await left;
    expect(there.current().status).toBe("anonymous");
  });

  test("without network is told to the server once the network is back", async () => {
    const logouts = answerLogout(() => HttpResponse.error());
    const session = newSession();
    session.start();
    session.adopt(fakeToken());
    await session.logout();
    expect(session.current().status).toBe("anonymous");
    expect(logouts.times).toBe(1);

    server.resetHandlers();
    const toldAgain = answerLogout(() => new HttpResponse(null, { status: 204 }));
    globalThis.dispatchEvent(new Event("online"));
    await waitFor(() => {
      expect(pendingLogout.isSet()).toBe(false);
    });
    expect(toldAgain.times).toBe(1);
  });

  test("without network logs nobody in from the cookie after a reload, and is told then", async () => {
    answerLogout(() => HttpResponse.error());
    const before = newSession();
    before.adopt(fakeToken());
    await before.logout();
    before.stop();
    // An entry that another tab or a late renewal may have left.
    sessionHint.set({ userId: 7, access: { teams: [], permissions: [] } });

    const refreshes = answerRefresh(() => freshTokens());
    const after = newSession();
    after.start();
    expect(after.current()).toMatchObject({ status: "anonymous", expired: false });
    expect(await after.renew()).toBe(false);
    expect(refreshes.times).toBe(0);

    const logouts = answerLogout(() => new HttpResponse(null, { status: 204 }));
    globalThis.dispatchEvent(new Event("online"));
    await waitFor(() => {
      expect(pendingLogout.isSet()).toBe(false);
    });
    expect(logouts.times).toBe(1);
    expect(after.current().status).toBe("anonymous");
  });

  test.each([500, 503, 429])("that a server answers with %i is not done", async (status) => {
    answerLogout(() => refusal(status, "Plus tard"));
    const session = newSession();
    session.adopt(fakeToken());
    await session.logout();
    expect(pendingLogout.isSet()).toBe(true);
  });

  test("is told before the next login, which it would end", async () => {
    const order: string[] = [];
    const answer = (name: string, response: () => Response) =>
      http.post(api(name), () => {
        order.push(name);
        return response();
      });
    server.use(answer("logout", () => HttpResponse.error()));
    const session = newSession();
    session.adopt(fakeToken());
    await session.logout();
    expect(await session.login({ email: "a@b.fr", password: "oui" })).toMatchObject({ status: 0 });

    server.resetHandlers();
    server.use(
      answer("logout", () => new HttpResponse(null, { status: 204 })),
      answer("login", () => freshTokens()),
    );
    expect(await session.login({ email: "a@b.fr", password: "oui" })).toBeNull();
    expect(order).toEqual(["logout", "logout", "logout", "login"]);
    expect(session.current().status).toBe("authenticated");
  });

  test("wins over a renewal whose answer is on its way", async () => {
    let answerNow: (answer: Response) => void = () => undefined;
    const refreshes = answerRefresh(
      () =>
        new Promise<Response>((resolve) => {
          answerNow = resolve;
        }),
    );
    const logouts = answerLogout(() => new HttpResponse(null, { status: 204 }));
    const session = newSession();
    session.adopt(fakeToken());
    const renewal = session.renew();
    await waitFor(() => {
      expect(refreshes.times).toBe(1);
    });
    const leavingNow = session.logout();
    expect(session.current().status).toBe("anonymous");
    answerNow(freshTokens());
    expect(await renewal).toBe(false);
    await leavingNow;
    expect([session.current().status, session.accessToken(), logouts.times]).toEqual(["anonymous", null, 1]);
  });

  test("wins over a renewal that was waiting for its turn", async () => {
    const refreshes = answerRefresh(() => freshTokens());
    const session = newSession();
    session.adopt(fakeToken());
    sessionHint.clear();
    expect(await session.renew()).toBe(false);
    expect(refreshes.times).toBe(0);
    expect(session.current().status).toBe("anonymous");
  });
});
