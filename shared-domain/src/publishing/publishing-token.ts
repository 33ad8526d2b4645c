import { SHELL_APP } from "../client-error/client-error";
import { badInput, forbidden } from "../festival-error";
import { tooLong } from "../field-problems";
import type { UserIdentity } from "../people/user";

/** The rights of a publishing token; `introduce` is for an app that the site does not have yet. */
export const publishingRights = ["publish", "introduce", "rollback", "switch"] as const;
/** A right of a publishing token. */
export type PublishingRight = (typeof publishingRights)[number];

/** The French words for each right. */
export const publishingRightLabels: Record<PublishingRight, string> = {
  publish: "Publier une version",
  introduce: "Publier sa toute première version",
  rollback: "Revenir à la version précédente",
  switch: "La mettre en pause, la rouvrir ou la retirer",
};

/** Bounds of a token: its label in characters, its life in days, and the tokens that work at once. */
export const publishingTokenLimits = { label: 60, days: 365, tokens: 100 };

/** A token with which a team publishes one app over HTTP; nobody can read its text again. */
export type PublishingToken = {
  id: number;
  label: string;
  app: string;
  rights: PublishingRight[];
  madeAt: string;
  /** Null when the account is gone. */
  madeBy: UserIdentity | null;
  expiresAt: string;
  revokedAt: string | null;
  lastUsedAt: string | null;
};

/** The token that a call came with, without its secret. */
export type TokenHolder = Pick<PublishingToken, "id" | "label" | "app" | "rights">;

/** The fields of a token that an administrator fills in. */
export type PublishingTokenForm = { label: string; app: string; rights: PublishingRight[]; days: number };

const appName = /^mf-[a-z0-9-]{1,40}$/;

/** The problem with an app's name, or undefined. */
export function publishedAppProblem(app: string): string | undefined {
  return app === SHELL_APP || appName.test(app)
    ? undefined
    : "Application : un nom comme mf-tasks, ou shell, est attendu";
}

/** The problem with a token's label, or undefined. */
export function publishingLabelProblem(label: string): string | undefined {
  if (label.trim() === "") return "Le nom du jeton ne peut pas être vide";
  if (label.trim().length > publishingTokenLimits.label)
    return tooLong("Nom du jeton", publishingTokenLimits.label);
  // It goes into the history and the output of commands, a line each.
  return /[\p{Cc}\p{Cf}\u2028\u2029]/u.test(label) ? "Le nom du jeton tient en une ligne" : undefined;
}

/** The problem with a token's rights, or undefined. */
export function publishingRightsProblem(rights: readonly PublishingRight[]): string | undefined {
  if (rights.length === 0) return "Un jeton a au moins un droit";
  if (rights.includes("introduce") && !rights.includes("publish"))
    return "La toute première version demande aussi le droit de publier";
  return undefined;
}

/** The problem with a token's life, or undefined. */
export function publishingDaysProblem(days: number): string | undefined {
  const { days: most } = publishingTokenLimits;
  return Number.isInteger(days) && days >= 1 && days <= most
    ? undefined
    : `Un jeton vit de 1 à ${String(most)} jours`;
}

/** PUBLISH-1: the token to keep, each right once and without the spaces around its label; throws `bad-input`. */
export function publishingTokenToStore(form: PublishingTokenForm): PublishingTokenForm {
  const problems = {
    label: publishingLabelProblem(form.label),
    app: publishedAppProblem(form.app),
    rights: publishingRightsProblem(form.rights),
    days: publishingDaysProblem(form.days),
  };
  for (const [field, problem] of Object.entries(problems)) {
    if (problem !== undefined) throw badInput(problem, field);
  }
  const rights = publishingRights.filter((right) => form.rights.includes(right));
  return { ...form, label: form.label.trim(), rights };
}

type Life = Pick<PublishingToken, "expiresAt" | "revokedAt">;

/** PUBLISH-2: a token works until it expires or is revoked, whichever comes first. */
export function publishingTokenState(
  { expiresAt, revokedAt }: Life,
  now: Date,
): "active" | "expired" | "revoked" {
  if (revokedAt !== null) return "revoked";
  return Date.parse(expiresAt) > now.getTime() ? "active" : "expired";
}

type Order = { app: string; right: Exclude<PublishingRight, "introduce">; isKnown: boolean };

const missingRights: Record<Order["right"], string> = {
  publish: "Ce jeton ne permet pas de publier",
  rollback: "Ce jeton ne permet pas de revenir en arrière",
  switch: "Ce jeton ne permet ni de mettre en pause, ni de retirer",
};

/** PUBLISH-3: a token acts on its own app and within its rights alone; throws `forbidden`. */
export function checkPublishingRight(
  token: Pick<PublishingToken, "app" | "rights">,
  { app, right, isKnown }: Order,
): void {
  if (token.app !== app) throw forbidden("Ce jeton n'est pas celui de cette application");
  if (!token.rights.includes(right)) throw forbidden(missingRights[right]);
  if (right === "publish" && !isKnown && !token.rights.includes("introduce"))
    throw forbidden(`${app} n'est pas encore sur ce site : ce jeton ne permet pas sa toute première version`);
}
