import { outbox, type OutboxEntry } from "@coulisses/shared-auth";
import { isSameSlot, type SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { type CheckInMark, markKinds } from "@coulisses/shared-domain/check-in/presence";

/** A mark not yet accepted by the server, as the device keeps it. */
export type KeptMark = CheckInMark &
  OutboxEntry & {
    slot: SlotIdentifier;
    /** Name of the ticked volunteer, as displayed. */
    name: string;
  };

/** Marks of this device, sent one slot at a time; `unsent` of feature.json names their key. */
export const keptMarks = outbox<KeptMark>({
  name: "check-ins",
  isEntry: isKeptMark,
  goTogether: (first, other) => isSameSlot(first.slot, other.slot),
});

function isKeptMark(value: unknown): value is KeptMark {
  if (typeof value !== "object" || value === null) return false;
  const { id, userId, kind, notedAt, name, slot } = value as Partial<KeptMark>;
  return (
    typeof id === "string" &&
    typeof userId === "number" &&
    typeof notedAt === "string" &&
    typeof name === "string" &&
    typeof slot?.taskId === "number" &&
    markKinds.some((one) => one === kind)
  );
}
