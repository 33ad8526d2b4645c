import type { JobKind } from "@coulisses/shared-domain/contract/failed-jobs";
import type { Origin } from "../audit/record-audit";
import type { AddressedLetter } from "../mail/letter";

/** What a job of each kind carries: ids rather than copies, and never a token or a password. */
export type JobData = {
  /** A mail to somebody. */
  letter: AddressedLetter;
  /** The way to a new password; for nobody when the address is nobody's. */
  "password-reset": { userId: number | null; email: string; origin: Origin };
  /** Removes what has expired. */
  housekeeping: Record<string, never>;
};

export type { JobKind };

export type JobHandlers = {
  [Kind in JobKind]: (data: JobData[Kind], attempt: number) => Promise<void>;
};

type KindOptions = {
  /** How often it is tried again. */
  retryLimit: number;
  /** Seconds before the first of these; twice as long each time. */
  retryDelay: number;
  /** Seconds after which nobody believes any more that somebody works at it. */
  expireInSeconds: number;
};

export const jobKinds: Record<JobKind, KindOptions> = {
  // Given up after two to four hours.
  letter: { retryLimit: 8, retryDelay: 30, expireInSeconds: 120 },
  // Whoever waits for it asks again.
  "password-reset": { retryLimit: 4, retryDelay: 20, expireInSeconds: 120 },
  housekeeping: { retryLimit: 2, retryDelay: 60, expireInSeconds: 600 },
};

/** Anybody asks for these, with whatever address: nothing of them stays once they are done. */
export const forgottenOnceDone: readonly string[] = ["password-reset"] satisfies JobKind[];

/** What is done again and again, and every how many seconds: once each time, whatever the number of instances. */
export const schedule = { housekeeping: 3_600 } satisfies Partial<Record<JobKind, number>>;

export const isJobKind = (name: string): name is JobKind => Object.hasOwn(jobKinds, name);

/** Leaves with the commit of the write that asks for it, or never. */
export type Enqueue = <Kind extends JobKind>(kind: Kind, data: JobData[Kind]) => void;
