import type { UserIdentity } from "../people/user";

/** What an answer does not wait for. */
export type JobKind = "letter" | "password-reset" | "housekeeping";

/** Late work that was tried as often as it may be. */
export type FailedJob = {
  id: string;
  /** A version before or after this one may know others. */
  kind: JobKind | (string & {});
  /** For whom, when it is for somebody who is still there. */
  person: UserIdentity | null;
  /** A mail's. */
  subject: string | null;
  failedAt: string;
  attempts: number;
  /** As the mail server or the database said it, without addresses and secrets. */
  lastError: string;
};

/** `GET failed-jobs`: those that failed last, and how many there are. */
export type FailedJobs = { jobs: FailedJob[]; total: number };
