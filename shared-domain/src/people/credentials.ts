import { badInput, type FestivalError, forbidden, notFound, refused } from "../festival-error";

/** AUTH-1: the message for an address or a password that opens no account; it says not which of them. */
export const WRONG_CREDENTIALS = "Email ou mot de passe invalide";

/** AUTH-7: the message for a link to a new password that is over, spent or none. */
export const INVALID_RESET_TOKEN = "Le token est invalide ou expiré";

/** The refusal for a wrong present password: `forbidden`, as the session is good and must not end. */
export const wrongPassword = (): FestivalError =>
  forbidden("Ce n'est pas ton mot de passe actuel", "currentPassword");

/** The `refused` refusal for another mail to confirm an address that is confirmed. */
export const emailAlreadyConfirmed = (): FestivalError => refused("Ton adresse mail est déjà confirmée");

/** An account and the address that it has, or that a link names. */
type AccountEmail = { userId: number; email: string };

/**
 * A link confirms the address that it was sent to, as long as it is that of the account that opens it. `link` is
 * absent when it is forged or expired. Throws `bad-input` on `token`.
 */
export function checkConfirmationLink(
  link: AccountEmail | undefined,
  { userId, email }: Partial<AccountEmail>,
): void {
  if (link === undefined || link.userId !== userId || link.email !== email)
    throw badInput(
      "Ce lien ne confirme pas l'adresse de ce compte, ou il a expiré : demande un nouveau mail",
      "token",
    );
}

/** The `bad-input` refusal for a link to an address that waits, when it was used or replaced. */
export const emailChangeLinkSpent = (): FestivalError =>
  badInput("Ce lien ne sert plus : le changement a déjà eu lieu, ou il a été refusé ou remplacé", "token");

/** The `refused` refusal for taking back an address that does not wait, or no longer. */
export const noEmailChangeWaits = (): FestivalError =>
  refused("Aucun changement d'adresse n'attend : il a eu lieu, ou il a été repris ou refusé");

/** The `not-found` refusal for a session that is over, or another person's. */
export const deviceNotConnected = (): FestivalError => notFound("Cet appareil n'est plus connecté");
