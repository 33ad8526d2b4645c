import type { LoginForm, TokenPair } from "@coulisses/shared-domain/contract/auth";
import { type ApiError, unreachable } from "../http/api-error";
import { postJson } from "../http/post-json";
import { type AccessToken, readAccessToken } from "./access-token";
import { leaving } from "./leaving";
import { oneTabAtATime } from "./one-tab-at-a-time";
import { postLogout } from "./post-logout";
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

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;

/**
 * The only place that knows the access token. It lives in memory; the refresh token is a cookie
 * that no script can read.
 */
export function createSessionKeeper() {
  let state: SessionState = unknownSession;
  let token: AccessToken | null = null;
  let renewing: Promise<boolean> | undefined;
  let failures = 0;
  const listeners = new Set<() => void>();
  const timer = createTimer();
  const channel = openSessionChannel((message) => {
    if (message === "closed") end(false);
    else if (state.status === "anonymous") void renew();
  });

  function become(next: SessionState) {
    if (next === state) return;
    state = next;
    listeners.forEach((listener) => {
      listener();
    });
  }

  /** Takes a token just received; an unreadable one ends the session. */
  function adopt(text: string): boolean {
    const received = readAccessToken(text, Date.now());
    if (received === null) {
      end(true);
      return false;
    }
    token = received;
    failures = 0;
    const { userId, teams, permissions } = received.claims;
    const identity = { userId, access: { teams, permissions } };
    sessionHint.set(identity);
    timer.in(renewalDelay(received, Date.now()), () => void renew());
    become(authenticatedSession(state, identity));
    return true;
  }

  function end(expired: boolean) {
    token = null;
    timer.stop();
    sessionHint.clear();
    become(anonymousSession(expired && state.status !== "anonymous"));
  }

  /** Whoever was here last goes on with what the device keeps; without trace of them, one has to wait. */
  function withoutServer() {
    const identity = sessionHint.identity();
    return identity === null ? unreachableSession : authenticatedSession(state, identity);
  }

  async function askForRenewal(): Promise<boolean> {
    // Another tab may have logged out while this one waited for its turn.
    const isLeft = leaving.isSet() || (!sessionHint.isSet() && state.status !== "anonymous");
    if (isLeft) {
      end(false);
      return false;
    }
    const answer = await postJson<TokenPair>("refresh", {});
    // Whoever left meanwhile does not come back with this answer.
    if (leaving.isSet()) return false;
    if (answer.ok) return adopt(answer.data.accessToken);
    if (isRefusal(answer.error.status)) {
      end(true);
      return false;
    }
    failures += 1;
    timer.in(retryDelay(failures), () => void renew());
    if (state.status === "unknown") become(withoutServer());
    return false;
  }

  /**
   * Tells the server that somebody left; answers whether it knows. In line with the renewals: one
   * that is under way has to bring its cookie first, or it would outlive the logout.
   */
  function tellServer(accessToken?: string): Promise<boolean> {
    return oneTabAtATime(async () => {
      if (!leaving.isSet()) return true;
      const status = await postLogout(accessToken);
      if (isAnswer(status)) {
        failures = 0;
        leaving.clear();
        return true;
      }
      failures += 1;
      timer.in(retryDelay(failures), () => void tellServer(accessToken));
      return false;
    });
  }

  function onOnline() {
    if (leaving.isSet()) void tellServer();
  }

  /** Tells whether a fresh token is there; calls made meanwhile share the same answer. */
  function renew(): Promise<boolean> {
    renewing ??= oneTabAtATime(askForRenewal).finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  return {
    current: () => state,
    /** Null without a session, and for a token that has expired, say during a computer's sleep. */
    accessToken: () => (token !== null && token.expiresAt > Date.now() ? token.text : null),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Called once, as early as can be: finds out who is there. */
    start() {
      globalThis.addEventListener("online", onOnline);
      if (sessionHint.isSet() && !leaving.isSet()) void renew();
      else end(false);
      onOnline();
    },
    async login(form: Pick<LoginForm, "email" | "password">): Promise<ApiError | null> {
      // A logout that comes after would end the session that begins here.
      if (leaving.isSet() && !(await tellServer())) return unreachable;
      const answer = await postJson<TokenPair>("login", { ...form, session: "cookie" });
      if (!answer.ok) return answer.error;
      adopt(answer.data.accessToken);
      channel.tell("opened");
      return null;
    },
    async logout(): Promise<void> {
      const left = token?.text;
      leaving.set();
      end(false);
      channel.tell("closed");
      await tellServer(left);
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

/** A server that is away or busy has refused nothing: the session must outlive it. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function isAnswer(status: number): boolean {
  return (status >= 200 && status < 300) || isRefusal(status);
}
