import * as z from "zod";
import { emailField } from "./auth";
import type { Calls } from "./call";
import { noContent, requiredText } from "./fields";

/** Whom the test mail goes to, and how it greets them. */
export const testMailFormSchema = z.object({
  email: emailField,
  username: requiredText("Nom", { max: 30 }),
});

/** Tells whoever runs the site whether its mails arrive. */
export const mailCalls = {
  test: {
    method: "POST",
    path: "/mailtest",
    summary: "Envoyer un mail de test",
    body: testMailFormSchema,
    answers: { 204: noContent },
  },
} satisfies Calls;
