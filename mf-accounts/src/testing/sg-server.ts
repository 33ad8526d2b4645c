import { type Answers, festivalServer, keptState } from "@coulisses/shared-auth/testing";
import type { Batch, SavedLine } from "@coulisses/shared-domain/contract/money/consumptions";
import { barrels, holders, savedBatch } from "./sg-samples";

/** People, barrels and saves in memory, under the server's rules; `more` answers further calls. */
export function sgServer(more: Answers = {}) {
  const kept = keptState(() => ({
    consumers: holders,
    barrels,
    batches: [] as Batch[],
    /** By batch. */
    lines: {} as Record<number, SavedLine[]>,
  }));
  const save = ({ query: { name = "Sans nom" } }: { query: { name?: string } }): undefined => {
    kept.batches = [{ ...savedBatch, id: kept.batches.length + 1, name }, ...kept.batches];
  };
  const festival = festivalServer({
    consumer: { list: () => kept.consumers },
    consumption: {
      listBatches: () => kept.batches,
      listBatchLines: ({ id }) => kept.lines[id] ?? [],
      deposit: save,
      chargeBarrel: save,
      chargeProvisions: save,
      chargeEvent: save,
      undoBatch: ({ id }) => {
        kept.batches = kept.batches.map((one) => (one.id === id ? { ...one, undoneLines: one.lines } : one));
      },
    },
    barrel: { list: () => kept.barrels },
    ...more,
  });
  return { ...festival, kept };
}
