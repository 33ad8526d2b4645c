import { changedFields } from "@coulisses/shared-domain/audit/changed-fields";
import { keyNotSet, LEAFLET_KEY } from "@coulisses/shared-domain/configuration/configuration-key";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { originOf, recordAudit } from "../audit/record-audit";
import type { Changes } from "../changes/change";
import type { Transaction } from "../database/database";
import { keptRow } from "../database/driver";
import { lockTable } from "../database/locks";
import { configurations } from "../database/schema/configuration";
import { expectedVersion } from "../input/if-match";
import type { Services } from "../services";
import { checkedValue } from "./configuration-keys";
import { UNSET } from "./read-configuration";

/** A key and what it is to hold, as it may be kept. */
type Entry = { key: string; value: unknown };

/** Sets a key to what a person sent, whatever screen it comes from: checked, compared with what they saw, audited. */
export function saveConfiguration({ write }: Services, key: string, value: unknown, request: FastifyRequest) {
  const { person, headers } = request;
  const stored = checkedValue(key, value);
  return write(async (tx, changes) => {
    const before = await lockSeen(tx, key, headers["if-match"]);
    await recordAudit(tx, originOf(request), {
      kind: "configuration-changed",
      target: `configuration:${key}`,
      details: { changes: changedFields(before, fieldsOf(stored), { secret: pictured(key) }) },
    });
    return setConfiguration(tx, changes, { key, value: stored }, person.id);
  });
}

/** Keeps what a key holds from now on, and tells the screens that show it. */
export async function setConfiguration(tx: Transaction, changes: Changes, { key, value }: Entry, by: number) {
  stateChanged(changes, key, by);
  return keptRow(
    await tx
      .insert(configurations)
      .values({ key, value })
      .onConflictDoUpdate({ target: configurations.key, set: { value } })
      .returning(),
  );
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
    if (before === undefined) throw keyNotSet();
    await tx.delete(configurations).where(eq(configurations.key, key));
    await recordAudit(tx, originOf(request), {
      kind: "configuration-changed",
      target: `configuration:${key}`,
      details: { deleted: true, changes: changedFields(before, undefined, { secret: pictured(key) }) },
    });
    stateChanged(changes, key, person.id);
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

function stateChanged(changes: Changes, key: string, by: number): void {
  changes.state({ event: "configuration-updated", by, tags: [{ type: "Configuration", id: key }] });
}

/** Fields too heavy for the journal. */
const pictured = (key: string) => (key === LEAFLET_KEY ? ["logo", "pages", "securityPlan"] : []);

const fieldsOf = (value: unknown) => value as Readonly<Record<string, unknown>>;
