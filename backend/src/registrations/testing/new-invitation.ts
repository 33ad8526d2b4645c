import { configurations } from "../../database/schema/configuration";
import type { Services } from "../../services";
import { INVITATION_KEY } from "@coulisses/shared-domain/configuration/configuration-key";

/** The token of a new link that invites organisers; the link before it is void. */
export async function newInvitation({ services }: { services: Services }): Promise<string> {
  const token = services.tokens.signInvitation();
  const entry = { key: INVITATION_KEY, value: { url: `http://coulisses.test/login?token=${token}` } };
  await services.db
    .insert(configurations)
    .values(entry)
    .onConflictDoUpdate({ target: configurations.key, set: entry });
  return token;
}
