import { eventDateSchema } from "@coulisses/shared-domain/contract/configuration";
import { periodSchema } from "@coulisses/shared-domain/contract/fields";
import { enrolledLetter, staffEnrolledLetter } from "@coulisses/shared-domain/mail/account-letters";
import type { Enrolment } from "@coulisses/shared-domain/registration/enrolment";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { withBriefing } from "@coulisses/shared-domain/volunteer-availability/record";
import type { Changes } from "../changes/change";
import { BRIEFING_KEY } from "@coulisses/shared-domain/configuration/configuration-key";
import { configuredValue, festivalConfiguration } from "../configuration/festival-configuration";
import type { Queryable, Transaction } from "../database/database";
import type { Enqueue } from "../jobs/job-kinds";
import type { Services } from "../services";
import { readAvailabilities, saveAvailabilities } from "../volunteer-availability/availability-queries";

/** The festival's start and the volunteers' briefing, each undefined when not configured. */
async function datesOf(db: Queryable) {
  const event = eventDateSchema.safeParse(await configuredValue(db, "eventDate")).data;
  const briefing = periodSchema.safeParse(await configuredValue(db, BRIEFING_KEY)).data;
  return {
    eventStart: event && new Date(event.start),
    briefing: briefing && { start: new Date(briefing.start), end: new Date(briefing.end) },
  };
}

/** The effects of an admission, in its transaction. */
type Effects = { changes: Changes; enqueue: Enqueue };

/** New organisers get a letter. */
export const welcomeStaff =
  ({ environment }: Pick<Services, "environment">) =>
  async (tx: Transaction, enrolments: readonly Enrolment[], { enqueue }: Effects): Promise<void> => {
    const festival = await festivalConfiguration(tx);
    const edition = editionOf(new Date());
    const letter = staffEnrolledLetter({ festival, edition, site: environment.publicUrl });
    for (const { candidate } of enrolments) enqueue("letter", { userId: candidate.id, letter });
  };

/** EN-4: new volunteers become available for the briefing, and get a letter. */
export const welcomeVolunteers =
  ({ environment }: Pick<Services, "environment">) =>
  async (tx: Transaction, enrolments: readonly Enrolment[], { changes, enqueue }: Effects): Promise<void> => {
    const [dates, festival] = [await datesOf(tx), await festivalConfiguration(tx)];
    const edition = editionOf(new Date());
    const letter = enrolledLetter({ ...dates, festival, edition, site: environment.publicUrl });
    for (const { candidate } of enrolments) {
      enqueue("letter", { userId: candidate.id, letter });
      if (dates.briefing === undefined) continue;
      const recorded = await readAvailabilities(tx, candidate.id);
      await saveAvailabilities(tx, candidate.id, withBriefing(recorded, dates.briefing));
      const change = {
        event: "availabilities-changed",
        tags: [{ type: "Availability", id: candidate.id } as const],
      };
      changes.state(change, { users: [candidate.id] });
      changes.state(change);
    }
  };
