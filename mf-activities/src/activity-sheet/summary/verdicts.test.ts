import {
  approvedBy,
  draft,
  inReview,
  readyDraft,
} from "@coulisses/shared-domain/festival-activity/testing/activities";
import { verdictsOf } from "./verdicts";

const member = (...teams: string[]) => ({ teams, permissions: ["validate-fa"] });
const table = { slug: "table", name: "Table", quantity: 4, isConsumable: false };

describe("what my teams may say of a sheet", () => {
  it("is nothing on a draft", () => {
    expect(verdictsOf(draft(), member("humain"))).toEqual([]);
  });

  it("is for my teams only, and not for a team that is not asked", () => {
    expect(verdictsOf(inReview(), member("humain", "communication")).map(({ team }) => team)).toEqual([
      "humain",
    ]);
  });

  it("is for every team when I am an administrator", () => {
    expect(verdictsOf(inReview(), member("admin"))).toHaveLength(6);
  });

  it("is no second approval, but still a rejection", () => {
    expect(verdictsOf(approvedBy(["secu"]), member("secu"))).toEqual([
      { team: "secu", isAwaited: false, canApprove: false, canReject: true },
    ]);
  });

  it("tells what is missing before approving (FA-21)", () => {
    const sheet = inReview(readyDraft({ inquiry: { gears: [table] } }));
    expect(verdictsOf(sheet, member("matos"))).toEqual([
      {
        team: "matos",
        isAwaited: true,
        canApprove: false,
        canReject: true,
        obstacle: "Il faut attribuer des lieux de retrait aux demandes de matos avant de valider la FA",
      },
    ]);
  });
});
