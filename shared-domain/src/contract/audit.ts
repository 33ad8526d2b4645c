/** What the audit log can tell of. */
export const auditKinds = [
  "signed-in",
  "sign-in-failed",
  "signed-out",
  "session-ended",
  "token-reused",
  "password-reset-asked",
  "password-reset",
  "password-changed",
  "email-changed",
  "teams-joined",
  "team-left",
  "permission-granted",
  "permission-revoked",
  "team-created",
  "team-changed",
  "team-deleted",
  "configuration-changed",
  "user-deleted",
  "data-exported",
] as const;
export type AuditKind = (typeof auditKinds)[number];
