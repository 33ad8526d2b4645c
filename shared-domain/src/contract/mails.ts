import { mailRoutes } from "../routes/administration";
import * as z from "zod";
import { emailField } from "./auth";
import { withSchemas } from "./call";
import { noContent, requiredText } from "./fields";

/** The address of the test mail, and the name that it greets. */
export const testMailFormSchema = z.object({
  email: emailField,
  username: requiredText("Nom", { max: 30 }),
});

/** Calls that let administrators check that mails arrive. */
export const mailCalls = withSchemas(mailRoutes, {
  test: {
    summary: "Envoyer un mail de test",
    body: testMailFormSchema,
    answers: { 204: noContent },
  },
});
