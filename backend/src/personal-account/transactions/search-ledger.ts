import type { LedgerPage, LedgerSearch } from "@coulisses/shared-domain/contract/money/ledger";
import { LEDGER_PAGE, type LedgerLine } from "@coulisses/shared-domain/ledger/ledger-line";
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

/**
 * A page of transactions, the last first, deleted ones included; a reversal shows on the line that it takes
 * back.
 */
export async function ledgerPage(db: Queryable, query: LedgerPage, now: Date): Promise<LedgerLine[]> {
  const { before, limit = LEDGER_PAGE, ...search } = query;
  const conditions = await conditionsOf(db, search, now);
  if (before !== undefined) conditions.push(sql`line.id < ${before}`);
  return linesWhere(db, conditions, sql`limit ${limit}`);
}

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

async function linesWhere(db: Queryable, conditions: readonly SQL[], limit: SQL): Promise<LedgerLine[]> {
  const where = sql.join([sql`line.reverses is null`, ...conditions], sql` and `);
  // The page first, walked from the end of the key, then its names: with the joins, the index would give no
  // order.
  const found = await db.execute(sql`
    select json_strip_nulls(json_build_object('id', line.id, 'type', line.type, 'amount', line.amount,
      'context', line.context, 'date', iso_instant(line.at), 'payor', ${person("payor")},
      'payee', ${person("payee")}, 'isDeleted', reversal.id is not null,
      'deletion', case when reversal.id is not null then
        json_build_object('by', ${person("deleter")}, 'date', iso_instant(reversal.at)) end)) as entry
    from (select * from transactions line where ${where} order by line.id desc ${limit}) line
    join accounts debited on debited.id = line.from_account left join users payor on payor.id = debited.user_id
    join accounts credited on credited.id = line.to_account left join users payee on payee.id = credited.user_id
    left join transactions reversal on reversal.reverses = line.id
    left join transaction_batches deleted on deleted.id = reversal.batch_id
    left join users deleter on deleter.id = deleted.made_by
    order by line.id desc`);
  return rowsOf<{ entry: LedgerLine }>(found).map(({ entry }) => entry);
}

async function conditionsOf(db: Queryable, search: LedgerPage, now: Date): Promise<SQL[]> {
  const conditions: SQL[] = [];
  if (search.type !== undefined) conditions.push(sql`line.type = ${search.type}`);
  if (search.from !== undefined) conditions.push(sql`line.at >= ${search.from}::timestamptz`);
  if (search.to !== undefined) conditions.push(sql`line.at < ${search.to}::timestamptz`);
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
