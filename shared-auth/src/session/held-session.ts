import { observable } from "../observable";
import { type AccessToken, readAccessToken } from "./access-token";
import { type createTimer, renewalDelay } from "./renewal-timer";
import { sessionHint } from "./session-hint";
import {
  anonymousSession,
  authenticatedSession,
  type SessionState,
  unknownSession,
  unreachableSession,
} from "./session-state";

/** The token of this page and what screens know of the session; asks to renew the token before it expires. */
export function createHeldSession(timer: ReturnType<typeof createTimer>, renew: () => void) {
  const state = observable<SessionState>(unknownSession);
  let token: AccessToken | null = null;

  /** Takes a token just received; an unreadable one ends the session. */
  function adopt(text: string): boolean {
    const received = readAccessToken(text, Date.now());
    if (received === null) {
      end(true);
      return false;
    }
    token = received;
    const { userId, teams, permissions, mustApproveTerms = false } = received.claims;
    const identity = { userId, access: { teams, permissions }, mustApproveTerms };
    sessionHint.set(identity);
    timer.in(renewalDelay(received, Date.now()), renew);
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
  function goOnWithoutServer() {
    const identity = sessionHint.identity();
    state.set(identity === null ? unreachableSession : authenticatedSession(state.current(), identity));
  }

  return {
    state,
    adopt,
    end,
    goOnWithoutServer,
    /** Null without a session, and once the token has expired, for instance while the computer slept. */
    accessToken: () => (token !== null && token.expiresAt > Date.now() ? token.text : null),
    /** The token, expired or not. */
    lastToken: () => token?.text,
  };
}
