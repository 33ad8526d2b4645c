import { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import {
  activityNotFound,
  activityNotFoundToRead,
} from "@coulisses/shared-domain/festival-activity/create-and-remove";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { previewOf } from "@coulisses/shared-domain/festival-activity/preview";
import { lockedBy, readBy, sheetText } from "../festival-events/edit-sheet";
import { type SheetArea, sheetTags } from "../festival-events/sheet-area";
import { lockQuery, sheetQuery } from "./queries/sheet";
import { createSheet, removeSheet } from "./writes/create-and-remove";
import { saveSheet } from "./writes/save-sheet";

const type = "FestivalActivity" as const;

export const festivalActivitySheets: SheetArea<FestivalActivity, typeof activityCalls.add> = {
  tag: "Fiches activités",
  calls: activityCalls,
  permissions: { read: "read-fa", write: "write-fa" },
  event: "festival-activity",
  target: "fa",
  quota: "activities",
  tags: sheetTags(type, {
    previewOf,
    /**
     * The parts of a sheet that the overviews of the communication, security and gear teams show, besides its
     * line in the list.
     */
    recapOf: ({ general, security, inquiry }) => [general, security, inquiry],
    listed: ({ id }) => [{ type, id }, { type }],
  }),
  store: {
    lock: lockedBy(lockQuery, activityNotFound),
    read: readBy(sheetQuery, activityNotFound),
    save: saveSheet,
    showsMore: () => false,
    remove: removeSheet,
  },
  create: createSheet,
  text: (runPrepared, id) => sheetText(runPrepared, sheetQuery, id),
  /** A sheet shows its tasks too. */
  revisionOf: (revisions) => revisions["festival-activities"] + revisions["festival-tasks"],
  notFound: activityNotFoundToRead,
};
