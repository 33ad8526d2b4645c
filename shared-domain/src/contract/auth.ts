import * as z from "zod";
import { INVALID_EMAIL, isEmail, normaliseEmail } from "../people/email";
import type { Calls } from "./call";
import { answeredInstant, noContent } from "./fields";

/** An address as it is stored and compared. */
export const emailField = z.string().max(320).transform(normaliseEmail).refine(isEmail, INVALID_EMAIL);
/** Longer than any rule allows, so that the rule answers with its own words. */
const password = z.string().max(1_000);

export const loginFormSchema = z.object({
  email: emailField,
  password: password.min(1),
  session: z
    .literal("cookie")
    .exactOptional()
    .describe("Le jeton de renouvellement n'est alors jamais que dans un cookie HttpOnly"),
});
export type LoginForm = z.infer<typeof loginFormSchema>;

/** Nothing at all when the refresh token travels in the cookie. */
export const refreshFormSchema = z.object({ refreshToken: z.string().max(4_000).exactOptional() }).optional();
export type RefreshForm = z.infer<typeof refreshFormSchema>;

export const tokenPairSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string().exactOptional().describe("Absent quand il est dans le cookie"),
});
export type TokenPair = z.infer<typeof tokenPairSchema>;

export const forgotFormSchema = z.object({ email: emailField });
export type ForgotForm = z.infer<typeof forgotFormSchema>;

export const resetFormSchema = z.object({ token: z.string().min(1).max(200), password, password2: password });
export type ResetForm = z.infer<typeof resetFormSchema>;

export const passwordFormSchema = z.object({ currentPassword: password, password, password2: password });
export type PasswordForm = z.infer<typeof passwordFormSchema>;

export const emailFormSchema = z.object({ currentPassword: password, email: emailField });
export type EmailForm = z.infer<typeof emailFormSchema>;

/** Where a person is logged in. */
export const ownSessionSchema = z.object({
  id: z.uuid(),
  current: z.boolean().describe("Celle qui demande"),
  device: z.string().describe("Comme on le nomme : Firefox sur Windows"),
  address: z.string().nullable(),
  createdAt: answeredInstant,
  lastUsedAt: answeredInstant,
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** Login, renewal and logout; forgotten passwords. */
export const authCalls = {
  logIn: {
    method: "POST",
    path: "/login",
    summary: "Se connecter",
    body: loginFormSchema,
    answers: { 201: tokenPairSchema },
  },
  refresh: {
    method: "POST",
    path: "/refresh",
    summary: "Prolonger sa session",
    body: refreshFormSchema,
    answers: { 201: tokenPairSchema },
  },
  logOut: { method: "POST", path: "/logout", summary: "Se déconnecter", answers: { 204: noContent } },
  forgot: {
    method: "POST",
    path: "/forgot",
    summary: "Demander un nouveau mot de passe par mail",
    body: forgotFormSchema,
    answers: { 204: noContent },
  },
  reset: {
    method: "POST",
    path: "/reset",
    summary: "Choisir un nouveau mot de passe avec le lien reçu",
    body: resetFormSchema,
    answers: { 204: noContent },
  },
} satisfies Calls;

/** One's own password, address and devices. */
export const ownAccountCalls = {
  changePassword: {
    method: "PUT",
    path: "/users/me/password",
    summary: "Changer son mot de passe : les autres sessions se ferment",
    body: passwordFormSchema,
    answers: { 204: noContent },
  },
  changeEmail: {
    method: "PUT",
    path: "/users/me/email",
    summary: "Changer son adresse : les autres sessions se ferment",
    body: emailFormSchema,
    answers: { 204: noContent },
  },
  listSessions: {
    method: "GET",
    path: "/users/me/sessions",
    summary: "Où on est connecté, ici d'abord",
    answers: { 200: z.array(ownSessionSchema) },
  },
  endSession: {
    method: "DELETE",
    path: "/users/me/sessions/:id",
    summary: "Se déconnecter d'un appareil",
    params: z.object({ id: z.uuid() }),
    answers: { 204: noContent },
  },
  endOtherSessions: {
    method: "DELETE",
    path: "/users/me/sessions",
    summary: "Se déconnecter partout ailleurs",
    answers: { 204: noContent },
  },
} satisfies Calls;
