import { postJson } from "../http/post-json";
import type { EmailChangeForm, ForgotForm, ResetForm } from "@coulisses/shared-domain/contract/auth";
import { createSession } from "./create-session";

/**
 * The session of this page. This file is the package's light door: neither React nor Redux, so that the
 * login page works before the rest of the application is loaded.
 */
export const session = createSession();

/** Asks for the mail with the link to a new password. Never rejects. */
export const forgotPassword = (form: ForgotForm) => postJson<undefined>("forgot", form);
/** Sets the password with the token of that mail. Never rejects. */
export const resetPassword = (form: ResetForm) => postJson<undefined>("reset", form);
/**
 * Confirms or refuses, with the token of a mail, the address that another person chose for an account. Never
 * rejects.
 */
export const answerEmailChange = (answer: "confirm" | "refuse", form: EmailChangeForm) =>
  postJson<undefined>(`email-changes/${answer}`, form);

export { isText, kept, subscribeToKept } from "../device/kept";
export { sessionHint } from "./session-hint";
export type { SessionState } from "./session-state";
export { notices, notify } from "../notices/notices";
export type { NoticeToShow } from "../notices/notices";
