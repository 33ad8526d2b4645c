import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import type { taskCalls } from "@coulisses/shared-domain/contract/task-calls";
import { taskRoutes } from "@coulisses/shared-domain/routes/task";
import { baseApi } from "@coulisses/shared-auth";
import { sheetApi } from "@coulisses/shared-sheets/api";

const tasks = sheetApi<typeof taskCalls>(taskRoutes, {
  tag: "FestivalTask",
  /** Also shows its activity, and the known sources of its volunteers' conflicts. */
  alsoShows: ({ festivalActivity, mobilizations }) => {
    const volunteers = mobilizations.flatMap((mobilization) => mobilization.volunteers);
    const elsewhere = volunteers.flatMap(({ conflicts }) => [...conflicts.tasks, ...conflicts.assignments]);
    return [
      { type: "FestivalActivity", id: festivalActivity.id },
      ...volunteers.map(({ id }): LiveTag => ({ type: "Availability", id })),
      ...elsewhere.map(({ id }): LiveTag => ({ type: "FestivalTask", id })),
    ];
  },
  alsoChanges: ({ body }) => [{ type: "FestivalActivity", id: body.festivalActivityId }],
});

/** Calls of task sheets: the lists, one sheet, creation and the edits. */
export const tasksApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listFestivalTasks: tasks.list(build, "list"),
    listMyFestivalTasks: tasks.list(build, "mine"),
    listTasksOfActivity: tasks.list(build, "ofActivity"),
    listTaskReviewRequests: tasks.list(build, "reviewRequests"),
    getFestivalTask: tasks.read(build),
    createFestivalTask: tasks.create(build),
    writeFestivalTask: tasks.write(build),
    removeFestivalTask: tasks.remove(build),
  }),
});

/** Hooks of the tasks. */
export const {
  useListFestivalTasksQuery,
  useListMyFestivalTasksQuery,
  useListTasksOfActivityQuery,
  useListTaskReviewRequestsQuery,
  useGetFestivalTaskQuery,
  useCreateFestivalTaskMutation,
  useRemoveFestivalTaskMutation,
} = tasksApi;
