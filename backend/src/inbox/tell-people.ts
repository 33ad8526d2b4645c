import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { sheetTarget } from "@coulisses/shared-domain/audit/targets";
import { type InboxFacts, type InboxSheet, inboxKinds } from "@coulisses/shared-domain/inbox/inbox-message";
import type { Notice } from "@coulisses/shared-domain/inbox/sheet-notices";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { and, eq } from "drizzle-orm";
import { type Changes, stateInboxChanged } from "../changes/change";
import type { PreparedQuery, Transaction, WriteTransaction } from "../database/database";
import { inboxMessages } from "../database/schema/inbox";

/** A version of a sheet that an act has just made. */
export type SheetAct = {
  kind: InboxSheet;
  id: number;
  name: string;
  version: number;
  /** Author of the act. */
  by: UserIdentity;
};

/** A person who was told, with the message. */
export type Told = Pick<InboxFacts, "kind" | "teams"> & { userId: number; quote: string | null };

/**
 * The notices of $1 for the event $2, on the sheet $3 $4 named $5, by the person $6; $7 is the permission to
 * read it. Members of several teams get one message with all of them; who has two reasons gets the first kind.
 */
const tellQuery: PreparedQuery = {
  name: "tell-people-of-sheet",
  text: `
with notice as (
  select * from json_to_recordset($1::json) as notice(rank int, kind text, people json, teams json, quote text)
), told as (
  select member.user_id, notice.rank, notice.kind, notice.quote, array_agg(team.name) as teams
  from notice
  cross join json_array_elements_text(notice.teams) as asked(code)
  join teams team on team.code = asked.code
  join user_teams member on member.team_code = team.code
  where notice.people is null
  group by member.user_id, notice.rank, notice.kind, notice.quote
  union all
  select concerned.id::int, notice.rank, notice.kind, notice.quote, array(
    select team.name::text from teams team
    where team.code in (select json_array_elements_text(notice.teams)))
  from notice cross join json_array_elements_text(notice.people) as concerned(id)
)
insert into inbox_messages (user_id, event, kind, sheet_kind, sheet_id, sheet_name, by_id, teams, quote)
select distinct on (told.user_id)
  told.user_id, $2, told.kind, $3, $4::int, $5, $6::int, told.teams, told.quote
from told
join users person on person.id = told.user_id and person.deleted_at is null
where told.user_id <> $6::int and exists (
  select from user_teams member
  left join team_permissions granted on granted.team_code = member.team_code
  left join permissions permission on permission.id = granted.permission_id
  where member.user_id = told.user_id and (member.team_code = 'admin' or permission.name = $7))
order by told.user_id, told.rank
on conflict (user_id, event) do nothing
returning user_id as "userId", kind, teams, quote`,
};

/**
 * INB-4, INB-5: writes the messages of an act in its transaction: each person gets one, the author and those
 * who may not read the sheet get none. Answers those who got one.
 */
export async function tellPeople(
  tx: WriteTransaction,
  changes: Changes,
  {
    notices,
    act: { kind, id, name, version, by },
    permission,
  }: { notices: readonly Notice[]; act: SheetAct; permission: Permission },
): Promise<Told[]> {
  if (notices.length === 0) return [];
  const event = `${sheetTarget(kind, id)}@${String(version)}`;
  const ranked = notices.map((notice) => ({ ...notice, rank: inboxKinds.indexOf(notice.kind) }));
  const values = [JSON.stringify(ranked), event, kind, id, name, by.id, permission];
  const told = await tx.runPrepared<Told>(tellQuery, values);
  if (told.length > 0)
    stateInboxChanged(
      changes,
      told.map(({ userId }) => userId),
    );
  return told;
}

/** A removed sheet leads nowhere: its messages go with it. */
export async function removeMessagesAbout(
  tx: Transaction,
  changes: Changes,
  { kind, id }: { kind: InboxSheet; id: number },
): Promise<void> {
  const removed = await tx
    .delete(inboxMessages)
    .where(and(eq(inboxMessages.sheetKind, kind), eq(inboxMessages.sheetId, id)))
    .returning({ userId: inboxMessages.userId });
  if (removed.length > 0) stateInboxChanged(changes, [...new Set(removed.map(({ userId }) => userId))]);
}
