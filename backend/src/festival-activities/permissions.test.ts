import { randomUUID } from "node:crypto";
import { type Call, describeAccess, readers, reviewers } from "../testing/describe-access";
import { aDraft, pathOf } from "./testing/sheets";

const lists: Call[] = [
  ["get", "", readers],
  ["get", "/mine", readers],
  ["get", "/statistics", readers],
  ["get", "/my-refusals/count", readers],
  ["get", "/to-review/matos/count", readers],
  ["get", "/to-review/matos/oldest", readers],
  ["get", "/review-requests", readers],
  ["get", "/for-logistic", ["matos", "organiser"]],
  ["get", "/for-security", ["secu", "organiser"]],
  ["get", "/for-communication", ["communication", "organiser"]],
  ["get", "/for-signa", ["signa", "organiser"]],
  ["post", "", readers],
];

const ofASheet: Call[] = [
  ["get", "", readers],
  ["post", "/ask-for-review", readers],
  ["post", "/approve", reviewers],
  ["post", "/reject", reviewers],
  ["post", "/take-back", reviewers],
  ["post", "/feedbacks", readers],
  ["put", `/presence/${randomUUID()}`, readers],
  ["delete", `/presence/${randomUUID()}`, readers],
  ["post", "/undo", readers],
  ["get", "/last-edit?place=general", readers],
  ["patch", "/general", readers],
  ["post", "/general/time-windows", readers],
  ["patch", "/general/time-windows/1-2", readers],
  ["delete", "/general/time-windows/1-2", readers],
  ["patch", "/in-charge", readers],
  ["post", "/in-charge/contractors", readers],
  ["patch", "/in-charge/contractors/1", readers],
  ["delete", "/in-charge/contractors/1", readers],
  ["patch", "/signa", readers],
  ["post", "/signa/signages", readers],
  ["patch", "/signa/signages/a", readers],
  ["delete", "/signa/signages/a", readers],
  ["patch", "/signa/signages/a/link", reviewers],
  ["patch", "/security", readers],
  ["patch", "/supply", readers],
  ["post", "/supply/electricity", readers],
  ["patch", "/supply/electricity/a", readers],
  ["delete", "/supply/electricity/a", readers],
  ["post", "/inquiry", readers],
  ["delete", "/inquiry", readers],
  ["post", "/inquiry/time-windows", readers],
  ["patch", "/inquiry/time-windows/1-2", readers],
  ["delete", "/inquiry/time-windows/1-2", readers],
  ["post", "/inquiry/requests", readers],
  ["patch", "/inquiry/requests/chaise", readers],
  ["delete", "/inquiry/requests/chaise", readers],
  ["patch", "/inquiry/requests/chaise/link-drive", reviewers],
  // Last, since it leaves nothing to call.
  ["delete", "", readers],
];

describeAccess("festival-activities", { lists, ofASheet }, async ({ as }) =>
  pathOf(await aDraft(as.organiser)),
);
