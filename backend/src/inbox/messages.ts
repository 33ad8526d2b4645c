import { type Access, can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import {
  type InboxMessage,
  type InboxPage,
  type InboxSearch,
  messageNotFound,
} from "@coulisses/shared-domain/contract/inbox";
import {
  type InboxFacts,
  inboxPath,
  type InboxSheet,
  inboxSheets,
  inboxText,
} from "@coulisses/shared-domain/inbox/inbox-message";
import { newsOfMessage } from "@coulisses/shared-domain/inbox/news-kind";
import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Person } from "../auth/person";
import { type Changes, stateInboxChanged } from "../changes/change";
import type { PreparedQuery, RunPrepared, Transaction } from "../database/database";
import { identityOrNull } from "../database/identity";
import { inboxMessages } from "../database/schema/inbox";

/** Messages a page. */
export const INBOX_PAGE = 30;

type Reader = Pick<Person, "id" | "access">;

const readPermissions: Record<InboxSheet, Permission> = { fa: "read-fa", ft: "read-ft" };

/** INB-5: the kinds of sheets that the person may read now; messages about others stay hidden. */
const readableBy = (access: Access) => inboxSheets.filter((kind) => can(access, readPermissions[kind]));
const asArray = (values: readonly string[]) => `{${values.join(",")}}`;

const newsKind = Object.entries(newsOfMessage)
  .map(([kind, news]) => `when '${kind}' then '${news}'`)
  .join(" ");

/** INB-7: the message is of a kind that its reader wants in the inbox; all are, without a choice. */
const wanted = `not exists (select from preferences wish where wish.user_id = message.user_id
  and not (case message.kind ${newsKind} end = any (wish.inbox_news)))`;

const pageOf = (state: InboxSearch["state"]): PreparedQuery => ({
  name: `inbox-${state}`,
  text: `
select json_build_object('id', message.id, 'at', iso_instant(message.at), 'quote', message.quote,
  'kind', message.kind, 'teams', message.teams, 'by', ${identityOrNull("author")},
  'sheet', json_build_object('kind', message.sheet_kind, 'id', message.sheet_id, 'name', message.sheet_name)
) as message
from inbox_messages message left join users author on author.id = message.by_id
where message.user_id = $1::int and message.sheet_kind = any ($2::text[]) and message.id < $3::int
  and message.read_at is ${state === "read" ? "not" : ""} null and ${wanted}
order by message.id desc limit ${String(INBOX_PAGE + 1)}`,
});
const pages = { unread: pageOf("unread"), read: pageOf("read") };
const LAST = 2_147_483_647;

type Row = { message: InboxFacts & Pick<InboxMessage, "id" | "at" | "quote"> };

/** One page of messages, the last one first. */
export async function listMessages(
  runPrepared: RunPrepared,
  { id, access }: Reader,
  { state, before = LAST }: InboxSearch,
): Promise<InboxPage> {
  const rows = await runPrepared<Row>(pages[state], [id, asArray(readableBy(access)), before]);
  const messages = rows.slice(0, INBOX_PAGE).map(({ message }) => ({
    id: message.id,
    at: message.at,
    kind: message.kind,
    text: inboxText(message),
    quote: message.quote,
    path: inboxPath(message.sheet),
  }));
  return { messages, next: rows.length > INBOX_PAGE ? (messages.at(-1)?.id ?? null) : null };
}

const countQuery: PreparedQuery = {
  name: "inbox-unread-count",
  text: `select count(*)::int as count from inbox_messages message
    where message.user_id = $1::int and message.read_at is null and message.sheet_kind = any ($2::text[])
      and ${wanted}`,
};

export async function countUnread(runPrepared: RunPrepared, { id, access }: Reader): Promise<number> {
  const [row] = await runPrepared<{ count: number }>(countQuery, [id, asArray(readableBy(access))]);
  return row?.count ?? 0;
}

/** Throws `not-found` for another person's message, or one about a sheet that the person may not read. */
export async function markRead(
  tx: Transaction,
  changes: Changes,
  { id: userId, access }: Reader,
  id: number,
): Promise<void> {
  const mine = and(
    eq(inboxMessages.id, id),
    eq(inboxMessages.userId, userId),
    inArray(inboxMessages.sheetKind, readableBy(access)),
  );
  const [message] = await tx.select({ readAt: inboxMessages.readAt }).from(inboxMessages).where(mine);
  if (message === undefined) throw messageNotFound();
  if (message.readAt !== null) return;
  await tx
    .update(inboxMessages)
    .set({ readAt: sql`now()` })
    .where(and(mine, isNull(inboxMessages.readAt)));
  stateInboxChanged(changes, [userId]);
}

/** Marks the messages up to this one, the last that the person has seen; later ones stay unread. */
export async function markAllRead(
  tx: Transaction,
  changes: Changes,
  { id: userId, access }: Reader,
  upTo: number,
): Promise<void> {
  const marked = await tx
    .update(inboxMessages)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(inboxMessages.userId, userId),
        inArray(inboxMessages.sheetKind, readableBy(access)),
        lte(inboxMessages.id, upTo),
        isNull(inboxMessages.readAt),
      ),
    )
    .returning({ id: inboxMessages.id });
  if (marked.length > 0) stateInboxChanged(changes, [userId]);
}
