import { postJson } from "../http/post-json";
import type { ForgotForm, ResetForm } from "@coulisses/shared-domain/contract/auth";
import { createSessionKeeper } from "./session-keeper";

/**
 * The light door of this package: who is there and the notices, with neither React nor Redux, so
 * that the login page can work before the rest of the application has come.
 */
export const session = createSessionKeeper();

export const forgotPassword = (form: ForgotForm) => postJson<undefined>("forgot", form);
export const resetPassword = (form: ResetForm) => postJson<undefined>("reset", form);

export { sessionHint } from "./session-hint";
export type { SessionState } from "./session-state";
export type { ApiError } from "../http/api-error";
export { notices, notify } from "../notices/notices";
export type { Notice, NoticeToShow } from "../notices/notices";
