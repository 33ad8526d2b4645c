import { createSession, type Session } from "../session/create-session";
import { api, type fakeServer, http, HttpResponse } from "./fake-server";
import { fakeToken } from "./fake-token";

/** The answer of a fake server to one call. */
export type Answer = () => Response | Promise<Response>;

/** Sets the answer to `POST path`; `times` counts the calls. */
export function answerTo(server: ReturnType<typeof fakeServer>, path: string, answer: Answer) {
  const calls = { times: 0 };
  server.use(
    http.post(api(path), () => {
      calls.times += 1;
      return answer();
    }),
  );
  return calls;
}

/** The answer of a login or a renewal. */
export const freshTokens = (claims = {}) =>
  HttpResponse.json({ accessToken: fakeToken(claims) }, { status: 201 });

/** Makes sessions on a device that knows nobody, and stops them after each test. */
export function newSessions(): () => Session {
  const sessions: Session[] = [];
  beforeEach(() => {
    localStorage.clear();
  });
  afterEach(() => {
    sessions.splice(0).forEach((session) => {
      session.stop();
    });
  });
  return () => {
    const session = createSession();
    sessions.push(session);
    return session;
  };
}
