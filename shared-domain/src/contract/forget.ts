import { forgetRoutes } from "../routes/registrations";
import * as z from "zod";
import { emailField } from "./auth";
import { done, withSchemas } from "./call";

/** People who ask to be forgotten give their credentials once more: a screen left open is not enough. */
export const forgetFormSchema = z.object({
  credentials: z.object({ email: emailField, password: z.string().max(1_000) }),
});
/** The body that asks to be forgotten. */
export type ForgetForm = z.infer<typeof forgetFormSchema>;

/** Calls that forget a person: oneself, with one's credentials; anyone, with `manage-users`. */
export const forgetCalls = withSchemas(forgetRoutes, {
  forgetMe: done("Être oublié : son compte et tout ce qui dit qui on est disparaissent", {
    body: forgetFormSchema,
  }),
  forgetThem: done("Oublier une personne ; une adresse inconnue ne change rien", {
    params: z.object({ email: z.string().max(300) }),
  }),
});
