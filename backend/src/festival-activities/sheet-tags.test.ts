import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { updateGeneral } from "@coulisses/shared-domain/festival-activity/sections/general";
import { updateSecurity } from "@coulisses/shared-domain/festival-activity/sections/security";
import { updateWater } from "@coulisses/shared-domain/festival-activity/sections/supply";
import { act, inReview } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { addFeedback } from "@coulisses/shared-domain/festival-event/feedback";
import { festivalActivitySheets } from "./sheets";

const type = "FestivalActivity";
const sheet: FestivalActivity = { ...inReview(), id: 7 };
const whenEdited = (edit: (sheet: FestivalActivity) => FestivalActivity) =>
  festivalActivitySheets.tags.edited(sheet, edit(sheet));

describe("After an edit, others read again", () => {
  it("the sheet alone, when nothing else shows it", () => {
    expect(whenEdited((fa) => addFeedback(fa, { content: "Bravo", ...act }))).toEqual([{ type, id: 7 }]);
  });

  it("the lists too, when they show it", () => {
    expect(whenEdited((fa) => updateWater(fa, "Un robinet près du bar"))).toEqual([
      { type, id: 7 },
      { type },
    ]);
  });

  it("the recaps of the teams, when they alone show it", () => {
    expect(whenEdited((fa) => updateSecurity(fa, { freePass: 12 }))).toEqual([
      { type, id: 7 },
      { type, id: "RECAPS" },
    ]);
  });

  it("all of them, when its name changes", () => {
    expect(whenEdited((fa) => updateGeneral(fa, { name: "Autre nom" }))).toEqual([
      { type, id: 7 },
      { type },
      { type, id: "RECAPS" },
    ]);
  });
});
