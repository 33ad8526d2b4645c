import { person } from "@coulisses/shared-auth/testing";
import type { Batch } from "@coulisses/shared-domain/contract/money/consumptions";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import { lea } from "@coulisses/shared-domain/festival-activity/testing/activities";
import type { Barrel } from "@coulisses/shared-domain/personal-account/barrel";

/** A holder of an account. */
export const holder = (
  id: number,
  firstname: string,
  lastname: string,
  more: Partial<Consumer>,
): Consumer => ({
  ...person(id, firstname, lastname),
  email: "x@example.org",
  phone: "0612345678",
  ...more,
});

export const holders = [
  holder(11, "Ada", "Roux", { balance: 1974, teams: ["hard"] }),
  holder(12, "Bob", "Noir", { balance: -500, teams: ["vieux"], email: "bob@example.org" }),
  holder(13, "Cléo", "Blanc", { balance: 0, teams: ["benevole", "hard"] }),
];

const openedOn = "2027-02-22T19:00:00.000Z";
export const barrels: Barrel[] = [
  { slug: "blonde", drink: "Blonde", price: 8000, openedOn },
  { slug: "ambree", drink: "Ambrée", price: 12_000, openedOn },
];

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
