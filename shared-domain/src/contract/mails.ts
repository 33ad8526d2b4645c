import { mailRoutes } from "../routes/mails";
import * as z from "zod";
import { emailField } from "./auth";
import { withSchemas } from "./call";
import { noContent, requiredText } from "./fields";

/** Whom the test mail goes to, and how it greets them. */
export const testMailFormSchema = z.object({
  email: emailField,
  username: requiredText("Nom", { max: 30 }),
});

/** Tells whoever runs the site whether its mails arrive. */
export const mailCalls = withSchemas(mailRoutes, {
  test: {
    summary: "Envoyer un mail de test",
    body: testMailFormSchema,
    answers: { 204: noContent },
  },
});
