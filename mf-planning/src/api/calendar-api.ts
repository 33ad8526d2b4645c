import { authorizedFetch, baseApi, endpointsOf, pathOf } from "@coulisses/shared-auth";
import type { calendarCalls } from "@coulisses/shared-domain/contract/planning/calendars";
import { calendarRoutes, printRoutes } from "@coulisses/shared-domain/routes/planning";

const calendars = endpointsOf<typeof calendarCalls>(calendarRoutes);

/** Makes and revokes the link of one's calendar. */
export const { useAskForCalendarLinkMutation, useRevokeCalendarLinkMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    // A mutation, because asking creates the link when there is none.
    askForCalendarLink: calendars.mutation(build, "link"),
    revokeCalendarLink: calendars.mutation(build, "revokeLink"),
  }),
});

/** File formats of a planning. */
export type PlanningFormat = "pdf" | "calendar" | "booklet";

/**
 * A planning as a file with the name that the server gives it, one's own without an id; throws when there is
 * none. A booklet needs an id.
 */
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

/** File name in a `Content-Disposition`, with its accents when it has them. */
function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded === undefined ? /filename="([^"]+)"/.exec(disposition)?.[1] : decodeURIComponent(encoded);
}
