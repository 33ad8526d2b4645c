import { baseApi, endpointsOf, LIST, pathOf } from "@coulisses/shared-auth";
import { PARTICIPATIONS_PAGE } from "@coulisses/shared-domain/charisma/participations";
import type * as contract from "@coulisses/shared-domain/contract/charisma";
import { charismaEventRoutes, charismaPeriodRoutes } from "@coulisses/shared-domain/routes/charisma";

const periods = endpointsOf<typeof contract.charismaPeriodCalls>(charismaPeriodRoutes);
const events = endpointsOf<typeof contract.charismaEventCalls>(charismaEventRoutes);

const periodList = [{ type: "CharismaPeriod", id: LIST }] as const;
const eventList = [{ type: "CharismaEvent", id: LIST }] as const;
const people = { type: "Volunteer", id: LIST } as const;
/** Silent: the dialog shows failures. */
const changesPeriods = { silent: true, invalidatesTags: periodList };
const changesEvents = { silent: true, invalidatesTags: [...eventList, people] };

/** Charisma periods, participations and their writes; dialogs show failures. */
export const {
  useListCharismaPeriodsQuery,
  useAddCharismaPeriodMutation,
  useChangeCharismaPeriodMutation,
  useRemoveCharismaPeriodMutation,
  useListParticipationsInfiniteQuery,
  useTotalParticipationsQuery,
  useListPotentialParticipantsQuery,
  useAddCharismaEventMutation,
  useChangeParticipationMutation,
  useRemoveParticipationMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listCharismaPeriods: periods.query(build, "list", { providesTags: periodList }),
    addCharismaPeriod: periods.mutation(build, "create", changesPeriods),
    changeCharismaPeriod: periods.mutation(build, "update", changesPeriods),
    removeCharismaPeriod: periods.mutation(build, "remove", changesPeriods),
    listParticipations: events.pages(build, "listParticipations", {
      cursor: "offset",
      next: (page, all) => (page.length < PARTICIPATIONS_PAGE ? undefined : all.flat().length),
      providesTags: eventList,
    }),
    totalParticipations: events.query(build, "totalParticipations", { providesTags: eventList }),
    listPotentialParticipants: events.query(build, "listPotentialParticipants", {
      providesTags: [people, ...periodList],
    }),
    addCharismaEvent: events.mutation(build, "create", changesEvents),
    changeParticipation: events.mutation(build, "update", changesEvents),
    removeParticipation: events.mutation(build, "remove", changesEvents),
  }),
});

/** Address of the CSV of every participation that matches `search`. */
export const participationsFile = (search: contract.ParticipationSearch): string =>
  `${pathOf(charismaEventRoutes.exportParticipations)}?${new URLSearchParams(search).toString()}`;
