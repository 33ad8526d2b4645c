import type {
  CharismaPeriodForm,
  StoredCharismaPeriod,
} from "@coulisses/shared-domain/charisma/charisma-period";
import { PARTICIPATIONS_PAGE } from "@coulisses/shared-domain/charisma/participations";
import type {
  CharismaEventForm,
  ListedParticipation,
  ParticipationPage,
  ParticipationSearch,
  ParticipationTotal,
  PotentialParticipant,
} from "@coulisses/shared-domain/contract/charisma";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";

const periods = [{ type: "CharismaPeriod", id: LIST }] as const;
const events = [{ type: "CharismaEvent", id: LIST }] as const;
const people = { type: "Volunteer", id: LIST } as const;
const silent = { silent: true };

/** What names a participation. */
type Key = Pick<ListedParticipation, "slug" | "eventDate"> & { userId: number };
const pathOf = ({ slug, eventDate, userId }: Key) =>
  `charisma-events/${encodeURIComponent(slug)}/date/${eventDate}/participant/${userId}`;

const charismaApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listCharismaPeriods: build.query<StoredCharismaPeriod[], NoArgument>({
      query: () => "charisma-periods",
      providesTags: periods,
    }),
    addCharismaPeriod: build.mutation<StoredCharismaPeriod, CharismaPeriodForm>({
      query: (body) => ({ url: "charisma-periods", method: "POST", body }),
      extraOptions: silent,
      invalidatesTags: periods,
    }),
    changeCharismaPeriod: build.mutation<StoredCharismaPeriod, StoredCharismaPeriod>({
      query: ({ id, ...body }) => ({ url: `charisma-periods/${id}`, method: "PUT", body }),
      extraOptions: silent,
      invalidatesTags: periods,
    }),
    removeCharismaPeriod: build.mutation<null, number>({
      query: (id) => ({ url: `charisma-periods/${id}`, method: "DELETE" }),
      extraOptions: silent,
      invalidatesTags: periods,
    }),
    /** Page after page, as the person asks for more. */
    listParticipations: build.infiniteQuery<ListedParticipation[], ParticipationPage, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page, _pages, offset) =>
          page.length < PARTICIPATIONS_PAGE ? undefined : offset + page.length,
      },
      query: ({ queryArg, pageParam: offset }) => ({
        url: "charisma-events/all-participations",
        params: { ...queryArg, ...(offset > 0 && { offset }) },
      }),
      providesTags: events,
    }),
    totalParticipations: build.query<ParticipationTotal, ParticipationSearch>({
      query: (params) => ({ url: "charisma-events/participations-total", params }),
      providesTags: events,
    }),
    listPotentialParticipants: build.query<PotentialParticipant[], NoArgument>({
      query: () => "charisma-events/potential-participants",
      providesTags: [people, ...periods],
    }),
    addCharismaEvent: build.mutation<ListedParticipation[], CharismaEventForm>({
      query: (body) => ({ url: "charisma-events", method: "POST", body }),
      extraOptions: silent,
      invalidatesTags: [...events, people],
    }),
    changeParticipation: build.mutation<ListedParticipation, Key & { charisma: number }>({
      query: ({ charisma, ...key }) => ({ url: pathOf(key), method: "PATCH", body: { charisma } }),
      extraOptions: silent,
      invalidatesTags: [...events, people],
    }),
    removeParticipation: build.mutation<null, Key>({
      query: (key) => ({ url: pathOf(key), method: "DELETE" }),
      extraOptions: silent,
      invalidatesTags: [...events, people],
    }),
  }),
});

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
} = charismaApi;
