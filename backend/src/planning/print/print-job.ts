import type { PrintKind } from "@coulisses/shared-domain/planning/print";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Write } from "../../changes/write";
import type { Database } from "../../database/database";
import { rowsOf } from "../../database/driver";
import { users } from "../../database/schema/people";
import { planningPrintParts, planningPrints } from "../../database/schema/plannings";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import { type JobData, jobKinds } from "../../jobs/job-kinds";
import type { PaperWork, Printer } from "./paper/printer";
import { peopleInPrint, readParts } from "./print-parts";
import { type PrintKey, statePrint } from "./prints";
import { readLeaflets } from "./read-leaflets";
import type { Services } from "../../services";
import { calendarName, calendarText } from "../calendar/calendar-text";
import { upToDateCalendars } from "../calendar/planned-events";
import { editionOf } from "@coulisses/shared-domain/time/edition";

type Context = Pick<Services, "db" | "connection" | "write" | "environment"> & { printer: Printer };

/** Milliseconds of work after which a job leaves the rest to the next, so that several prints advance together. */
const SLICE = 20_000;
/** Milliseconds between two progress events for the screen. */
const TELL_EVERY = 500;
/** The number of people read at once. */
const BATCH = 10;
/** The number of booklets joined at once. */
const JOINED = 20;

type Part = { volunteerId: number; content: Uint8Array };

/** Continues a print from the parts made so far, by this instance or another. */
export function printJobOn(context: Context) {
  const { db, write } = context;

  return async ({ printId, userId }: JobData["print"], attempt: number): Promise<void> => {
    const key = { id: printId, by: userId };
    try {
      const [print] = await db
        .update(planningPrints)
        .set({ status: "RUNNING" })
        .where(and(eq(planningPrints.id, printId), inArray(planningPrints.status, ["WAITING", "RUNNING"])))
        .returning({ kind: planningPrints.kind });
      if (print === undefined) return;
      const outcome = await makeParts(context, key, print.kind);
      if (outcome === "more") {
        await write((tx, changes, enqueue) => {
          enqueue("print", { printId, userId });
          return tellProgress(tx, changes, key);
        });
      } else if (outcome === "all") await assemble(context, key, print.kind);
    } catch (error) {
      if (attempt <= jobKinds.print.retryLimit) throw error;
      await end(context, key, { status: "FAILED" });
    }
  };
}

/** Tells the person who waits for a print that it failed. */
export const printEnderOn =
  (write: Write) =>
  ({ printId, userId }: JobData["print"]): Promise<void> =>
    end({ write }, { id: printId, by: userId }, { status: "FAILED" });

type Tx = Parameters<Parameters<Write>[0]>[0];
type Changes = Parameters<Parameters<Write>[0]>[1];

/** "all" once every remaining person has a part; "none" when the print is no longer wanted. */
async function makeParts(context: Context, key: PrintKey, kind: PrintKind): Promise<"all" | "more" | "none"> {
  const { db, write } = context;
  const started = Date.now();
  let told = 0;
  for (;;) {
    const missing = await missingPeople(db, key.id);
    if (missing.length === 0) return Date.now() - started > SLICE / 4 ? "more" : "all";
    for await (const { volunteerId, content } of partsOf(context, kind, missing.slice(0, BATCH))) {
      if (!(await keepPart(db, key.id, { volunteerId, content }))) return "none";
      if (Date.now() - told > TELL_EVERY) {
        told = Date.now();
        await write((tx, changes) => tellProgress(tx, changes, key));
      }
      if (Date.now() - started > SLICE) return "more";
    }
  }
}

/** The parts of these people, one at a time, without deleted people. */
async function* partsOf(
  context: Context,
  kind: PrintKind,
  volunteerIds: readonly number[],
): AsyncGenerator<Part> {
  if (kind === "CALENDARS") {
    const { name } = await festivalConfiguration(context.db);
    const { calendars } = await upToDateCalendars(context, volunteerIds);
    for (const [volunteerId, entries] of calendars) {
      const text = calendarText(calendarName(name, editionOf(new Date())), entries);
      yield { volunteerId, content: new TextEncoder().encode(text) };
    }
    return;
  }
  for (const [volunteerId, content] of await readLeaflets(context, volunteerIds)) {
    const work: PaperWork = kind === "BOOKLETS" ? { kind: "booklet", content } : { kind: "leaflet", content };
    yield { volunteerId, content: await context.printer.print(work) };
  }
}

/** The people without a part yet, in the order of the file, without deleted people. */
async function missingPeople(db: Database, printId: string): Promise<number[]> {
  const result = await db.execute(sql`
    select person.id from planning_prints print, unnest(print.volunteer_ids) with ordinality wanted(id, rank)
    join users person on person.id = wanted.id and person.deleted_at is null
    where print.id = ${printId} and not exists (
      select from planning_print_parts part where part.print_id = print.id and part.volunteer_id = wanted.id)
    order by rank`);
  return rowsOf<{ id: number }>(result).map(({ id }) => id);
}

/** Resolves to false once the print is cancelled or deleted. A person deleted meanwhile gets no part. */
async function keepPart(db: Database, printId: string, { volunteerId, content }: Part): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [print] = await tx
      .select({ status: planningPrints.status })
      .from(planningPrints)
      .where(eq(planningPrints.id, printId))
      .for("update");
    if (print?.status !== "RUNNING") return false;
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, volunteerId), isNull(users.deletedAt)))
      .for("key share");
    if (person !== undefined)
      await tx.insert(planningPrintParts).values({ printId, volunteerId, content }).onConflictDoNothing();
    return true;
  });
}

async function tellProgress(tx: Tx, changes: Changes, key: PrintKey): Promise<void> {
  const made = tx
    .select({ count: sql`count(*)` })
    .from(planningPrintParts)
    .where(eq(planningPrintParts.printId, key.id));
  await tx
    .update(planningPrints)
    .set({ doneCount: sql`(${made})` })
    .where(eq(planningPrints.id, key.id));
  statePrint(changes, key);
}

/**
 * Joins booklets into one document; other prints are put together from their parts as they are fetched. A
 * person who left since is left out: `doneCount` is the number of people in it.
 */
async function assemble(context: Context, key: PrintKey, kind: PrintKind): Promise<void> {
  const people = await peopleInPrint(context.db, key.id);
  if (people.length === 0) return end(context, key, { status: "FAILED" });
  const doneCount = people.length;
  if (kind !== "BOOKLETS") return end(context, key, { status: "DONE", doneCount });
  const ids = people.map(({ id }) => id);
  return end(context, key, {
    status: "DONE",
    doneCount,
    content: await joinedBooklets(context, key.id, ids),
  });
}

/**
 * Joined a few at a time, which share their pictures, then all: they are never all in memory with their
 * pictures.
 */
async function joinedBooklets(
  { db, printer }: Context,
  printId: string,
  volunteerIds: readonly number[],
): Promise<Uint8Array> {
  const title = "Livrets";
  const documents: Uint8Array[] = [];
  for (let first = 0; first < volunteerIds.length; first += JOINED) {
    const parts = await readParts(db, printId, volunteerIds.slice(first, first + JOINED));
    documents.push(await printer.print({ kind: "joined", title, documents: [...parts.values()] }));
  }
  return printer.print({ kind: "joined", title, documents });
}

/** Unless it was cancelled meanwhile. */
async function end(
  { write }: Pick<Context, "write">,
  key: PrintKey,
  outcome: Pick<typeof planningPrints.$inferInsert, "content" | "doneCount"> & { status: "DONE" | "FAILED" },
): Promise<void> {
  await write(async (tx, changes) => {
    await tx
      .update(planningPrints)
      .set({ ...outcome, endedAt: new Date() })
      .where(and(eq(planningPrints.id, key.id), eq(planningPrints.status, "RUNNING")));
    const isInParts = outcome.status === "DONE" && outcome.content === undefined;
    if (!isInParts) await tx.delete(planningPrintParts).where(eq(planningPrintParts.printId, key.id));
    statePrint(changes, key);
  });
}
