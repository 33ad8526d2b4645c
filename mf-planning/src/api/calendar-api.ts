import { authorizedFetch, baseApi, endpointsOf, pathOf } from "@coulisses/shared-auth";
import type { calendarCalls } from "@coulisses/shared-domain/contract/planning/calendars";
import { calendarRoutes } from "@coulisses/shared-domain/routes/planning/calendars";
import { printRoutes } from "@coulisses/shared-domain/routes/planning/prints";

const calendars = endpointsOf<typeof calendarCalls>(calendarRoutes);

export const { useAskForCalendarLinkMutation, useRevokeCalendarLinkMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    // A mutation: asking makes the link when there is none, so nobody asks before they want it.
    askForCalendarLink: calendars.mutation(build, "link"),
    revokeCalendarLink: calendars.mutation(build, "revokeLink"),
  }),
});

/** How a planning is taken along. */
export type PlanningFormat = "pdf" | "calendar" | "booklet";

/** The planning of this person, or one's own, as a file with the name that the server gives it; throws when there is none. A booklet is always that of a person. */
export async function fetchPlanning(
  format: PlanningFormat,
  volunteerId?: number,
): Promise<{ name: string; content: Blob }> {
  const route = format === "booklet" ? printRoutes.readBooklet : calendarRoutes.read;
  const path =
    volunteerId === undefined ? pathOf(calendarRoutes.readOwn) : pathOf(route, { id: volunteerId });
  const [Accept, extension] = format === "calendar" ? ["text/calendar", "ics"] : ["application/pdf", "pdf"];
  const response = await authorizedFetch(path, { headers: { Accept } });
  if (!response.ok) throw new Error(`The planning: ${String(response.status)}`);
  return {
    name: nameIn(response.headers.get("content-disposition") ?? "") ?? `planning.${extension}`,
    content: await response.blob(),
  };
}

/** The name that this `Content-Disposition` gives a file, with its accents when it has some. */
function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded === undefined ? /filename="([^"]+)"/.exec(disposition)?.[1] : decodeURIComponent(encoded);
}
