import type { PublishingToken } from "@coulisses/shared-domain/publishing/publishing-token";
import { call } from "../calls";
import { as, type Lines, nothing, stage } from "./stage";

const form = { label: "CI de l'équipe matos", app: "mf-tasks", rights: ["publish", "rollback"], days: 30 };

/** A new token, and its text. */
async function madeToken() {
  const answer = await call(stage().server, "POST", "/publishing-tokens", { ...as("admin"), body: form });
  return answer.json<{ token: PublishingToken; text: string }>();
}

/** Tokens of publishing. */
export const publishingLines: Lines = {
  "POST /publishing-tokens": {
    ...nothing,
    make: (send) => send("/publishing-tokens", { ...as("admin"), body: form }),
  },
  "DELETE /publishing-tokens/:id": {
    ...nothing,
    make: async (send) => {
      const { token } = await madeToken();
      return send(`/publishing-tokens/${String(token.id)}`, as("admin"));
    },
  },
};
