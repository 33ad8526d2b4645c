import type { LoginForm, TokenPair } from "@coulisses/shared-domain/contract/auth";
import { type ApiError, unreachable } from "../http/api-error";
import { postJson } from "../http/post-json";
import { observable } from "../observable";
import { type AccessToken, readAccessToken } from "./access-token";
import { oneTabAtATime } from "./one-tab-at-a-time";
import { pendingLogout, postLogout } from "./pending-logout";
import { createTimer, renewalDelay, retryDelay } from "./renewal-timer";
import { openSessionChannel } from "./session-channel";
import { sessionHint } from "./session-hint";
import {
  anonymousSession,
  authenticatedSession,
  type SessionState,
  unknownSession,
  unreachableSession,
} from "./session-state";

/** The session on this device, with login and logout. */
export type Session = ReturnType<typeof createSession>;

/**
 * Makes the session of this device, one for the page. Only the session knows the access token: it lives in
 * memory, and the refresh token is a cookie that no script can read.
 */
export function createSession() {
  const state = observable<SessionState>(unknownSession);
  let token: AccessToken | null = null;
  let renewing: Promise<boolean> | undefined;
  let failures = 0;
  const timer = createTimer();
  const channel = openSessionChannel((message) => {
    if (message === "closed") end(false);
    else if (state.current().status === "anonymous") void renew();
  });

  /** Takes a token just received; an unreadable one ends the session. */
  function adopt(text: string): boolean {
    const received = readAccessToken(text, Date.now());
    if (received === null) {
      end(true);
      return false;
    }
    token = received;
    failures = 0;
    const { userId, teams, permissions, mustApproveTerms = false } = received.claims;
    const identity = { userId, access: { teams, permissions }, mustApproveTerms };
    sessionHint.set(identity);
    timer.in(renewalDelay(received, Date.now()), () => void renew());
    state.set(authenticatedSession(state.current(), identity));
    return true;
  }

  function end(expired: boolean) {
    token = null;
    timer.stop();
    sessionHint.clear();
    state.set(anonymousSession(expired && state.current().status !== "anonymous"));
  }

  /**
   * While the server is away, the last person goes on with the data on the device; without a known person,
   * wait.
   */
  function sessionWithoutServer() {
    const identity = sessionHint.identity();
    return identity === null ? unreachableSession : authenticatedSession(state.current(), identity);
  }

  async function askForRenewal(): Promise<boolean> {
    // Another tab may have logged out while this one waited for its turn.
    const hasLoggedOut =
      pendingLogout.isSet() || (!sessionHint.isSet() && state.current().status !== "anonymous");
    if (hasLoggedOut) {
      end(false);
      return false;
    }
    const answer = await postJson<TokenPair>("refresh", {});
    // The person logged out while the answer was on its way: it must not log them in again.
    if (pendingLogout.isSet()) return false;
    if (answer.ok) return adopt(answer.data.accessToken);
    if (isRefusal(answer.error.status)) {
      end(true);
      return false;
    }
    failures += 1;
    timer.in(retryDelay(failures), () => void renew());
    if (state.current().status === "unknown") state.set(sessionWithoutServer());
    return false;
  }

  /**
   * Tells the server of a logout; resolves to true once it knows. Waits for a renewal under way, whose new
   * cookie would otherwise outlive the logout.
   */
  function tellServer(accessToken?: string): Promise<boolean> {
    return oneTabAtATime(async () => {
      if (!pendingLogout.isSet()) return true;
      const status = await postLogout(accessToken);
      if (isAnswer(status)) {
        failures = 0;
        pendingLogout.clear();
        return true;
      }
      failures += 1;
      timer.in(retryDelay(failures), () => void tellServer(accessToken));
      return false;
    });
  }

  function onOnline() {
    if (pendingLogout.isSet()) void tellServer();
  }

  /** Asks for a fresh token; resolves to true when there is one. Calls made meanwhile share that answer. */
  function renew(): Promise<boolean> {
    renewing ??= oneTabAtATime(askForRenewal).finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  return {
    current: state.current,
    /** Null without a session, and once the token has expired, for instance while the computer slept. */
    accessToken: () => (token !== null && token.expiresAt > Date.now() ? token.text : null),
    subscribe: state.subscribe,
    /** Finds out who is logged in; called once, when the page starts. */
    start() {
      globalThis.addEventListener("online", onOnline);
      if (sessionHint.isSet() && !pendingLogout.isSet()) void renew();
      else end(false);
      onOnline();
    },
    /** Resolves to null once logged in, or to the error, in French. */
    async login(form: Pick<LoginForm, "email" | "password">): Promise<ApiError | null> {
      // A later logout would end the session that begins here.
      if (pendingLogout.isSet() && !(await tellServer())) return unreachable;
      const answer = await postJson<TokenPair>("login", { ...form, session: "cookie" });
      if (!answer.ok) return answer.error;
      adopt(answer.data.accessToken);
      channel.tell("opened");
      return null;
    },
    /** Ends the session here at once, in the other tabs, and on the server as soon as it can be reached. */
    async logout(): Promise<void> {
      const lastToken = token?.text;
      pendingLogout.set();
      end(false);
      channel.tell("closed");
      await tellServer(lastToken);
    },
    renew,
    adopt,
    stop() {
      globalThis.removeEventListener("online", onOnline);
      timer.stop();
      channel.close();
    },
  };
}

/** 408, 429 and 5xx refuse nothing: the session goes on, and the call is made again later. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function isAnswer(status: number): boolean {
  return (status >= 200 && status < 300) || isRefusal(status);
}
