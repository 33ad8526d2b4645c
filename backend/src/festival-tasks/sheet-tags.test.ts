import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { updateGeneral } from "@coulisses/shared-domain/festival-task/sections/general";
import { removeMobilization } from "@coulisses/shared-domain/festival-task/mobilization/mobilizations";
import { mobilizeTeam } from "@coulisses/shared-domain/festival-task/mobilization/mobilized-people";
import { addRequest } from "@coulisses/shared-domain/festival-task/sections/requests";
import {
  draft,
  fridayNight,
  ladder,
  mobilization,
  named,
  readyDraft,
  readyToAssign,
  zoe,
} from "@coulisses/shared-domain/festival-task/testing/tasks";
import { addFeedback } from "@coulisses/shared-domain/festival-event/feedback";
import { act } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { festivalTaskSheets } from "./sheets";

const type = "FestivalTask";
const sheet: FestivalTask = { ...draft(), id: 7, mobilizations: [fridayNight] };
const whenEdited = (edit: (sheet: FestivalTask) => FestivalTask) =>
  festivalTaskSheets.tags.edited(sheet, edit(sheet));
const recap = { type, id: "RECAPS" };

describe("After an edit of a task, others read again", () => {
  it("the sheet alone, when nothing else shows it", () => {
    expect(whenEdited((ft) => addFeedback(ft, { content: "Bravo", ...act }))).toEqual([{ type, id: 7 }]);
  });

  it("the recap of the gear, when what it needs changes, or when it needs it", () => {
    expect(whenEdited((ft) => addRequest(ft, ladder, 2))).toEqual([{ type, id: 7 }, recap]);
    expect(whenEdited((ft) => removeMobilization(ft, fridayNight.id, act))).toContainEqual(recap);
  });

  it("the needs of organisers, when it asks for other people, or at other times", () => {
    const needs = { type, id: "NEEDS" };
    expect(whenEdited((ft) => mobilizeTeam(ft, fridayNight.id, { team: "bar", count: 2 }))).toContainEqual(
      needs,
    );
    expect(whenEdited((ft) => removeMobilization(ft, fridayNight.id, act))).toContainEqual(needs);
    expect(whenEdited((ft) => addRequest(ft, ladder, 2))).not.toContainEqual(needs);
  });

  it("the lists too, when they show it", () => {
    const tags = whenEdited((ft) => updateGeneral(ft, { name: "Autre nom" }));
    expect(tags).toEqual(expect.arrayContaining([{ type, id: 7 }, { type }, recap]));
  });

  it("the plannings of those who come, once the assignment has started", () => {
    const mobilizations = [mobilization({ from: "17 18:00", to: "18 10:00" }, { volunteers: [named(zoe)] })];
    const ready: FestivalTask = readyToAssign(readyDraft({ mobilizations }));
    const renamed: FestivalTask = { ...ready, general: { ...ready.general, name: "Autre nom" } };
    expect(festivalTaskSheets.tags.edited(ready, renamed)).toContainEqual({ type: "Planning", id: zoe.id });
    const feedback = addFeedback(ready, { content: "Bravo", ...act });
    expect(festivalTaskSheets.tags.edited(ready, feedback)).not.toContainEqual({ type: "Planning" });
  });
});
