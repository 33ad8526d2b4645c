import { randomBytes } from "node:crypto";
import type { KioskLink } from "@coulisses/shared-domain/contract/planning/crowd";
import { kioskLinkOver } from "@coulisses/shared-domain/planning/kiosk-board";
import { eq } from "drizzle-orm";
import { type Author, recordAudit } from "../../audit/record-audit";
import type { Changes } from "../../changes/change";
import type { Queryable, Transaction } from "../../database/database";
import { kioskLinks } from "../../database/schema/plannings";

type Link = { secret: string; createdAt: Date };

const shown = ({ secret, createdAt }: Link, site: string): KioskLink => ({
  url: `${site}/kiosk/${secret}`,
  createdAt: createdAt.toISOString(),
});

/** Throws `not-found` for a secret of no link. Found by its index: how long a guess takes tells nothing of the secret. */
export async function checkKioskSecret(db: Queryable, secret: string): Promise<void> {
  const [known] = await db
    .select({ id: kioskLinks.id })
    .from(kioskLinks)
    .where(eq(kioskLinks.secret, secret));
  if (known === undefined) throw kioskLinkOver();
}

/** The link that opens the kiosk now, if there is one. */
export async function readKioskLink(db: Queryable, site: string): Promise<KioskLink | null> {
  const [link] = await db.select().from(kioskLinks);
  return link === undefined ? null : shown(link, site);
}

/** Makes a link in the place of the one before, which opens nothing any more. */
export async function makeKioskLink(
  tx: Transaction,
  changes: Changes,
  site: string,
  { by, origin }: Author,
): Promise<KioskLink> {
  const made = { secret: randomBytes(32).toString("base64url"), createdAt: new Date() };
  stateChanged(changes, "kiosk-link-made", by.id);
  await recordAudit(tx, origin, { kind: "kiosk-link-made" });
  await tx.insert(kioskLinks).values(made).onConflictDoUpdate({ target: kioskLinks.id, set: made });
  return shown(made, site);
}

/** Nothing opens the kiosk any more; without a link, nothing changes. */
export async function revokeKioskLink(
  tx: Transaction,
  changes: Changes,
  { by, origin }: Author,
): Promise<void> {
  const removed = await tx.delete(kioskLinks).returning({ id: kioskLinks.id });
  if (removed.length === 0) return;
  stateChanged(changes, "kiosk-link-revoked", by.id);
  await recordAudit(tx, origin, { kind: "kiosk-link-revoked" });
}

function stateChanged(changes: Changes, event: string, by: number): void {
  changes.state({ event, by, tags: [{ type: "KioskLink" }] });
}
