/** A job failed in a way that trying again won't change: it is given up at once, for a person to deal with. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}
