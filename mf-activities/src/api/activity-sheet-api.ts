import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { previewOf } from "@coulisses/shared-domain/festival-activity/preview";
import { baseApi } from "@coulisses/shared-auth";
import { activityListApi } from "./activity-list-api";
import type { SheetEdit } from "./sheet-edit";

export type SheetWrite = { id: number; version: number; edit: SheetEdit };

export const activitySheetApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getFestivalActivity: build.query<FestivalActivity, number>({
      query: (id) => `festival-activities/${id}`,
      providesTags: (_result, _error, id) => [{ type: "FestivalActivity", id }],
      // A read that crossed a write on the wire must not bring the older sheet back.
      merge: (known, read) => (read.version < known.version ? known : read),
    }),
    /** The answer is the whole sheet; failures are told by the caller, which may simply retry. */
    writeFestivalActivity: build.mutation<FestivalActivity, SheetWrite>({
      query: ({ id, version, edit: { method, path, body } }) => ({
        url: `festival-activities/${id}/${path}`,
        method,
        body,
        version,
      }),
      extraOptions: { silent: true },
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(activitySheetApi.util.updateQueryData("getFestivalActivity", id, () => answer.data));
        dispatch(
          activityListApi.util.updateQueryData("listFestivalActivities", undefined, (rows) =>
            withRow(rows, previewOf(answer.data)),
          ),
        );
      },
    }),
  }),
});

export const { useGetFestivalActivityQuery } = activitySheetApi;

function withRow(
  rows: readonly FestivalActivityPreview[],
  changed: FestivalActivityPreview,
): FestivalActivityPreview[] {
  return rows.map((row) => (row.id === changed.id ? changed : row));
}
