import type {
  CreateActivityForm,
  CreatedActivity,
  FestivalActivityPreview,
} from "@coulisses/shared-domain/contract/festival-activities";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { previewOf } from "@coulisses/shared-domain/festival-activity/preview";
import { activityListApi } from "@coulisses/shared-auth";
import { sheetApi } from "@coulisses/shared-sheets/api";
import type { SheetEdit } from "@coulisses/shared-sheets/edit";

/** Its path is under `festival-activities/{id}/`. */
export type ActivityEdit = SheetEdit<FestivalActivity>;

const activities = sheetApi<FestivalActivity, FestivalActivityPreview>({
  url: "festival-activities",
  tag: "FestivalActivity",
  previewOf,
});

const activitiesApi = activityListApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listMyFestivalActivities: activities.mine(build),
    getFestivalActivity: activities.read(build),
    createFestivalActivity: activities.create<CreateActivityForm, CreatedActivity>(build),
    writeFestivalActivity: activities.write(build),
    removeFestivalActivity: activities.remove(build),
  }),
});

export const {
  useListMyFestivalActivitiesQuery,
  useGetFestivalActivityQuery,
  useCreateFestivalActivityMutation,
  useRemoveFestivalActivityMutation,
} = activitiesApi;

export const writeActivity = activities.writer(activitiesApi, {
  list: "listFestivalActivities",
  read: "getFestivalActivity",
  write: "writeFestivalActivity",
});
