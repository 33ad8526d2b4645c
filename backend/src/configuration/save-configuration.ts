import { changedFields } from "@coulisses/shared-domain/audit/changed-fields";
import { notFound } from "@coulisses/shared-domain/festival-error";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { originOf, recordAudit } from "../audit/record-audit";
import type { Transaction } from "../database/database";
import { lockTable } from "../database/locks";
import { configurations } from "../database/schema/configuration";
import { expectedVersion } from "../input/if-match";
import type { Services } from "../services";
import { checkedValue, LEAFLET_KEY } from "./configuration-keys";

/** The version of a key without value. */
export const UNSET = 0;

const changed = (key: string, by: number) => ({
  event: "configuration-updated",
  by,
  tags: [{ type: "Configuration" as const, id: key }],
});

/** Sets a key to a value sent by any screen: checks it, compares the version, states the change. */
export function saveConfiguration({ write }: Services, key: string, value: unknown, request: FastifyRequest) {
  const { person, headers } = request;
  const stored = checkedValue(key, value);
  return write(async (tx, changes) => {
    const before = await lockSeen(tx, key, headers["if-match"]);
    const [saved] = await tx
      .insert(configurations)
      .values({ key, value: stored })
      .onConflictDoUpdate({ target: configurations.key, set: { value: stored } })
      .returning();
    await recordAudit(tx, originOf(request), {
      kind: "configuration-changed",
      target: `configuration:${key}`,
      details: { changes: changedFields(before, fieldsOf(stored), { secret: pictured(key) }) },
    });
    changes.state(changed(key, person.id));
    return saved ?? { key, value: stored, version: UNSET };
  });
}

/** Removes a key's value. Throws `not-found` without one. */
export async function clearConfiguration(
  { write }: Services,
  key: string,
  request: FastifyRequest,
): Promise<void> {
  const { person, headers } = request;
  await write(async (tx, changes) => {
    const before = await lockSeen(tx, key, headers["if-match"]);
    if (before === undefined) throw notFound("Cette clé n'est pas configurée");
    await tx.delete(configurations).where(eq(configurations.key, key));
    await recordAudit(tx, originOf(request), {
      kind: "configuration-changed",
      target: `configuration:${key}`,
      details: { deleted: true, changes: changedFields(before, undefined, { secret: pictured(key) }) },
    });
    changes.state(changed(key, person.id));
  });
}

/**
 * The value of a key, locked until the transaction ends; undefined without. The table is locked, so that two
 * people who set a key for the first time wait for each other.
 */
async function lockSeen(tx: Transaction, key: string, ifMatch: string | undefined) {
  await lockTable(tx, configurations);
  const entry = await tx.query.configurations.findFirst({ where: eq(configurations.key, key) });
  checkVersion("configuration", entry?.version ?? UNSET, expectedVersion(ifMatch));
  return entry && fieldsOf(entry.value);
}

/** Fields too heavy for the journal. */
const pictured = (key: string) => (key === LEAFLET_KEY ? ["logo", "pages", "securityPlan"] : []);

const fieldsOf = (value: unknown) => value as Readonly<Record<string, unknown>>;
