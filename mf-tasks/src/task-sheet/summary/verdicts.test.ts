import * as ft from "@coulisses/shared-domain/festival-task/testing/tasks";
import { verdictsOf } from "./verdicts";

const memberOf = (...teams: string[]) => ({ teams, permissions: [] });

describe("what a person may say of a task for their teams", () => {
  it("is nothing while it is a draft, nor for a team that is not asked", () => {
    expect(verdictsOf(ft.draft(), memberOf("humain"))).toEqual([]);
    expect(verdictsOf(ft.inReview(), memberOf("bar", "elec"))).toEqual([]);
  });

  it("is a verdict for each of their teams, of which humain can't do without its own", () => {
    expect(verdictsOf(ft.inReview(ft.readyPoweredDraft()), memberOf("elec", "humain", "matos"))).toEqual([
      { team: "humain", isAwaited: true, canApprove: true, canReject: true },
      { team: "matos", isAwaited: true, canApprove: true, canReject: true, ignore: {} },
      { team: "elec", isAwaited: true, canApprove: true, canReject: true, ignore: {} },
    ]);
  });

  it("is no approval of gear that nobody knows where to fetch, and the reason is said (FT-21)", () => {
    const [verdict] = verdictsOf(
      ft.inReview(ft.readyDraft({ inquiries: [ft.request(ft.ladder)] })),
      memberOf("matos"),
    );
    expect(verdict).toMatchObject({ canApprove: false, canReject: true });
    expect(verdict?.ignore?.obstacle).toContain("demandes de matos");
    expect(verdict?.obstacle).toContain("lieux de retrait");
  });

  it("is a rejection only, without a word, once the team has approved", () => {
    expect(verdictsOf(ft.approvedBy(["matos"]), memberOf("matos"))).toEqual([
      { team: "matos", isAwaited: false, canApprove: false, canReject: true, ignore: {} },
    ]);
  });

  it("is nothing more once the team has chosen not to review", () => {
    expect(verdictsOf(ft.reviewed(ft.readyDraft(), { matos: "WILL_NOT_REVIEW" }), memberOf("matos"))).toEqual(
      [],
    );
  });

  it("is a rejection only, without a word, while people are being assigned", () => {
    const [verdict] = verdictsOf(ft.readyToAssign(), memberOf("humain"));
    expect(verdict).toEqual({ team: "humain", isAwaited: false, canApprove: false, canReject: true });
  });
});
