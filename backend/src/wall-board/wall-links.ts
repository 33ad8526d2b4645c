import {
  tooManyWallLinks,
  type WallLink,
  type WallLinkForm,
  wallLinkLimits,
  wallLinkOver,
  wallLinkToStore,
} from "@coulisses/shared-domain/wall-board/wall-link";
import { eq, sql } from "drizzle-orm";
import { type Author, recordAudit } from "../audit/record-audit";
import type { Changes } from "../changes/change";
import type { Queryable, Transaction } from "../database/database";
import { keptRow, rowsOf } from "../database/driver";
import { identityOrNull } from "../database/identity";
import { wallLinks } from "../database/schema/plannings";
import { hashOf, isSecretOf, newSecret } from "../publishing/token-secret";

/** A link's id, which is no secret, and the 256 random bits that are. */
const shape = /^(\d{1,9})\.([\w-]{43})$/;

/** Throws `not-found` unless this is the secret of a link; takes as long for a wrong one. */
export async function checkWallSecret(db: Queryable, text: string | undefined): Promise<void> {
  const [, id, secret = ""] = shape.exec(text ?? "") ?? [];
  const [known] =
    id === undefined
      ? []
      : await db
          .select({ hash: wallLinks.secretHash })
          .from(wallLinks)
          .where(eq(wallLinks.id, Number(id)));
  if (!isSecretOf(secret, known?.hash)) throw wallLinkOver();
}

/** The links that open the board, the last made first; or one of them. */
export async function listWallLinks(db: Queryable, id?: number): Promise<WallLink[]> {
  const found = await db.execute(sql`
    select link.id, link.name, iso_instant(link.made_at) as "madeAt", ${sql.raw(identityOrNull("maker"))} as "madeBy"
    from wall_links link left join users maker on maker.id = link.made_by and maker.deleted_at is null
    where ${id === undefined ? sql`true` : sql`link.id = ${id}`}
    order by link.id desc`);
  return rowsOf<WallLink>(found);
}

/**
 * Makes a link; its address is answered this once, and kept nowhere. The secret stands after the `#`, which no
 * browser sends: it is in no log and no `Referer`.
 */
export async function makeWallLink(
  tx: Transaction,
  changes: Changes,
  { form, site, by, origin }: Author & { form: WallLinkForm; site: string },
): Promise<{ link: WallLink; url: string }> {
  const { name } = wallLinkToStore(form);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('wall links'))`);
  if ((await tx.$count(wallLinks)) >= wallLinkLimits.links) throw tooManyWallLinks();
  const secret = newSecret();
  const { id } = keptRow(
    await tx
      .insert(wallLinks)
      .values({ name, secretHash: hashOf(secret), madeBy: by.id })
      .returning({ id: wallLinks.id }),
  );
  stateChanged(changes, "wall-link-made", by.id);
  await recordAudit(tx, origin, { kind: "wall-link-made", details: { name, link: id } });
  return {
    link: keptRow(await listWallLinks(tx, id)),
    url: `${site}/wall-board#${String(id)}.${secret}`,
  };
}

/** The link opens nothing any more; for one that is gone already, nothing changes. */
export async function revokeWallLink(
  tx: Transaction,
  changes: Changes,
  { id, by, origin }: Author & { id: number },
): Promise<void> {
  const [removed] = await tx
    .delete(wallLinks)
    .where(eq(wallLinks.id, id))
    .returning({ name: wallLinks.name });
  if (removed === undefined) return;
  stateChanged(changes, "wall-link-revoked", by.id);
  await recordAudit(tx, origin, { kind: "wall-link-revoked", details: { name: removed.name, link: id } });
}

function stateChanged(changes: Changes, event: string, by: number): void {
  changes.state({ event, by, tags: [{ type: "WallLink" }] });
}
