import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { slotMoveCalls } from "@coulisses/shared-domain/contract/slot-moves";
import { slotMoveRoutes } from "@coulisses/shared-domain/routes/task";

const moves = endpointsOf<typeof slotMoveCalls>(slotMoveRoutes);
/** Silent: the dialog shows the failure. */
const silent = { silent: true };

const sheets = (ids: readonly { id: number }[]) =>
  ids.map(({ id }) => ({ type: "FestivalTask" as const, id }));

/** The preview of a move of slots, the move itself and its undo. */
export const { usePreviewSlotMoveQuery, useMoveSlotsMutation, useUndoSlotMoveMutation } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      previewSlotMove: moves.query(build, "preview", {
        ...silent,
        // Collisions follow the availabilities and assignments of everyone.
        providesTags: (_answer, _error, { body }) => [
          ...sheets(body.sheets),
          { type: "Availability", id: LIST },
          { type: "Planning", id: LIST },
        ],
      }),
      moveSlots: moves.mutation(build, "move", {
        ...silent,
        // Also after a refusal: another person has changed what was seen.
        invalidatesTags: (_answer, _error, { body }) => [
          { type: "FestivalTask", id: LIST },
          ...sheets(body.sheets),
        ],
      }),
      undoSlotMove: moves.mutation(build, "undo", {
        ...silent,
        invalidatesTags: (_answer, _error, { body }) => [
          { type: "FestivalTask", id: LIST },
          ...sheets(body.sheets),
        ],
      }),
    }),
  });
