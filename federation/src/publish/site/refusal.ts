/** A refusal to publish, for a reason that the person can act on. */
export class Refusal extends Error {
  override name = "Refusal";
}
