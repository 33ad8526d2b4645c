import { baseApi, endpointsOf, LIST, lists } from "@coulisses/shared-auth";
import type { deskCalls } from "@coulisses/shared-domain/contract/desk";
import { deskRoutes } from "@coulisses/shared-domain/routes/desk";

const desk = endpointsOf<typeof deskCalls>(deskRoutes);
/** Silent: the page shows failures. */
const silent = { silent: true };
/** Others fill slots meanwhile, and a refused press was out of date. */
const slotTags = [{ type: "Planning", id: LIST }, ...lists("FestivalTask")] as const;

/** The desk: the people whose number is known, a person welcomed, and the slots where they may go. */
export const { useListKnownPeopleQuery, useWelcomeMutation, useListDeskSlotsQuery, usePlaceAtDeskMutation } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      listKnownPeople: desk.query(build, "listKnown", { ...silent, providesTags: lists("Volunteer") }),
      welcome: desk.mutation(build, "welcome", { ...silent, invalidatesTags: lists("Volunteer") }),
      listDeskSlots: desk.query(build, "listSlots", { ...silent, providesTags: slotTags }),
      placeAtDesk: desk.mutation(build, "place", {
        ...silent,
        invalidatesTags: (_answer, _error, { userId }) => [
          ...slotTags,
          { type: "CheckIn", id: LIST },
          { type: "Planning", id: userId },
          { type: "Availability", id: userId },
        ],
      }),
    }),
  });
