import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { previewOf } from "@coulisses/shared-domain/festival-task/preview";
import { baseApi } from "@coulisses/shared-auth";
import type { SheetEdit } from "./sheet-edit";
import { taskListApi } from "./task-list-api";

type SheetWrite = { id: number; version: number; edit: SheetEdit };

export const taskSheetApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getFestivalTask: build.query<FestivalTask, number>({
      query: (id) => `festival-tasks/${id}`,
      providesTags: (task, _error, id) => [
        { type: "FestivalTask", id },
        ...(task ? tagsOfWhatItShows(task) : []),
      ],
      // A read that crossed a write on the wire must not bring the older sheet back.
      merge: (known, read) => (read.version < known.version ? known : read),
    }),
    /** The answer is the whole sheet; failures are told by the caller, which may simply retry. */
    writeFestivalTask: build.mutation<FestivalTask, SheetWrite>({
      query: ({ id, version, edit: { method, path, body } }) => ({
        url: `festival-tasks/${id}/${path}`,
        method,
        body,
        version,
      }),
      extraOptions: { silent: true },
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(taskSheetApi.util.updateQueryData("getFestivalTask", id, () => answer.data));
        dispatch(
          taskListApi.util.updateQueryData("listFestivalTasks", undefined, (rows) =>
            rows.map((row) => (row.id === id ? previewOf(answer.data) : row)),
          ),
        );
      },
    }),
  }),
});

export const { useGetFestivalTaskQuery } = taskSheetApi;

/** The activity, and what the conflicts of its volunteers come from, as far as it is known. */
function tagsOfWhatItShows({ festivalActivity, mobilizations }: FestivalTask): LiveTag[] {
  const volunteers = mobilizations.flatMap((mobilization) => mobilization.volunteers);
  const elsewhere = volunteers.flatMap(({ conflicts }) => [...conflicts.tasks, ...conflicts.assignments]);
  return [
    { type: "FestivalActivity", id: festivalActivity.id },
    ...volunteers.map(({ id }) => ({ type: "Availability" as const, id })),
    ...elsewhere.map(({ id }) => ({ type: "FestivalTask" as const, id })),
  ];
}
