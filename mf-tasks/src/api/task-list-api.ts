import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import type {
  CreatedTask,
  CreateTaskForm,
  FestivalTaskPreview,
} from "@coulisses/shared-domain/contract/festival-tasks";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";

export const taskListApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listFestivalTasks: build.query<FestivalTaskPreview[], NoArgument>({
      query: () => "festival-tasks",
      providesTags: [{ type: "FestivalTask", id: LIST }],
    }),
    listMyFestivalTasks: build.query<FestivalTaskPreview[], NoArgument>({
      query: () => "festival-tasks/mine",
      providesTags: [{ type: "FestivalTask", id: LIST }],
    }),
    createFestivalTask: build.mutation<CreatedTask, CreateTaskForm>({
      query: (body) => ({ url: "festival-tasks", method: "POST", body }),
      invalidatesTags: (_result, _error, { festivalActivityId }) => [
        { type: "FestivalTask", id: LIST },
        { type: "FestivalActivity", id: festivalActivityId },
      ],
    }),
    removeFestivalTask: build.mutation<null, number>({
      query: (id) => ({ url: `festival-tasks/${id}`, method: "DELETE" }),
      invalidatesTags: [{ type: "FestivalTask", id: LIST }],
    }),
    /** Those under which a task can be created. */
    listActivitiesOfTasks: build.query<FestivalActivityPreview[], NoArgument>({
      query: () => "festival-activities",
      providesTags: [{ type: "FestivalActivity", id: LIST }],
    }),
  }),
});

export const {
  useListFestivalTasksQuery,
  useListMyFestivalTasksQuery,
  useCreateFestivalTaskMutation,
  useRemoveFestivalTaskMutation,
  useListActivitiesOfTasksQuery,
} = taskListApi;
