import { activitySectionRoutes, activityRoutes } from "@coulisses/shared-domain/routes/activity";
import { activityInquiryRoutes } from "@coulisses/shared-domain/routes/inquiry";
import { placeOf } from "./last-editor";

describe("the place of an edit, as the journal names it", () => {
  it.each([
    [activitySectionRoutes.changeGeneral, { name: "Bal" }, "general.name"],
    [activitySectionRoutes.changeGeneral, { name: "Bal", toPublish: true }, "general"],
    [activitySectionRoutes.changeInCharge, { team: "bar" }, "inCharge.team"],
    [activitySectionRoutes.changeContractor, { company: "Sono" }, "inCharge"],
    [activitySectionRoutes.removeSignage, undefined, "signa"],
    [activityInquiryRoutes.clear, undefined, "inquiry"],
    [activityRoutes.approve, { team: "bar" }, "approve"],
  ])("of %j with %j is %s", (route, body, place) => {
    expect(placeOf({ route, body })).toBe(place);
  });
});
