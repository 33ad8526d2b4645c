import type { TokenHolder } from "@coulisses/shared-domain/publishing/publishing-token";
import { publishingTokenState } from "@coulisses/shared-domain/publishing/publishing-token";
import { eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { bearerIn } from "../auth/claims";
import type { Database } from "../database/database";
import { publishingTokens } from "../database/schema/publishing";
import { refuseBeyond } from "../http/limits/attempts";
import { clientKey } from "../http/limits/client-key";
import { unauthorized } from "../http/http-error";
import { isSecretOf, readTokenText } from "./token-secret";

/** Wrong tokens from one address in ten minutes, after which they are no longer looked at one by one. */
const wrongTokens = { max: 20, seconds: 600 };

/** The token that came with a call; throws 401, the same for one that is unknown, wrong, expired or revoked. */
export async function tokenHolder(db: Database, request: FastifyRequest): Promise<TokenHolder> {
  const said = readTokenText(bearerIn(request) ?? "");
  const [known] = said
    ? await db.select().from(publishingTokens).where(eq(publishingTokens.id, said.id))
    : [];
  const isRight = isSecretOf(said?.secret ?? "", known?.secretHash);
  if (known === undefined || !isRight || !works(known)) {
    await refuseBeyond(wrongTokens, db, `publishing token ${clientKey(request.ip)}`);
    throw unauthorized("Ce jeton n'est pas valable : il est faux, expiré ou révoqué");
  }
  await db
    .update(publishingTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(sql`id = ${known.id} and (last_used_at is null or last_used_at < now() - interval '1 minute')`);
  const { id, label, app, rights } = known;
  return { id, label, app, rights };
}

const works = ({ expiresAt, revokedAt }: typeof publishingTokens.$inferSelect) =>
  publishingTokenState(
    { expiresAt: expiresAt.toISOString(), revokedAt: revokedAt?.toISOString() ?? null },
    new Date(),
  ) === "active";
