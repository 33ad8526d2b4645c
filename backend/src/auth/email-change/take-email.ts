import type { Origin } from "../../audit/record-audit";
import { type Changes, stateProfileUpdated } from "../../changes/change";
import type { Transaction } from "../../database/database";
import type { Enqueue } from "../../jobs/job-kinds";
import { changeEmail } from "../password/change-email";

type Effects = { changes: Changes; enqueue: Enqueue };
type Taken = { userId: number; email: string; origin: Origin };

/**
 * Makes the address that another person chose the account's; tells the old one, asks the new one to confirm.
 */
export async function takeEmail(tx: Transaction, { changes, enqueue }: Effects, taken: Taken): Promise<void> {
  await changeEmail(tx, changes, enqueue, taken);
  stateProfileUpdated(changes, taken.userId);
}
