import { emailArrivedLetter } from "@coulisses/shared-domain/mail/account-letters";
import type { Origin } from "../../audit/record-audit";
import { type Changes, stateVolunteerChanged } from "../../changes/change";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import type { Transaction } from "../../database/database";
import type { Environment } from "../../environment";
import type { Enqueue } from "../../jobs/job-kinds";
import { changeEmail } from "../password/change-email";

type Effects = { changes: Changes; enqueue: Enqueue; environment: Environment };
type Taken = { userId: number; email: string; origin: Origin };

/** The address that another chose counts from now on; both addresses are told. */
export async function takeEmail(
  tx: Transaction,
  { changes, enqueue, environment }: Effects,
  taken: Taken,
): Promise<void> {
  const { userId, email } = taken;
  await changeEmail(tx, changes, enqueue, taken);
  const festival = await festivalConfiguration(tx);
  enqueue("letter", {
    userId,
    to: email,
    letter: emailArrivedLetter({ festival, site: environment.publicUrl }),
  });
  changes.state({ event: "profile-updated", tags: [{ type: "Me" }] }, { users: [userId] });
  stateVolunteerChanged(changes, userId);
}
