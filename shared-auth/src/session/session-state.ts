import type { Access } from "@coulisses/shared-domain/access/access";
import type { Identity } from "./session-hint";

/** The state of the session, as far as this device knows. */
export type SessionState = {
  status: "unknown" | "anonymous" | "authenticated";
  userId: number | null;
  access: Access;
  /** The server answers no other call before they approve the terms of use. */
  mustApproveTerms: boolean;
  /** Anonymous because the session ended by itself, not by a logout. */
  expired: boolean;
  /** Still unknown because the server does not answer. */
  unreachable: boolean;
};

const nobody = { userId: null, access: { teams: [], permissions: [] }, mustApproveTerms: false };

/** The initial state: the server is being asked. */
export const unknownSession: SessionState = {
  ...nobody,
  status: "unknown",
  expired: false,
  unreachable: false,
};

/** The state when the server does not answer. */
export const unreachableSession: SessionState = { ...unknownSession, unreachable: true };

/** The state without a login; `expired` after a session that ended by itself. */
export function anonymousSession(expired: boolean): SessionState {
  return { ...nobody, status: "anonymous", expired, unreachable: false };
}

/** Keeps the same objects where nothing changed, so that a renewal redraws nothing. */
export function authenticatedSession(
  before: SessionState,
  { userId, access, mustApproveTerms = false }: Identity,
): SessionState {
  const { teams, permissions } = access;
  const same =
    before.status === "authenticated" &&
    before.userId === userId &&
    before.mustApproveTerms === mustApproveTerms &&
    before.access.teams.join() === teams.join() &&
    before.access.permissions.join() === permissions.join();
  if (same) return before;
  return {
    status: "authenticated",
    userId,
    access: { teams, permissions },
    mustApproveTerms,
    expired: false,
    unreachable: false,
  };
}
