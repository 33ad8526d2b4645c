import { authRoutes, ownAccountRoutes } from "../routes/auth";
import * as z from "zod";
import { INVALID_EMAIL, isEmail, normaliseEmail } from "../people/email";
import { answering, creating, done, noContent, withSchemas } from "./call";
import { answeredInstant } from "./fields";

/** An address as it is stored and compared. */
export const emailField = z.string().max(320).transform(normaliseEmail).refine(isEmail, INVALID_EMAIL);
/** Longer than any rule allows, so that the rule refuses with its own message. */
const password = z.string().max(1_000);

/** An address and a password; the address is normalised. */
export const loginFormSchema = z.object({
  email: emailField,
  password: password.min(1),
  session: z
    .literal("cookie")
    .exactOptional()
    .describe("Le jeton de renouvellement n'est alors jamais que dans un cookie HttpOnly"),
});
/** The body that opens a session. */
export type LoginForm = z.infer<typeof loginFormSchema>;

/** Empty when the refresh token travels in the cookie. */
export const refreshFormSchema = z.object({ refreshToken: z.string().max(4_000).exactOptional() }).optional();
/** The body that prolongs a session. */
export type RefreshForm = z.infer<typeof refreshFormSchema>;

/** The tokens of a session: one for calls, valid a quarter of an hour, and one to renew it. */
export const tokenPairSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string().exactOptional().describe("Absent quand il est dans le cookie"),
});
/** The answer to a login or a renewal. */
export type TokenPair = z.infer<typeof tokenPairSchema>;

/** The address of the account whose password is forgotten. */
export const forgotFormSchema = z.object({ email: emailField });
/** The body that asks for the link of a forgotten password. */
export type ForgotForm = z.infer<typeof forgotFormSchema>;

/** The link's token and the new password, twice. */
export const resetFormSchema = z.object({ token: z.string().min(1).max(200), password, password2: password });
/** The body that chooses a new password with a link. */
export type ResetForm = z.infer<typeof resetFormSchema>;

/** The token of the link sent to the old address. */
export const emailChangeFormSchema = z.object({ token: z.string().min(1).max(200) });
/** The body that confirms or refuses a change of address by link. */
export type EmailChangeForm = z.infer<typeof emailChangeFormSchema>;

/** The present password and the new one, twice. */
export const passwordFormSchema = z.object({ currentPassword: password, password, password2: password });
/** The body that changes one's password. */
export type PasswordForm = z.infer<typeof passwordFormSchema>;

/** The present password and the new address. */
export const emailFormSchema = z.object({ currentPassword: password, email: emailField });
/** The body that changes one's address. */
export type EmailForm = z.infer<typeof emailFormSchema>;

/** One of the person's sessions. */
export const ownSessionSchema = z.object({
  id: z.uuid(),
  current: z.boolean().describe("Celle qui demande"),
  device: z.string().describe("Comme on le nomme : Firefox sur Windows"),
  address: z.string().nullable(),
  createdAt: answeredInstant,
  lastUsedAt: answeredInstant,
});
/** One of a person's sessions. */
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** Login, renewal and logout; forgotten passwords. */
export const authCalls = withSchemas(authRoutes, {
  logIn: creating("Se connecter", tokenPairSchema, { body: loginFormSchema }),
  refresh: creating("Prolonger sa session", tokenPairSchema, { body: refreshFormSchema }),
  logOut: { summary: "Se déconnecter", answers: { 204: noContent } },
  forgot: done("Demander un nouveau mot de passe par mail", { body: forgotFormSchema }),
  reset: done("Choisir un nouveau mot de passe avec le lien reçu", { body: resetFormSchema }),
  confirmEmailChange: done(
    "Confirmer, avec le lien reçu à l'ancienne adresse, celle que quelqu'un d'autre a choisie",
    { body: emailChangeFormSchema },
  ),
  refuseEmailChange: done(
    "Refuser, avec le lien reçu à l'ancienne adresse, celle que quelqu'un d'autre a choisie",
    { body: emailChangeFormSchema },
  ),
});

/** One's own password, address and devices. */
export const ownAccountCalls = withSchemas(ownAccountRoutes, {
  changePassword: done("Changer son mot de passe : les autres sessions se ferment", {
    body: passwordFormSchema,
  }),
  changeEmail: done("Changer son adresse : les autres sessions se ferment", { body: emailFormSchema }),
  confirmEmail: done("Confirmer son adresse, avec le jeton reçu par mail", {
    body: z.object({ token: z.string().max(4_000) }),
  }),
  mailConfirmation: done("Recevoir de nouveau le mail qui confirme son adresse"),
  listSessions: answering("Où on est connecté, ici d'abord", z.array(ownSessionSchema)),
  endSession: done("Se déconnecter d'un appareil", { params: z.object({ id: z.uuid() }) }),
  endOtherSessions: done("Se déconnecter partout ailleurs"),
});
