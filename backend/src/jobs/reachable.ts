import { hasAddress, NO_ADDRESS_LIKE } from "@coulisses/shared-domain/people/no-address";
import { sql } from "drizzle-orm";
import type PgBoss from "pg-boss";
import type { Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import type { JobKind } from "./job-kinds";

/** The jobs that send a mail to a person. */
const mails: readonly string[] = [
  "letter",
  "password-reset",
  "address-mail",
  "email-change",
] satisfies JobKind[];

type Sent = { userId?: number | null; to?: string; email?: string };
const dataOf = ({ data }: PgBoss.JobInsert) => (data ?? {}) as Sent;

/** DK-5: the jobs without the mails to people who gave no address: those are never even enqueued. */
export async function reachableOnly(tx: Transaction, jobs: PgBoss.JobInsert[]): Promise<PgBoss.JobInsert[]> {
  const toAccounts = jobs.filter((job) => mails.includes(job.name) && givenAddress(job) === undefined);
  const out = await withoutAddress(tx, new Set(toAccounts.flatMap((job) => dataOf(job).userId ?? [])));
  return jobs.filter((job) => {
    if (!mails.includes(job.name)) return true;
    const address = givenAddress(job);
    return address === undefined ? !out.has(dataOf(job).userId ?? 0) : hasAddress(address);
  });
}

/** The address that a job names; undefined when it goes to that of the account. */
const givenAddress = (job: PgBoss.JobInsert) => dataOf(job).to ?? dataOf(job).email;

/** Those of these people who gave no address. */
async function withoutAddress(tx: Transaction, ids: ReadonlySet<number>): Promise<Set<number>> {
  if (ids.size === 0) return new Set();
  const found = await tx.execute(sql`
    select id from users where email like ${NO_ADDRESS_LIKE}
      and id in (select value::int from json_array_elements_text(${JSON.stringify([...ids])}::json))`);
  return new Set(rowsOf<{ id: number }>(found).map(({ id }) => id));
}
