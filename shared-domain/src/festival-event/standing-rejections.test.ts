import { at, lea, noel } from "../festival-activity/testing/activities";
import type { UserIdentity } from "../people/user";
import { type HistoryAction, keyEvent } from "./history";
import { standingRejections } from "./standing-rejections";

const rejected = (reason: string) => `Rejetée: ${reason}`;
const event = (action: HistoryAction, by: UserIdentity, description: string = action) =>
  keyEvent(action, { by, at }, description);
const asked = event("READY_TO_REVIEW", noel);
const byLea = event("REJECTED", lea, rejected("Trop cher"));
const byNoel = event("REJECTED", noel, rejected("Trop long"));
const reasons = (history: ReturnType<typeof event>[], teams = ["secu", "elec"]) =>
  standingRejections(history, teams, rejected).map(({ reason }) => reason);

describe("the rejections that stand", () => {
  it("say why, and who wrote it", () => {
    expect(standingRejections([asked, byLea], ["secu"], rejected)).toEqual([
      { by: lea, at: byLea.at, reason: "Trop cher" },
    ]);
    expect(reasons([asked, byLea, byNoel])).toEqual(["Trop cher", "Trop long"]);
  });

  it("are not those before the review was last asked for", () => {
    expect(reasons([asked, byLea, asked, byNoel])).toEqual(["Trop long"]);
  });

  it("are not those whose author has approved since", () => {
    expect(reasons([asked, byLea, byNoel, event("APPROVED", lea)], ["elec"])).toEqual(["Trop long"]);
  });

  it("are not those taken back, whatever their author has said for another team", () => {
    const takenBack = event("TAKEN_BACK", lea);
    expect(reasons([asked, byLea, takenBack], ["elec"])).toEqual([]);
    expect(reasons([asked, byLea, event("APPROVED", lea), takenBack], ["elec"])).toEqual(["Trop cher"]);
  });

  it("are the last ones, as many as there are teams that refuse", () => {
    expect(reasons([asked, byLea, byNoel], ["elec"])).toEqual(["Trop long"]);
    expect(reasons([asked, byLea, byNoel], [])).toEqual([]);
  });
});
