import { activityNotices, type Notice, taskNotices } from "@coulisses/shared-domain/inbox/sheet-notices";
import type { KeyEvent } from "@coulisses/shared-domain/festival-event/history";
import { type InboxSheet, inboxKinds } from "@coulisses/shared-domain/inbox/inbox-message";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import type { Transaction } from "../../database/database";
import { inboxMessages } from "../../database/schema/inbox";
import { insertAll } from "../insert-all";
import type { DemoPerson } from "../people/people";
import type { DemoActivity, SheetWithSnapshots } from "../sheet-editor";
import type { DemoTask } from "../tasks/tasks";

type Message = typeof inboxMessages.$inferInsert & { at: Date };
export type DemoInboxes = Message[];

/** The last messages of each person, and those of them that they have not read. */
const KEPT = 20;
const UNREAD = 4;
const READING = ofHours(5);

type Known = {
  people: readonly DemoPerson[];
  activities: readonly DemoActivity[];
  tasks: readonly DemoTask[];
};

/** The last messages that the acts on the sheets have made, from the first to the last. */
export function buildInboxes({ people, activities, tasks }: Known): DemoInboxes {
  const told = [
    ...activities.flatMap((fa) =>
      actsOf(fa).map((act) => ({ ...act, kind: "fa" as const, notices: activityNotices(act) })),
    ),
    ...tasks.flatMap((ft) =>
      actsOf(ft).map((act) => ({ ...act, kind: "ft" as const, notices: taskNotices(act) })),
    ),
  ];
  const messages = told
    .flatMap((act) => messagesOf(act, { sheet: act.kind, notices: act.notices, people }))
    .sort(byTime);
  return people
    .flatMap(({ id }) =>
      messages
        .filter(({ userId }) => userId === id)
        .slice(-KEPT)
        .map((message, rank, { length }) => ({
          ...message,
          readAt: rank < length - UNREAD ? readAt(message) : null,
        })),
    )
    .sort(byTime);
}

const byTime = (a: Message, b: Message) => a.at.getTime() - b.at.getTime();
const readAt = ({ at }: Message) => new Date(at.getTime() + READING);

type Named = { id: number; general: { name: string }; history: readonly KeyEvent[] };
type Act<Sheet> = { before: Sheet; after: Sheet; rank: number };

/** Each key event of a sheet, with the sheet before and after it. */
const actsOf = <Sheet extends Named>({ snapshots }: SheetWithSnapshots<Sheet>): Act<Sheet>[] =>
  snapshots.slice(1).flatMap((after, rank) => {
    const before = snapshots[rank];
    return before === undefined ? [] : [{ before, after, rank }];
  });

function messagesOf(
  { after, rank }: Act<Named>,
  {
    sheet,
    notices,
    people,
  }: { sheet: InboxSheet; notices: readonly Notice[]; people: readonly DemoPerson[] },
): Message[] {
  const event = after.history.at(-1);
  if (event === undefined) return [];
  const byPerson = new Map<number, Message>();
  // INB-4: a person gets the most important one.
  const ordered = [...notices].sort((a, b) => inboxKinds.indexOf(a.kind) - inboxKinds.indexOf(b.kind));
  for (const { kind, teams, quote = null, ...notice } of ordered) {
    for (const { id, teams: own } of people) {
      const mine = notice.people === undefined ? teams.filter((team) => own.includes(team)) : teams;
      const isTold = notice.people === undefined ? mine.length > 0 : notice.people.includes(id);
      if (!isTold || id === event.by.id || byPerson.has(id) || !own.includes("hard")) continue;
      byPerson.set(id, {
        userId: id,
        event: `${sheet}:${String(after.id)}@event ${String(rank)}`,
        kind,
        sheetKind: sheet,
        sheetId: after.id,
        sheetName: after.general.name,
        byId: event.by.id,
        teams: mine.map(nameOf),
        quote,
        at: new Date(event.at),
      });
    }
  }
  return [...byPerson.values()];
}

const nameOf = (team: string) => seededTeams.find(({ code }) => code === team)?.name ?? team;

export const fillInboxes = (tx: Transaction, inboxes: DemoInboxes): Promise<void> =>
  insertAll(tx, inboxMessages, inboxes);
