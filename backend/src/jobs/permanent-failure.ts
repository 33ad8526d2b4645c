/** A failure that trying again won't change: the job is given up at once, for a person to deal with. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}
