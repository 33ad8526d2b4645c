import type { ThanksState } from "@coulisses/shared-domain/contract/assignment/thanks";
import { THANKS } from "@coulisses/shared-domain/live/live-tags";
import { thanksLetter } from "@coulisses/shared-domain/reminder/thanks-letter";
import {
  checkAnybodyToThank,
  checkIsOver,
  isToThank,
  type ThanksForm,
  thanksStart,
} from "@coulisses/shared-domain/thanks/thanks";
import { editionOf, editionPeriod } from "@coulisses/shared-domain/time/edition";
import { type Origin, recordAudit } from "../audit/record-audit";
import type { Changes } from "../changes/change";
import type { RunPrepared, WriteTransaction } from "../database/database";
import { lockTable } from "../database/locks";
import { thanks } from "../database/schema/check-ins";
import type { Enqueue } from "../jobs/job-kinds";
import { readBounds, readHelpers } from "./thanks-query";

/** TH-1, TH-2: from when thanks may leave, who waits for them, and how many had theirs. */
async function readThanks(runPrepared: RunPrepared, now: Date) {
  const { festivalStart, lastSlotEnd } = await readBounds(runPrepared);
  const start = thanksStart(festivalStart, lastSlotEnd);
  const edition = editionOf(start ?? now);
  const helpers = await readHelpers(runPrepared, { edition, ...editionPeriod(edition) });
  const waiting = helpers.filter((one) => !one.isThanked && isToThank(one));
  return { start, edition, waiting, thanked: helpers.filter(({ isThanked }) => isThanked).length };
}

export async function readThanksState(runPrepared: RunPrepared, now: Date): Promise<ThanksState> {
  const { start, waiting, thanked } = await readThanks(runPrepared, now);
  const [first] = waiting;
  return {
    start: start?.toISOString() ?? null,
    waiting: waiting.length,
    thanked,
    example: first ? { worked: first.worked, slots: first.slots } : null,
  };
}

type Thanking = {
  form: ThanksForm;
  by: number;
  origin: Origin;
  now: Date;
  site: string;
  changes: Changes;
  enqueue: Enqueue;
};

/**
 * TH-1 to TH-3, TH-5: writes to each person who did hours and was not thanked yet; returns their number. Throws
 * `refused`.
 */
export async function thankPeople(tx: WriteTransaction, thanking: Thanking): Promise<number> {
  const { form, by, origin, now, site, changes, enqueue } = thanking;
  // Of two who press at once, the second one sees whom the first one thanked.
  await lockTable(tx, thanks);
  const { start, edition, waiting, thanked } = await readThanks(tx.runPrepared, now);
  checkIsOver(start, now);
  checkAnybodyToThank(waiting.length, thanked);
  await tx
    .insert(thanks)
    .values(waiting.map(({ id }) => ({ volunteerId: id, edition, sentBy: by, sentAt: now })));
  for (const { id: userId, worked, slots } of waiting)
    enqueue("letter", { userId, letter: thanksLetter({ ...form, worked, slots, site }) });
  await recordAudit(tx, origin, {
    kind: "volunteers-thanked",
    details: { count: waiting.length, subject: form.subject.trim() },
  });
  changes.state({ event: "volunteers-thanked", by, tags: [{ type: "CheckIn", id: THANKS }] });
  return waiting.length;
}
