import { mailRoutes } from "../routes/administration";
import * as z from "zod";
import { emailField } from "./auth";
import { done, withSchemas } from "./call";
import { requiredText } from "./fields";

/** The address of the test mail, and the name that it greets. */
export const testMailFormSchema = z.object({
  email: emailField,
  username: requiredText("Nom", { max: 30 }),
});

/** Calls that let administrators check that mails arrive. */
export const mailCalls = withSchemas(mailRoutes, {
  test: done("Envoyer un mail de test", { body: testMailFormSchema }),
});
