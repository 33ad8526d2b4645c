import type { UserIdentity } from "../people/user";

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

export const auditKindLabels: Record<AuditKind, string> = {
  "signed-in": "Connexion",
  "sign-in-failed": "Connexion refusée",
  "signed-out": "Déconnexion",
  "session-ended": "Session fermée",
  "token-reused": "Session copiée, fermée",
  "password-reset-asked": "Mot de passe oublié",
  "password-reset": "Mot de passe réinitialisé",
  "password-changed": "Mot de passe changé",
  "email-changed": "Email changé",
  "teams-joined": "Équipes rejointes",
  "team-left": "Équipe quittée",
  "permission-granted": "Permission donnée",
  "permission-revoked": "Permission retirée",
  "team-created": "Équipe créée",
  "team-changed": "Équipe modifiée",
  "team-deleted": "Équipe supprimée",
  "configuration-changed": "Configuration changée",
  "user-deleted": "Compte supprimé",
  "data-exported": "Données exportées",
};

/** A person of the log, whose account may be closed since. */
export type AuditPerson = UserIdentity;

/** One line of the log; `kind` may be one that a newer server knows. */
export type AuditEntry = {
  id: number;
  at: string;
  kind: AuditKind;
  /** Null when nobody was logged in. */
  actor: AuditPerson | null;
  /** To whom it happened. */
  subject: AuditPerson | null;
  /** To what it happened, as `team:bar`. */
  target: string | null;
  address: string | null;
  userAgent: string | null;
  details: Record<string, unknown>;
};

/** `GET audit-entries`, the last first. `next`: the `before` of the page that follows; null at the end. */
export type AuditPage = { entries: AuditEntry[]; next: number | null };

export type AuditSearch = {
  /** Ids of people. */
  actor?: number;
  subject?: number;
  kind?: AuditKind;
  target?: string;
  /** Instants: the first of them counts, the last does not. */
  from?: string;
  to?: string;
  /** In the names of who did it, or to whom. */
  search?: string;
  /** The id of an entry: what came before it. */
  before?: number;
};
