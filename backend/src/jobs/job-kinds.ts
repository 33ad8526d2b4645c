import type { JobKind } from "@coulisses/shared-domain/contract/failed-jobs";
import type { WrittenChange } from "@coulisses/shared-domain/reminder/planning-change";
import type { PushedNotification } from "@coulisses/shared-domain/reminder/reminder";
import type { Letter } from "@coulisses/shared-domain/mail/letter";
import type { Origin } from "../audit/record-audit";

/** What a job of each kind carries: ids rather than copies, and never a token or a password. */
export type JobData = {
  /** A mail to somebody; `to` and `name` when it is not for the address or the person of this account. */
  letter: {
    userId: number;
    to?: string;
    name?: string;
    letter: Letter;
    /** ISO: from then on it helps nobody, so it doesn't leave any more. */
    until?: string;
  };
  /** A notification for one browser of somebody. */
  push: {
    userId: number;
    subscriptionId: string;
    notification: PushedNotification;
    /** ISO: from then on it helps nobody, so it doesn't leave any more. */
    until: string;
  };
  /** A link to choose a new password; `userId` is null when no account has the address. */
  "password-reset": { userId: number | null; email: string; origin: Origin };
  /** Asks to confirm an address, or tells its owner that it has an account already. */
  "address-mail": { userId: number; email: string; about: "confirmation" | "taken" };
  /** A link with which the old address of an account confirms the new one, or refuses it. */
  "email-change": { userId: number; changeId: string };
  /** The day is over: the new address counts. */
  "email-change-due": { userId: number; changeId: string };
  /** Removes what has expired. */
  housekeeping: Record<string, never>;
  /** Notes what changed of the plannings. */
  "planned-events": Record<string, never>;
  /** Goes on with the file of many plannings that `userId` asked for. */
  print: { userId: number; printId: string };
  /** Goes on with the proposal that `userId` asked for. */
  proposal: { userId: number; proposalId: string };
  /** Waits a while for what else changes, then tells somebody what became of their planning. */
  "planning-changes": { userId: number; key: string; changes: WrittenChange[] };
  /** Tells people of their next tasks. */
  reminders: Record<string, never>;
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
  // Few retries: whoever gets no mail asks for another link.
  "password-reset": { retryLimit: 4, retryDelay: 20, expireInSeconds: 120 },
  "address-mail": { retryLimit: 8, retryDelay: 30, expireInSeconds: 120 },
  "email-change": { retryLimit: 8, retryDelay: 30, expireInSeconds: 120 },
  "email-change-due": { retryLimit: 8, retryDelay: 30, expireInSeconds: 60 },
  push: { retryLimit: 4, retryDelay: 15, expireInSeconds: 60 },
  housekeeping: { retryLimit: 2, retryDelay: 60, expireInSeconds: 600 },
  "planned-events": { retryLimit: 2, retryDelay: 60, expireInSeconds: 120 },
  // One job works for some seconds and leaves the rest to the next, so whoever was killed is soon known to be lost.
  print: { retryLimit: 5, retryDelay: 1, expireInSeconds: 120 },
  // A large festival takes a minute, on a busy machine some; a restart of the server counts as a try.
  proposal: { retryLimit: 5, retryDelay: 1, expireInSeconds: 300 },
  "planning-changes": { retryLimit: 4, retryDelay: 60, expireInSeconds: 60 },
  // The next minute asks again.
  reminders: { retryLimit: 0, retryDelay: 0, expireInSeconds: 300 },
};

/** Anybody can ask for these, with any address, so they are deleted once they are done. */
export const kindsDeletedOnceDone: readonly string[] = ["password-reset", "address-mail"] satisfies JobKind[];

/** How many of a kind an instance works at together, where it is not one: push services that are slow hold up only their own. */
export const sideBySide: Partial<Record<JobKind, number>> = { push: 20 };

/** Recurring jobs and their period in seconds; each runs once a period, whatever the number of instances. */
export const schedule = { housekeeping: 3_600, "planned-events": 60, reminders: 60 } satisfies Partial<
  Record<JobKind, number>
>;

export const isJobKind = (name: string): name is JobKind => Object.hasOwn(jobKinds, name);

/** Leaves with the commit of the write that asks for it, or never. */
export type Enqueue = <Kind extends JobKind>(kind: Kind, data: JobData[Kind], startAfter?: Date) => void;
