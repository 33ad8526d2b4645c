import { forgetRoutes } from "../routes/forget";
import * as z from "zod";
import { emailField } from "./auth";
import { withSchemas } from "./call";
import { noContent } from "./fields";

/** Whoever wants to be forgotten proves once more who they are: a screen left open must not be enough. */
export const forgetFormSchema = z.object({
  credentials: z.object({ email: emailField, password: z.string().max(1_000) }),
});
/** The body that asks to be forgotten. */
export type ForgetForm = z.infer<typeof forgetFormSchema>;

/** Forgets people: oneself, with one's credentials; somebody else, with `manage-users`. */
export const forgetCalls = withSchemas(forgetRoutes, {
  forgetMe: {
    summary: "Être oublié : son compte et tout ce qui dit qui on est disparaissent",
    body: forgetFormSchema,
    answers: { 204: noContent },
  },
  forgetThem: {
    summary: "Oublier une personne ; une adresse inconnue ne change rien",
    params: z.object({ email: z.string().max(300) }),
    answers: { 204: noContent },
  },
});
