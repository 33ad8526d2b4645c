import { person } from "@coulisses/shared-auth/testing";
import type { Batch } from "@coulisses/shared-domain/contract/money/consumptions";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import { lea } from "@coulisses/shared-domain/festival-activity/testing/activities";

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
