import { lockedSections } from "@coulisses/shared-domain/festival-activity/review/locks";
import { previewOf } from "@coulisses/shared-domain/festival-activity/preview";
import { activityRoutes } from "@coulisses/shared-domain/routes/activity";
import { sheetWriter } from "@coulisses/shared-sheets/api";
import { sheetOf } from "@coulisses/shared-sheets/sheet";
import { activitiesApi } from "../api/activities-api";

const { listFestivalActivities, getFestivalActivity, writeFestivalActivity } = activitiesApi.endpoints;

export const { SheetProvider, useSheet, useLock, useQuickWrite, useQuickValue, useSheetText, useNewComment } =
  sheetOf({
    name: "fa",
    permission: "write-fa",
    lockedSections,
    routes: activityRoutes,
    writer: sheetWriter(
      { list: listFestivalActivities, read: getFestivalActivity, write: writeFestivalActivity },
      previewOf,
    ),
  });
