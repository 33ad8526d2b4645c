import { type FestivalError, notFound } from "../festival-error";
import { includes, overlaps, type Period } from "../time/period";

/** The hours of a call, and true once the person said that they can't come. */
export type OwnCall = Period & { isDeclined: boolean };

/** A person's calls, with what answers them. */
export type OwnCalls = {
  calls: readonly OwnCall[];
  given: readonly Period[];
  busy: readonly Period[];
};

/**
 * AC-5: the calls that wait for an answer: not begun, not declined, neither given as an availability nor taken
 * by a place.
 */
export function waitingCalls({ calls, given, busy }: OwnCalls, now: Date): OwnCall[] {
  return calls.filter(
    (call) =>
      !call.isDeclined &&
      call.start > now &&
      !given.some((availability) => includes(availability, call)) &&
      !busy.some((place) => overlaps(place, call)),
  );
}

/** The `not-found` refusal for answering hours for which nobody calls. */
export const callNotFound = (): FestivalError => notFound("Personne ne t'appelle plus à ces heures");
