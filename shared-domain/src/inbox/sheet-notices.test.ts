import { approve } from "../festival-activity/review/approve";
import { requestReview } from "../festival-activity/review/ask-for-review";
import { reject } from "../festival-activity/review/reject";
import { takeBack } from "../festival-activity/review/take-back";
import { updateGeneral } from "../festival-activity/sections/general";
import * as activities from "../festival-activity/testing/activities";
import { approve as approveTask } from "../festival-task/review/approve";
import { requestReview as requestTaskReview } from "../festival-task/review/ask-for-review";
import { ignore } from "../festival-task/review/ignore";
import { reject as rejectTask } from "../festival-task/review/reject";
import * as tasks from "../festival-task/testing/tasks";
import { activityNotices, mentionNotices, taskNotices } from "./sheet-notices";

const { act, noel } = activities;
const asking = { ...act, reviewers: [{ ...tasks.zoe, inReview: 0 }] };
const reason = "Trop de bruit";

describe("INB-2 The teams that have to review", () => {
  it("FA-11 are those that a first request asks", () => {
    const before = activities.readyPublicDraft();
    const { festivalActivity: after, notified } = requestReview(before, act);
    expect(activityNotices({ before, after })).toEqual([{ kind: "REVIEW_ASKED", teams: notified }]);
  });

  it("FA-12 are only those that had refused, the second time", () => {
    const before = activities.refusedBy(["secu", "elec"]);
    const { festivalActivity: after, notified } = requestReview(before, act);
    expect(notified).toHaveLength(2);
    expect(activityNotices({ before, after })).toEqual([{ kind: "REVIEW_ASKED", teams: notified }]);
  });

  it("are the one that a change of the sheet asks in addition", () => {
    const { toPublish: _, ...published } = activities.readyPublicDraft().general;
    const before = activities.inReview(activities.readyDraft({ general: published }));
    const after = updateGeneral(before, { toPublish: true });
    expect(activityNotices({ before, after })).toEqual([{ kind: "REVIEW_ASKED", teams: ["communication"] }]);
  });

  it("are told nothing when one of their own takes the verdict back", () => {
    const before = approve(activities.inReview(), { team: "secu", ...act });
    const after = takeBack(before, { team: "secu", ...act });
    expect(after.reviews.secu).toBe("REVIEWING");
    expect(activityNotices({ before, after })).toEqual([]);
  });

  it("FT-10, FT-12 are those of a task too", () => {
    const draft = tasks.readyPoweredDraft();
    const first = requestTaskReview(draft, asking);
    expect(first.notified).toContain("elec");
    expect(taskNotices({ before: draft, after: first.festivalTask })).toEqual([
      { kind: "REVIEW_ASKED", teams: first.notified },
    ]);
    const refused = tasks.refusedBy(["matos"]);
    const second = requestTaskReview(refused, asking);
    expect(taskNotices({ before: refused, after: second.festivalTask })).toEqual([
      { kind: "REVIEW_ASKED", teams: ["matos"] },
    ]);
  });
});

describe("INB-3 The person in charge", () => {
  it("hears of each refusal, with its reason", () => {
    const first = activities.inReview();
    const second = reject(first, { team: "secu", reason, ...act });
    const third = reject(second, { team: "elec", reason: "Pas de prise", ...act });
    const told = (team: string, words: string) => [
      { kind: "REFUSED", people: [noel.id], teams: [team], quote: words },
    ];
    expect(activityNotices({ before: first, after: second })).toEqual(told("secu", reason));
    expect(activityNotices({ before: second, after: third })).toEqual(told("elec", "Pas de prise"));
  });

  it("FT-23 hears of it again from a team that had refused", () => {
    const before = tasks.refusedBy(["matos"]);
    const after = rejectTask(before, { team: "matos", reason, ...act });
    expect(taskNotices({ before, after })).toEqual([
      { kind: "REFUSED", people: [noel.id], teams: [], quote: reason },
    ]);
  });

  it("hears of the last approval, and of none before it", () => {
    const teams = ["humain", "matos", "elec", "barrieres", "secu"] as const;
    const started = activities.inReview();
    const nearly = teams.reduce((fa, team) => approve(fa, { team, ...act }), activities.approvedBy([]));
    expect(activityNotices({ before: started, after: nearly })).toEqual([]);
    const after = approve(nearly, { team: "signa", ...act });
    expect(activityNotices({ before: nearly, after })).toEqual([
      { kind: "VALIDATED", people: [noel.id], teams: [] },
    ]);
  });

  it("FT-24 hears of it when the last team will not review", () => {
    const before = approveTask(tasks.inReview(), { team: "humain", ...act });
    const after = ignore(before, { team: "matos" });
    expect(taskNotices({ before, after })).toEqual([{ kind: "VALIDATED", people: [noel.id], teams: [] }]);
  });
});

describe("INB-9 People named in a comment", () => {
  it("hear of it, with its words", () => {
    expect(mentionNotices({ content: " @Léa, tu as les clefs ? ", mentions: [noel.id] })).toEqual([
      { kind: "MENTIONED", people: [noel.id], teams: [], quote: "@Léa, tu as les clefs ?" },
    ]);
  });

  it("are nobody when it names none", () => {
    expect(mentionNotices({ content: "Ok" })).toEqual([]);
    expect(mentionNotices({ content: "Ok", mentions: [] })).toEqual([]);
  });
});
