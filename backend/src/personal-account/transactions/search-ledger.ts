import type { LedgerPage, LedgerSearch } from "@coulisses/shared-domain/contract/money/ledger";
import type { LedgerSum } from "@coulisses/shared-domain/ledger/edition-statement";
import { LEDGER_PAGE, type LedgerLine, type LedgerOrder } from "@coulisses/shared-domain/ledger/ledger-line";
import { ledgerTerms, type SearchedWord } from "@coulisses/shared-domain/ledger/ledger-search";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { matches } from "@coulisses/shared-domain/slug";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { containsText, rowsOf } from "../../database/driver";
import { accounts } from "../../database/schema/money";
import { users } from "../../database/schema/people";
import { identityOrNull } from "../../database/identity";

/** A person as named beside other things; null for the cash. */
const person = (alias: string) => sql.raw(identityOrNull(alias));

/** Each order, with the lines that come after a given one. */
const orders: Record<LedgerOrder, { by: SQL; after: (id: number) => SQL }> = {
  "-date": { by: sql`line.id desc`, after: (id) => sql`line.id < ${id}` },
  date: { by: sql`line.id`, after: (id) => sql`line.id > ${id}` },
  "-amount": {
    by: sql`line.amount desc, line.id desc`,
    after: (id) => sql`(line.amount, line.id) < ${placeOf(id)}`,
  },
  amount: { by: sql`line.amount, line.id`, after: (id) => sql`(line.amount, line.id) > ${placeOf(id)}` },
};
const placeOf = (id: number) => sql`(select amount, id from transactions where id = ${id})`;

/**
 * A page of transactions, the last first unless `sort` says otherwise, deleted ones included; a reversal shows on
 * the line that it takes back.
 */
export async function ledgerPage(db: Queryable, query: LedgerPage, now: Date): Promise<LedgerLine[]> {
  const { before, limit = LEDGER_PAGE, sort = "-date", ...search } = query;
  const conditions = await conditionsOf(db, search, now);
  const { by, after } = orders[sort];
  if (before !== undefined) conditions.push(after(before));
  return linesWhere(db, conditions, by, sql`limit ${limit}`);
}

/** The totals of all transactions that match; deleted ones are only counted. */
export async function ledgerSum(db: Queryable, search: LedgerSearch, now: Date): Promise<LedgerSum> {
  const where = whereOf(await conditionsOf(db, search, now));
  const [row] = rowsOf<{ sum: LedgerSum }>(
    await db.execute(sql`
      with cash as (select id from accounts where user_id is null)
      select json_build_object(
        'count', count(*) filter (where standing),
        'deleted', count(*) filter (where not standing),
        'credited', coalesce(sum(amount) filter (where standing and from_account = cash.id), 0),
        'charged', coalesce(sum(amount) filter (where standing and to_account = cash.id), 0),
        'exchanged', coalesce(sum(amount) filter (where standing and cash.id not in (from_account, to_account)), 0)
      ) as sum
      from (select line.*, ${isStanding} standing from transactions line where ${where}) line, cash`),
  );
  if (row === undefined) throw new Error("The transactions were not added up");
  return row.sum;
}

const isStanding = sql`not exists (select from transactions reversal where reversal.reverses = line.id)`;
const whereOf = (conditions: readonly SQL[]) =>
  sql.join([sql`line.reverses is null`, ...conditions], sql` and `);

/** Lines of an export read at once: other calls have their turn in between. */
const EXPORTED_AT_ONCE = 250;

/** All transactions that match, the last first, page after page. */
export async function* ledgerPages(
  db: Queryable,
  search: LedgerSearch,
  now: Date,
): AsyncGenerator<LedgerLine[]> {
  let before: number | undefined;
  do {
    const query = { ...search, limit: EXPORTED_AT_ONCE, ...(before !== undefined && { before }) };
    const page = await ledgerPage(db, query, now);
    yield page;
    before = page.length < EXPORTED_AT_ONCE ? undefined : page.at(-1)?.id;
  } while (before !== undefined);
}

async function linesWhere(
  db: Queryable,
  conditions: readonly SQL[],
  order: SQL,
  limit: SQL,
): Promise<LedgerLine[]> {
  const where = whereOf(conditions);
  // The page first, walked from the end of the key, then its names: with the joins, the index would give no
  // order.
  const found = await db.execute(sql`
    select json_strip_nulls(json_build_object('id', line.id, 'type', line.type, 'amount', line.amount,
      'context', line.context, 'date', iso_instant(line.at), 'payor', ${person("payor")},
      'payee', ${person("payee")}, 'isDeleted', reversal.id is not null,
      'deletion', case when reversal.id is not null then
        json_build_object('by', ${person("deleter")}, 'date', iso_instant(reversal.at)) end)) as entry
    from (select * from transactions line where ${where} order by ${order} ${limit}) line
    join accounts debited on debited.id = line.from_account left join users payor on payor.id = debited.user_id
    join accounts credited on credited.id = line.to_account left join users payee on payee.id = credited.user_id
    left join transactions reversal on reversal.reverses = line.id
    left join transaction_batches deleted on deleted.id = reversal.batch_id
    left join users deleter on deleter.id = deleted.made_by
    order by ${order}`);
  return rowsOf<{ entry: LedgerLine }>(found).map(({ entry }) => entry);
}

async function conditionsOf(db: Queryable, search: LedgerSearch, now: Date): Promise<SQL[]> {
  const conditions: SQL[] = [];
  if (search.type !== undefined) conditions.push(sql`line.type = ${search.type}`);
  if (search.from !== undefined) conditions.push(sql`line.at >= ${search.from}::timestamptz`);
  if (search.to !== undefined) conditions.push(sql`line.at < ${search.to}::timestamptz`);
  if (search.standing) conditions.push(isStanding);
  const { words, amount, day } = ledgerTerms(search.search ?? "", now);
  if (words.length === 0) return conditions;
  const holders = await holdersOf(db);
  const meanings = [
    sql.join(
      words.map((word) => wordCondition(word, holders)),
      sql` and `,
    ),
  ];
  if (amount) meanings.push(sql`line.amount between ${amount.min} and ${amount.max}`);
  if (day) {
    const [start, end] = [day.start.toISOString(), day.end.toISOString()];
    meanings.push(sql`(line.at >= ${start}::timestamptz and line.at < ${end}::timestamptz)`);
  }
  conditions.push(sql`(${sql.join(meanings, sql` or `)})`);
  return conditions;
}

type Holder = { account: number; name: string };

/** The holders of personal accounts, a few hundred; names are compared without accents, as everywhere. */
async function holdersOf(db: Queryable): Promise<Holder[]> {
  const { id, firstname, lastname, nickname } = users;
  const holders = await db
    .select({ account: accounts.id, id, firstname, lastname, nickname })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId));
  return holders.map(({ account, ...person }) => ({ account, name: displayName(person) }));
}

/** The condition that the word is in one of both names, in the type or in the context. */
function wordCondition({ word, types }: SearchedWord, holders: readonly Holder[]): SQL {
  const named = holders.filter(({ name }) => matches(name, word)).map(({ account }) => account);
  const conditions = [containsText(sql`line.searched_context`, word)];
  if (named.length > 0) {
    const ids = sql`${`{${named.join(",")}}`}::int[]`;
    conditions.push(sql`line.from_account = any (${ids})`, sql`line.to_account = any (${ids})`);
  }
  if (types.length > 0) conditions.push(sql`line.type = any (${`{${types.join(",")}}`}::text[])`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}
