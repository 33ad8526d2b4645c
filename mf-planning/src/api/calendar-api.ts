import { authorizedFetch, baseApi } from "@coulisses/shared-auth";
import type { CalendarLink } from "@coulisses/shared-domain/contract/planning/calendars";

const calendarApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    // A mutation: asking makes the link when there is none, so nobody asks before they want it.
    askForCalendarLink: build.mutation<CalendarLink, null>({
      query: () => "planning/subscribe",
    }),
    revokeCalendarLink: build.mutation<null, null>({
      query: () => ({ url: "planning/subscribe", method: "DELETE" }),
    }),
  }),
});

export const { useAskForCalendarLinkMutation, useRevokeCalendarLinkMutation } = calendarApi;

/** How a planning is taken along. */
export type PlanningFormat = "application/pdf" | "text/calendar";

/** One's own planning, or that of somebody, as a file with the name that the server gives it; throws when there is none. */
export async function fetchPlanning(
  format: PlanningFormat,
  volunteerId?: number,
): Promise<{ name: string; content: Blob }> {
  const path = volunteerId === undefined ? "planning" : `planning/${String(volunteerId)}`;
  const response = await authorizedFetch(path, { headers: { Accept: format } });
  if (!response.ok) throw new Error(`The planning: ${String(response.status)}`);
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const extension = format === "application/pdf" ? "pdf" : "ics";
  return {
    name: name === undefined ? `planning.${extension}` : decodeURIComponent(name),
    content: await response.blob(),
  };
}
