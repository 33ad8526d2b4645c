import { randomUUID } from "node:crypto";
import { type Call, describeAccess, readers, reviewers } from "../testing/describe-access";
import { aDraft, pathOf } from "./testing/sheets";

const lists: Call[] = [
  ["get", "", readers],
  ["get", "/mine", readers],
  ["get", "/of-activity/1", readers],
  ["get", "/statistics", readers],
  ["get", "/my-refusals/count", readers],
  ["get", "/to-review/matos/count", readers],
  ["get", "/to-review/matos/oldest", readers],
  ["get", "/review-requests", readers],
  ["post", "", readers],
];

const ofASheet: Call[] = [
  ["get", "", readers],
  ["post", "/ask-for-review", readers],
  ["post", "/approve", reviewers],
  ["post", "/reject", reviewers],
  ["post", "/take-back", reviewers],
  ["post", "/ignore", ["matos", "organiser"]],
  ["post", "/enable-assignment", reviewers],
  ["post", "/feedbacks", readers],
  ["put", `/presence/${randomUUID()}`, readers],
  ["delete", `/presence/${randomUUID()}`, readers],
  ["post", "/undo", readers],
  ["get", "/last-edit?place=general", readers],
  ["patch", "/general", readers],
  ["patch", "/instructions", readers],
  ["patch", "/force/instructions", reviewers],
  ["post", "/instructions/contacts", readers],
  ["delete", "/instructions/contacts/1", readers],
  ["post", "/instructions/in-charge/volunteers", readers],
  ["delete", "/instructions/in-charge/volunteers/1", readers],
  ["post", "/instructions/in-charge", readers],
  ["delete", "/instructions/in-charge", readers],
  ["post", "/mobilizations", readers],
  ["patch", "/mobilizations/1-2", readers],
  ["delete", "/mobilizations/1-2", readers],
  ["post", "/mobilizations/1-2/volunteers", readers],
  ["delete", "/mobilizations/1-2/volunteers/1", readers],
  ["post", "/mobilizations/1-2/teams", readers],
  ["delete", "/mobilizations/1-2/teams/bar", readers],
  ["post", "/inquiry/requests", readers],
  ["patch", "/inquiry/requests/chaise", readers],
  ["delete", "/inquiry/requests/chaise", readers],
  ["patch", "/inquiry/requests/chaise/link-drive", reviewers],
  // Last, since it leaves nothing to call.
  ["delete", "", readers],
];

const festival = describeAccess("festival-tasks", { lists, ofASheet }, async ({ as }) =>
  pathOf(await aDraft(as.organiser)),
);

describe("A verdict", () => {
  it.each(["approve", "reject", "ignore"])("to %s is for the members of the team", async (verb) => {
    const path = pathOf(await aDraft(festival().as.organiser));
    const body = { team: "matos", reason: "Trop lourd" };
    const refusal = await festival().as.elec.post(`${path}/${verb}`, body);
    expect([refusal.status, refusal.message]).toEqual([403, "Tu n'es pas membre de l'équipe matos"]);
    expect((await festival().as.admin.post(`${path}/${verb}`, body)).message).toContain(
      "encore en brouillon",
    );
  });
});
