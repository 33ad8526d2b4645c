import { baseApi } from "@coulisses/shared-auth";
import type { Breaks } from "@coulisses/shared-domain/contract/planning/breaks";
import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import type { PlannedTask } from "../../api/assignment-api";

/** What stands in the calendar of somebody. */
export type CandidatePlanning = {
  id: number;
  planned: readonly PlannedTask[];
  breaks: Readonly<Breaks>;
  availabilities: Readonly<Availabilities>;
};

/** The plannings of a few people, asked for together since their number changes while they are shown. */
export const { useListCandidatePlanningsQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listCandidatePlannings: build.query<CandidatePlanning[], readonly number[]>({
      queryFn: async (ids, _api, _options, ask) => {
        const found: CandidatePlanning[] = [];
        for (const id of ids) {
          const [planned, breaks, availabilities] = await Promise.all(
            [
              `assignments/volunteers/${id}/planning`,
              `planning/${id}/break-periods`,
              `volunteer-availability/${id}`,
            ].map((path) => ask(path)),
          );
          const failed = [planned, breaks, availabilities].find((answer) => answer?.error);
          if (failed?.error) return { error: failed.error };
          found.push({
            id,
            planned: planned?.data as PlannedTask[],
            breaks: breaks?.data as Breaks,
            availabilities: availabilities?.data as Availabilities,
          });
        }
        return { data: found };
      },
      providesTags: (_answer, _error, ids) =>
        ids.flatMap((id) => [
          { type: "Planning" as const, id },
          { type: "Availability" as const, id },
        ]),
      extraOptions: { silent: true },
    }),
  }),
});
