import { randomUUID } from "node:crypto";
import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { presenceOf } from "@coulisses/shared-domain/check-in/presence";
import { availabilityFor, checkPlaceable } from "@coulisses/shared-domain/desk/place";
import { createPeriod, type Period } from "@coulisses/shared-domain/time/period";
import { recordAvailabilities } from "@coulisses/shared-domain/volunteer-availability/record";
import type { Author } from "../audit/record-audit";
import { assignVolunteers } from "../assignments/assign";
import { lockSlot } from "../assignments/check-assignments";
import type { Changes } from "../changes/change";
import { noteMarks } from "../check-ins/note-marks";
import { readSlotFor } from "../check-ins/slots";
import type { Transaction, WriteTransaction } from "../database/database";
import {
  lockVolunteer,
  readAvailabilities,
  saveAvailabilities,
} from "../volunteer-availability/availability-queries";

type Placing = Author & { userId: number; slot: SlotIdentifier; as: string; now: Date };

/**
 * DK-4: gives the person's availability, assigns them under all rules of assignment, and notes that they are
 * there; all of it, or nothing. A press that is sent twice places once.
 */
export async function placeAtDesk(
  tx: WriteTransaction,
  changes: Changes,
  { userId, slot, as, now, by, origin }: Placing,
): Promise<void> {
  // In the order of any assignment, so that two gestures about the same person don't deadlock.
  await lockSlot(tx, slot);
  await lockVolunteer(tx, userId);
  const found = await readSlotFor(tx, slot, by);
  const period = createPeriod(found);
  checkPlaceable(period, now);
  await giveAvailability(tx, changes, { userId, slot: period, by: by.id });
  const form = { assignment: slot, volunteers: [{ id: userId, as }] };
  await assignVolunteers(tx, changes, form, { ...origin, actorId: by.id });
  const own = found.marks.filter((mark) => mark.userId === userId);
  if (presenceOf(own, period).state === "arrived") return;
  const arrival = {
    id: randomUUID(),
    userId,
    kind: "ARRIVED" as const,
    replacedBy: null,
    notedAt: now.toISOString(),
  };
  await noteMarks(tx, changes, { slot, marks: [arrival], reader: by, now });
}

async function giveAvailability(
  tx: Transaction,
  changes: Changes,
  { userId, slot, by }: { userId: number; slot: Period; by: number },
): Promise<void> {
  const given = await readAvailabilities(tx, userId);
  const missing = availabilityFor(slot, given.map(createPeriod));
  if (missing === undefined) return;
  const { availabilities } = recordAvailabilities(given, [
    { start: missing.start.toISOString(), end: missing.end.toISOString() },
  ]);
  await saveAvailabilities(tx, userId, availabilities);
  const change = {
    event: "availabilities-changed",
    by,
    tags: [{ type: "Availability" as const, id: userId }],
  };
  changes.state(change, { users: [userId] });
  changes.state({ ...change, tags: [...change.tags, { type: "Availability" }] });
}
