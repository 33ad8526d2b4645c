import { createSessionKeeper, type SessionKeeper } from "../session/session-keeper";
import { api, type fakeServer, http, HttpResponse } from "./fake-server";
import { fakeToken } from "./fake-token";

export type Answer = () => Response | Promise<Response>;

/** What the server answers to a call, and how often it was asked. */
export function answerTo(server: ReturnType<typeof fakeServer>, path: string, answer: Answer) {
  const asked = { times: 0 };
  server.use(
    http.post(api(path), () => {
      asked.times += 1;
      return answer();
    }),
  );
  return asked;
}

export const freshTokens = (claims = {}) => HttpResponse.json({ accessToken: fakeToken(claims) });

/** Makes keepers on a device that knows nobody, and stops them after each test. */
export function keepers(): () => SessionKeeper {
  const opened: SessionKeeper[] = [];
  beforeEach(() => {
    localStorage.clear();
  });
  afterEach(() => {
    opened.splice(0).forEach((kept) => {
      kept.stop();
    });
  });
  return () => {
    const kept = createSessionKeeper();
    opened.push(kept);
    return kept;
  };
}
