/** Publishing is refused for a reason that the person who publishes can act on. */
export class Refusal extends Error {
  override name = "Refusal";
}
