import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Queryable } from "../database/database";
import { configurations } from "../database/schema/configuration";
import type { Services } from "../services";

/** The configuration key of the link that invites organisers. */
export const INVITATION_KEY = "inviteStaffLink";
const storedLink = z.object({ url: z.url() });

/** INV-1: the present link that invites organisers; undefined without one. */
export async function presentInvitation(db: Queryable): Promise<string | undefined> {
  const stored = await db.query.configurations.findFirst({ where: eq(configurations.key, INVITATION_KEY) });
  return storedLink.safeParse(stored?.value).data?.url;
}

/** INV-1: a link invites until it expires, or until another one is made. */
export async function isPresentInvitation(
  { db, tokens }: Pick<Services, "db" | "tokens">,
  token: string,
): Promise<boolean> {
  const link = tokens.isInvitation(token) ? await presentInvitation(db) : undefined;
  return link !== undefined && new URL(link).searchParams.get("token") === token;
}
