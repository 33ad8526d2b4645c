import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { planningFileName } from "@coulisses/shared-domain/planning/leaflet";
import { type PrintKind, printNotFound } from "@coulisses/shared-domain/planning/print";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { Queryable } from "../../database/database";
import { identityColumns } from "../../database/identity";
import { users } from "../../database/schema/people";
import { planningPrintParts, planningPrints } from "../../database/schema/plannings";

/** The people with a part, in the order of the file, without those who left since. */
export function peopleInPrint(db: Queryable, printId: string): Promise<UserIdentity[]> {
  return db
    .select(identityColumns)
    .from(planningPrintParts)
    .innerJoin(planningPrints, eq(planningPrints.id, planningPrintParts.printId))
    .innerJoin(users, and(eq(users.id, planningPrintParts.volunteerId), isNull(users.deletedAt)))
    .where(eq(planningPrintParts.printId, printId))
    .orderBy(asc(sql`array_position(${planningPrints.volunteerIds}, ${users.id})`));
}

/** The parts of these people, in their order. */
export async function readParts(
  db: Queryable,
  printId: string,
  volunteerIds: readonly number[],
): Promise<Map<number, Uint8Array>> {
  const { volunteerId, content } = planningPrintParts;
  const rows = await db
    .select({ volunteerId, content })
    .from(planningPrintParts)
    .where(and(eq(planningPrintParts.printId, printId), inArray(volunteerId, [...volunteerIds])));
  const contents = new Map(rows.map((part) => [part.volunteerId, part.content]));
  const ordered = new Map<number, Uint8Array>();
  for (const id of volunteerIds) {
    const part = contents.get(id);
    if (part !== undefined) ordered.set(id, part);
  }
  return ordered;
}

/**
 * A zip of one file for each person, a piece at a time: only one is in memory. Throws when the print is
 * deleted meanwhile, so that a cut file is not taken for all of it.
 */
export async function* zippedParts(
  db: Queryable,
  { id, kind }: { id: string; kind: PrintKind },
): AsyncGenerator<Uint8Array> {
  const isText = kind === "CALENDARS";
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    pieces.push(piece);
  });
  for (const [personId, name] of fileNames(await peopleInPrint(db, id), isText ? "ics" : "pdf")) {
    const content = (await readParts(db, id, [personId])).get(personId);
    if (content === undefined) throw printNotFound();
    const file = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    file.push(content, true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces.splice(0);
}

/** People with the same name are told apart by their number. */
function fileNames(people: readonly UserIdentity[], extension: "pdf" | "ics"): [number, string][] {
  const names = people.map((person) => planningFileName(person, extension));
  return people.map(({ id }, rank) => {
    const name = names[rank] ?? "";
    const isTwice = names.indexOf(name) !== names.lastIndexOf(name);
    return [id, isTwice ? name.replace(`.${extension}`, `_${String(id)}.${extension}`) : name];
  });
}
