import * as z from "zod";
import { configuredValue } from "../configuration/festival-configuration";
import { INVITATION_KEY } from "@coulisses/shared-domain/configuration/configuration-key";
import type { Queryable } from "../database/database";
import type { Services } from "../services";

const storedLink = z.object({ url: z.url() });

/** INV-1: the present link that invites organisers; undefined without one. */
export async function presentInvitation(db: Queryable): Promise<string | undefined> {
  return storedLink.safeParse(await configuredValue(db, INVITATION_KEY)).data?.url;
}

/** INV-1: a link invites until it expires, or until another one is made. */
export async function isPresentInvitation(
  { db, tokens }: Pick<Services, "db" | "tokens">,
  token: string,
): Promise<boolean> {
  const link = tokens.isInvitation(token) ? await presentInvitation(db) : undefined;
  return link !== undefined && new URL(link).searchParams.get("token") === token;
}
