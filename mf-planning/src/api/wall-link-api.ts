import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { wallBoardCalls } from "@coulisses/shared-domain/contract/wall-board";
import { wallBoardRoutes } from "@coulisses/shared-domain/routes/wall-board";

const board = endpointsOf<typeof wallBoardCalls>(wallBoardRoutes);
const links = [{ type: "WallLink", id: LIST }] as const;
/** Silent: the page and its dialogs show failures. */
const silent = { silent: true };

/** The links of the wall board; the board itself is read without a session. */
export const { useListWallLinksQuery, useMakeWallLinkMutation, useRevokeWallLinkMutation } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      listWallLinks: board.query(build, "listLinks", { ...silent, providesTags: links }),
      makeWallLink: board.mutation(build, "makeLink", { ...silent, invalidatesTags: links }),
      revokeWallLink: board.mutation(build, "revokeLink", { ...silent, invalidatesTags: links }),
    }),
  });
