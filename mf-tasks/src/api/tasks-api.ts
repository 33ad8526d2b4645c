import type {
  CreatedTask,
  CreateTaskForm,
  FestivalTaskPreview,
} from "@coulisses/shared-domain/contract/festival-tasks";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { previewOf } from "@coulisses/shared-domain/festival-task/preview";
import { baseApi } from "@coulisses/shared-auth";
import { sheetApi } from "@coulisses/shared-sheets/api";
import type { SheetEdit } from "@coulisses/shared-sheets/edit";

/** Its path is under `festival-tasks/{id}/`. */
export type TaskEdit = SheetEdit<FestivalTask>;

const tasks = sheetApi<FestivalTask, FestivalTaskPreview>({
  url: "festival-tasks",
  tag: "FestivalTask",
  previewOf,
  /** Its activity, and what the conflicts of its volunteers come from, as far as it is known. */
  alsoShows: ({ festivalActivity, mobilizations }) => {
    const volunteers = mobilizations.flatMap((mobilization) => mobilization.volunteers);
    const elsewhere = volunteers.flatMap(({ conflicts }) => [...conflicts.tasks, ...conflicts.assignments]);
    return [
      { type: "FestivalActivity", id: festivalActivity.id },
      ...volunteers.map(({ id }): LiveTag => ({ type: "Availability", id })),
      ...elsewhere.map(({ id }): LiveTag => ({ type: "FestivalTask", id })),
    ];
  },
});

const tasksApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listFestivalTasks: tasks.list(build),
    listMyFestivalTasks: tasks.mine(build),
    getFestivalTask: tasks.read(build),
    createFestivalTask: tasks.create<CreateTaskForm, CreatedTask>(build, ({ festivalActivityId }) => [
      { type: "FestivalActivity", id: festivalActivityId },
    ]),
    writeFestivalTask: tasks.write(build),
    removeFestivalTask: tasks.remove(build),
  }),
});

export const {
  useListFestivalTasksQuery,
  useListMyFestivalTasksQuery,
  useGetFestivalTaskQuery,
  useCreateFestivalTaskMutation,
  useRemoveFestivalTaskMutation,
} = tasksApi;

export const writeTask = tasks.writer(tasksApi, {
  list: "listFestivalTasks",
  read: "getFestivalTask",
  write: "writeFestivalTask",
});
