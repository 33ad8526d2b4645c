import { festivalServer, keptState } from "@coulisses/shared-auth/testing";
import type { Batch, SavedLine } from "@coulisses/shared-domain/contract/money/consumptions";
import {
  type Barrel,
  barrelAlreadyConfigured,
  barrelToStore,
} from "@coulisses/shared-domain/personal-account/barrel";
import { holder, savedBatch } from "./sg-samples";

const openedOn = "2027-02-22T19:00:00.000Z";

/** People, barrels and saves in memory, under the server's rules. */
export function sgServer() {
  const kept = keptState(() => ({
    consumers: [
      holder(11, "Ada", "Roux", { balance: 1974, teams: ["hard"] }),
      holder(12, "Bob", "Noir", { balance: -500, teams: ["vieux"], email: "bob@example.org" }),
      holder(13, "Cléo", "Blanc", { balance: 0, teams: ["benevole", "hard"] }),
    ],
    barrels: [
      { slug: "blonde", drink: "Blonde", price: 8000, openedOn },
      { slug: "ambree", drink: "Ambrée", price: 12_000, openedOn },
    ] as Barrel[],
    batches: [] as Batch[],
    /** By batch. */
    lines: {} as Record<number, SavedLine[]>,
  }));
  const save = ({ query: { name = "Sans nom" } }: { query: { name?: string } }): undefined => {
    kept.batches = [{ ...savedBatch, id: kept.batches.length + 1, name }, ...kept.batches];
  };
  const changeBarrel = ({ slug, body }: { slug: string; body: Partial<Barrel> }) => {
    const barrel = kept.barrels.find((one) => one.slug === slug);
    if (!barrel) throw new Error(`no barrel ${slug}`);
    return Object.assign(barrel, body);
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
    barrel: {
      list: () => kept.barrels,
      add: ({ body }) => {
        const barrel = barrelToStore(body);
        if (kept.barrels.some(({ slug }) => slug === barrel.slug)) throw barrelAlreadyConfigured(barrel.slug);
        kept.barrels.push(barrel);
        return barrel;
      },
      changePrice: changeBarrel,
      changeOpening: changeBarrel,
      remove: ({ slug }) => {
        kept.barrels = kept.barrels.filter((barrel) => barrel.slug !== slug);
      },
    },
  });
  return { ...festival, kept };
}
