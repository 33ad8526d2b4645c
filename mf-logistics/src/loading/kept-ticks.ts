import { outbox, type OutboxEntry } from "@coulisses/shared-auth";
import { type LoadingMark, loadingWays } from "@coulisses/shared-domain/loading/loading";

/** A tick not yet accepted by the server, as the device keeps it. */
export type KeptTick = LoadingMark &
  OutboxEntry & {
    /** The gear, as displayed. */
    name: string;
  };

/** Ticks of this device; `unsent` of feature.json names their key. */
export const keptTicks = outbox<KeptTick>({ name: "loading", isEntry: isKeptTick });

function isKeptTick(value: unknown): value is KeptTick {
  if (typeof value !== "object" || value === null) return false;
  const { id, sheet, slug, quantity, start, end, way, isDone, notedAt, name } = value as Partial<KeptTick>;
  return (
    [id, slug, start, end, notedAt, name].every((one) => typeof one === "string") &&
    (sheet?.kind === "FA" || sheet?.kind === "FT") &&
    typeof sheet.id === "number" &&
    typeof quantity === "number" &&
    typeof isDone === "boolean" &&
    loadingWays.some((one) => one === way)
  );
}
