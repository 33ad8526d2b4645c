import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import {
  type Commitments,
  withConflicts,
} from "@coulisses/shared-domain/festival-task/mobilization/conflicts";

/** A row of `sheetQuery`. */
export type SheetRow = { body: string; commitments: string };

type ByUser<List extends readonly unknown[]> = (List[number] & { userId: number })[];
type Found = { [Kind in keyof Commitments]: ByUser<Commitments[Kind]> };

/** The sheet with everyone's conflicts, by the festival's rules. */
export function composeSheet({ body, commitments }: SheetRow): FestivalTask {
  const lists = JSON.parse(commitments) as Found;
  const availabilities = byUser(lists.availabilities);
  const mobilizations = byUser(lists.mobilizations);
  const assignments = byUser(lists.assignments);
  return withConflicts(JSON.parse(body) as FestivalTask, (id) => ({
    availabilities: availabilities(id),
    mobilizations: mobilizations(id),
    assignments: assignments(id),
  }));
}

/** Finds the rows of a person. */
export function byUser<Row extends { userId: number }>(
  rows: readonly Row[],
): (userId: number) => readonly Row[] {
  const lists = new Map<number, Row[]>();
  for (const row of rows) {
    const list = lists.get(row.userId);
    if (list) list.push(row);
    else lists.set(row.userId, [row]);
  }
  return (userId) => lists.get(userId) ?? [];
}
