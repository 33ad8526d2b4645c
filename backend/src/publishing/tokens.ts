import { notFound, refused } from "@coulisses/shared-domain/festival-error";
import {
  type PublishingToken,
  type PublishingTokenForm,
  publishingTokenLimits,
  publishingTokenToStore,
} from "@coulisses/shared-domain/publishing/publishing-token";
import { and, eq, isNull, sql } from "drizzle-orm";
import { type Origin, recordAudit } from "../audit/record-audit";
import type { Queryable, Transaction } from "../database/database";
import { keptRow, rowsOf } from "../database/driver";
import { identityOrNull } from "../database/identity";
import { publishingTokens } from "../database/schema/publishing";
import { hashOf, newSecret, tokenText } from "./token-secret";

/** Tokens that work, then those that no longer do, for a month; or one of them. */
export async function listTokens(db: Queryable, id?: number): Promise<PublishingToken[]> {
  const found = await db.execute(sql`
    select token.id, token.label, token.app, token.rights, iso_instant(token.made_at) as "madeAt",
      ${sql.raw(identityOrNull("maker"))} as "madeBy", iso_instant(token.expires_at) as "expiresAt",
      iso_instant(token.revoked_at) as "revokedAt", iso_instant(token.last_used_at) as "lastUsedAt"
    from publishing_tokens token left join users maker on maker.id = token.made_by
    where ${id === undefined ? sql`least(token.expires_at, token.revoked_at) > now() - interval '30 days'` : sql`token.id = ${id}`}
    order by token.id desc`);
  return rowsOf<PublishingToken>(found);
}

/** Makes a token; its text is answered this once, and kept nowhere. */
export async function makeToken(
  tx: Transaction,
  form: PublishingTokenForm,
  origin: Origin,
): Promise<{ token: PublishingToken; text: string }> {
  const { label, app, rights, days } = publishingTokenToStore(form);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('publishing tokens'))`);
  const living = await tx.$count(
    publishingTokens,
    and(isNull(publishingTokens.revokedAt), sql`expires_at > now()`),
  );
  if (living >= publishingTokenLimits.tokens)
    throw refused(
      `${String(living)} jetons sont en cours : révoque d'abord ceux qui ne servent plus`,
      "label",
    );
  const secret = newSecret();
  const { id } = keptRow(
    await tx
      .insert(publishingTokens)
      .values({
        label,
        app,
        rights,
        secretHash: hashOf(secret),
        madeBy: origin.actorId,
        expiresAt: sql`now() + make_interval(days => ${days})`,
      })
      .returning({ id: publishingTokens.id }),
  );
  await recordAudit(tx, origin, {
    kind: "publishing-token-made",
    target: `app:${app}`,
    details: { name: label, token: id, rights, days },
  });
  return { token: keptRow(await listTokens(tx, id)), text: tokenText({ id, secret }) };
}

/** Revokes a token for good; one that is revoked stays so. */
export async function revokeToken(tx: Transaction, id: number, origin: Origin): Promise<void> {
  const [known] = await tx
    .select({
      revokedAt: publishingTokens.revokedAt,
      label: publishingTokens.label,
      app: publishingTokens.app,
    })
    .from(publishingTokens)
    .where(eq(publishingTokens.id, id))
    .for("update");
  if (known === undefined) throw notFound(`Le jeton #${String(id)} n'existe pas`);
  if (known.revokedAt !== null) return;
  await tx
    .update(publishingTokens)
    .set({ revokedAt: sql`now()` })
    .where(eq(publishingTokens.id, id));
  await recordAudit(tx, origin, {
    kind: "publishing-token-revoked",
    target: `app:${known.app}`,
    details: { name: known.label, token: id },
  });
}
