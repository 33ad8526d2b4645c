import type { LoginForm, TokenPair } from "@coulisses/shared-domain/contract/auth";
import { type ApiError, unreachable } from "../http/api-error";
import { postJson } from "../http/post-json";
import { createHeldSession } from "./held-session";
import { oneTabAtATime } from "./one-tab-at-a-time";
import { pendingLogout, postLogout } from "./pending-logout";
import { createTimer } from "./renewal-timer";
import { openSessionChannel } from "./session-channel";
import { sessionHint } from "./session-hint";

/** The session on this device, with login and logout. */
export type Session = ReturnType<typeof createSession>;

/**
 * Makes the session of this device, one for the page. Only the session knows the access token: it lives in
 * memory, and the refresh token is a cookie that no script can read.
 */
export function createSession() {
  const timer = createTimer();
  const held = createHeldSession(timer, () => void renew());
  const { state, adopt, end } = held;
  let renewing: Promise<boolean> | undefined;
  const channel = openSessionChannel((message) => {
    if (message === "closed") end(false);
    else if (state.current().status === "anonymous") void renew();
  });

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
    timer.retry(() => void renew());
    if (state.current().status === "unknown") held.goOnWithoutServer();
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
        timer.stop();
        pendingLogout.clear();
        return true;
      }
      timer.retry(() => void tellServer(accessToken));
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
    accessToken: held.accessToken,
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
      const lastToken = held.lastToken();
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
