import type { JobKind } from "@coulisses/shared-domain/contract/failed-jobs";
import type { WrittenChange } from "@coulisses/shared-domain/reminder/planning-change";
import type { PushedNotification } from "@coulisses/shared-domain/reminder/reminder";
import type { Letter } from "@coulisses/shared-domain/mail/letter";
import type { BrokenRelease } from "@coulisses/shared-domain/release-health/rollback-reason";
import type { Origin } from "../audit/record-audit";
import type { Release } from "@coulisses/shared-domain/release-health/release-health";

/** The data of each kind of job: ids rather than copies, and never a token or a password. */
export type JobData = {
  /** A mail to a person; `to` and `name` when it is not for the account's address or person. */
  letter: {
    userId: number;
    to?: string;
    name?: string;
    letter: Letter;
    /** ISO instant after which it is not sent any more. */
    until?: string;
  };
  /** A notification for one browser of a person. */
  push: {
    userId: number;
    subscriptionId: string;
    notification: PushedNotification;
    /** ISO instant after which it is not sent any more. */
    until: string;
  };
  /** A link to choose a new password; `userId` is null when no account has the address. */
  "password-reset": { userId: number | null; email: string; origin: Origin };
  /** A mail that asks to confirm an address, or tells its owner that it has an account already. */
  "address-mail": { userId: number; email: string; about: "confirmation" | "taken" };
  /** A link with which the old address of an account confirms or refuses the new one. */
  "email-change": { userId: number; changeId: string };
  /** Makes the new address the account's, a day later. */
  "email-change-due": { userId: number; changeId: string };
  /** Removes what has expired. */
  housekeeping: Record<string, never>;
  /** Notes the changes of plannings. */
  "planned-events": Record<string, never>;
  /** Continues the file of many plannings that `userId` asked for. */
  print: { userId: number; printId: string };
  /** Continues the proposal that `userId` asked for. */
  proposal: { userId: number; proposalId: string };
  /** Puts the version before a release that breaks back in place; figures as when that was decided. */
  "release-rollback": Release & BrokenRelease;
  /** Waits a while for further changes, then tells a person how their planning changed. */
  "planning-changes": { userId: number; key: string; changes: WrittenChange[] };
  /** Tells people of their next tasks. */
  reminders: Record<string, never>;
  /** Requests to be replaced ask further people. */
  "swap-invitations": Record<string, never>;
};

export type { JobKind };

export type JobHandlers = {
  [Kind in JobKind]: (data: JobData[Kind], attempt: number) => Promise<void>;
};

type KindOptions = {
  /** Retries after the first try. */
  retryLimit: number;
  /** Seconds before the first retry; doubled each time. */
  retryDelay: number;
  /** Seconds after which a job that is still running counts as lost. */
  expireInSeconds: number;
};

export const jobKinds: Record<JobKind, KindOptions> = {
  // Given up after two to four hours.
  letter: { retryLimit: 8, retryDelay: 30, expireInSeconds: 120 },
  // Few retries: people without the mail ask for another link.
  "password-reset": { retryLimit: 4, retryDelay: 20, expireInSeconds: 120 },
  "address-mail": { retryLimit: 8, retryDelay: 30, expireInSeconds: 120 },
  "email-change": { retryLimit: 8, retryDelay: 30, expireInSeconds: 120 },
  "email-change-due": { retryLimit: 8, retryDelay: 30, expireInSeconds: 60 },
  push: { retryLimit: 4, retryDelay: 15, expireInSeconds: 60 },
  housekeeping: { retryLimit: 2, retryDelay: 60, expireInSeconds: 600 },
  "planned-events": { retryLimit: 2, retryDelay: 60, expireInSeconds: 120 },
  // One job works for some seconds and leaves the rest to the next, so that a killed one is soon noticed.
  print: { retryLimit: 5, retryDelay: 1, expireInSeconds: 120 },
  // A large festival takes a minute, more on a busy machine; a restart of the server counts as a try.
  proposal: { retryLimit: 5, retryDelay: 1, expireInSeconds: 300 },
  // Every second with it hurts; a refusal is no failure.
  "release-rollback": { retryLimit: 8, retryDelay: 1, expireInSeconds: 180 },
  "planning-changes": { retryLimit: 4, retryDelay: 60, expireInSeconds: 60 },
  // The next minute tries again.
  reminders: { retryLimit: 0, retryDelay: 0, expireInSeconds: 300 },
  "swap-invitations": { retryLimit: 2, retryDelay: 60, expireInSeconds: 300 },
};

/** Anyone can ask for these, with any address, so they are deleted once done. */
export const kindsDeletedOnceDone: readonly string[] = ["password-reset", "address-mail"] satisfies JobKind[];

/**
 * The number of jobs of a kind that an instance runs at once, where it is not one: a slow push service delays
 * only its own.
 */
export const sideBySide: Partial<Record<JobKind, number>> = { push: 20 };

/** Recurring jobs and their period in seconds; each runs once a period, with any number of instances. */
export const schedule = {
  housekeeping: 3_600,
  "planned-events": 60,
  reminders: 60,
  "swap-invitations": 600,
} satisfies Partial<Record<JobKind, number>>;

export const isJobKind = (name: string): name is JobKind => Object.hasOwn(jobKinds, name);

/** Enqueues a job, which leaves with the commit of the write, or never. */
export type Enqueue = <Kind extends JobKind>(kind: Kind, data: JobData[Kind], startAfter?: Date) => void;

/** A failure that trying again won't change: the job is given up at once, for a person to deal with. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}
