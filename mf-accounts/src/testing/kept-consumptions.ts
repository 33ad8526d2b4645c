import { answer, api, read } from "@coulisses/shared-auth/testing";
import type { Batch, SavedLine } from "@coulisses/shared-domain/contract/money/consumptions";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import {
  type Barrel,
  type BarrelForm,
  barrelAlreadyConfigured,
  barrelToStore,
} from "@coulisses/shared-domain/personal-account/barrel";
import { lea } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { http, type RequestHandler } from "msw";

const openedOn = "2027-02-22T19:00:00.000Z";
const contact = { email: "x@example.org", phone: "0612345678" };

type Kept = {
  consumers: Consumer[];
  barrels: Barrel[];
  batches: Batch[];
  lines: Record<number, SavedLine[]>;
  handlers: RequestHandler[];
};

/** People, barrels and saves in memory, under the server's rules. */
export function keptConsumptions() {
  const kept: Kept = {
    ...{ consumers: [], barrels: [], batches: [], lines: {} },
    handlers: [
      read("users/personal-account-consumers", () => kept.consumers),
      read("personal-account/barrels", () => kept.barrels),
      read("transactions/batches", () => kept.batches),
      ...["deposits", "barrels", "provisions", "external-event"].map((path) =>
        http.post(api(`transactions/${path}`), ({ request }) => {
          const name = new URL(request.url).searchParams.get("name") ?? "Sans nom";
          kept.batches = [{ ...savedBatch, id: kept.batches.length + 1, name }, ...kept.batches];
          return answer(() => undefined);
        }),
      ),
      http.get(api("transactions/batches/:id/lines"), ({ params }) =>
        answer(() => kept.lines[Number(params["id"])] ?? []),
      ),
      http.delete(api("transactions/batches/:id"), ({ params }) =>
        answer(() => {
          kept.batches = kept.batches.map((batch) =>
            batch.id === Number(params["id"]) ? { ...batch, undoneLines: batch.lines } : batch,
          );
        }),
      ),
      http.post(api("personal-account/barrels"), async ({ request }) => {
        const form = (await request.json()) as BarrelForm;
        return answer(() => {
          const barrel = barrelToStore(form);
          if (kept.barrels.some(({ slug }) => slug === barrel.slug))
            throw barrelAlreadyConfigured(barrel.slug);
          kept.barrels = [...kept.barrels, barrel];
          return barrel;
        }, 201);
      }),
      ...["price", "opening"].map((part) =>
        http.patch(api(`personal-account/barrels/:slug/${part}`), async ({ params, request }) => {
          const change = (await request.json()) as Partial<Barrel>;
          kept.barrels = kept.barrels.map((barrel) =>
            barrel.slug === params["slug"] ? { ...barrel, ...change } : barrel,
          );
          return answer(() => kept.barrels.find(({ slug }) => slug === params["slug"]));
        }),
      ),
      http.delete(api("personal-account/barrels/:slug"), ({ params }) =>
        answer(() => {
          kept.barrels = kept.barrels.filter(({ slug }) => slug !== params["slug"]);
        }),
      ),
    ],
  };
  beforeEach(() => {
    kept.barrels = [
      { slug: "blonde", drink: "Blonde", price: 8000, openedOn },
      { slug: "ambree", drink: "Ambrée", price: 12_000, openedOn },
    ];
    kept.batches = [];
    kept.lines = {};
    kept.consumers = [
      holder(11, "Ada", "Roux", { balance: 1974, teams: ["hard"] }),
      holder(12, "Bob", "Noir", { balance: -500, teams: ["vieux"], email: "bob@example.org" }),
      holder(13, "Cléo", "Blanc", { balance: 0, teams: ["benevole", "hard"] }),
    ];
  });
  return kept;
}

/** A holder of an account. */
export const holder = (
  id: number,
  firstname: string,
  lastname: string,
  fields: Partial<Consumer>,
): Consumer => ({
  ...{ id, firstname, lastname, nickname: null },
  ...contact,
  ...fields,
});

/** A save of two lines. */
export const savedBatch: Batch = {
  id: 1,
  name: "Vendredi",
  type: "BARREL",
  madeBy: lea,
  at: "2027-02-22T23:00:00.000Z",
  lines: 2,
  undoneLines: 0,
  total: 8001,
  cost: 8000,
  barrel: "Fût de Blonde du 22/02",
};
