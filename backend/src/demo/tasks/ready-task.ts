import { createFestivalTask } from "@coulisses/shared-domain/festival-task/create-and-remove";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { linkedActivityOf } from "@coulisses/shared-domain/festival-task/linked-activity";
import { addMobilization } from "@coulisses/shared-domain/festival-task/mobilization/mobilizations";
import { addContact } from "@coulisses/shared-domain/festival-task/sections/contacts";
import { updateGeneral } from "@coulisses/shared-domain/festival-task/sections/general";
import { initInCharge } from "@coulisses/shared-domain/festival-task/sections/in-charge";
import { updateInstructions } from "@coulisses/shared-domain/festival-task/sections/instructions";
import { addRequest } from "@coulisses/shared-domain/festival-task/sections/requests";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import type { Period } from "@coulisses/shared-domain/time/period";
import type { Cast } from "../cast";
import type { DemoGear } from "../catalogues/gear-catalogue";
import type { Availability } from "../people/availabilities";
import { type DemoActivity, openSheetEditor } from "../sheet-editor";
import { openAgenda } from "./agenda";
import { identityOf } from "./fill-task";
import type { TaskIdea } from "./task-ideas";
import { leadToAssignment } from "./task-stages";
import { type DemoTask, organiser, reviewersOf } from "./tasks";

/** The sheets around a new task, and its id. */
export type Around = {
  id: number;
  activities: readonly DemoActivity[];
  availabilities: readonly Availability[];
};

type Wanted = {
  idea: TaskIdea;
  window: Period;
  /** The volunteers in charge. */
  volunteers: UserIdentity[];
  /** The number of people of each slot. */
  wanted: number;
  gears?: readonly { gear: DemoGear; quantity: number }[];
};

/** A task of these days, long before the festival, ready for its people. */
export function readyTask(
  cast: Cast,
  { id, activities, availabilities }: Around,
  { idea, window, volunteers, wanted, gears = [] }: Wanted,
): DemoTask {
  const administrator = organiser(cast);
  const fa = activities.find(({ sheet }) => sheet.inCharge.team !== null)?.sheet;
  if (!fa) throw new Error("The demo has no activity for a task of these days");
  const team = fa.inCharge.team ?? "hard";
  const begun = new Date(cast.now.getTime() - ofHours(40 * 24));
  const editor = openSheetEditor<FestivalTask>(cast.random, begun, (at) =>
    createFestivalTask({
      id,
      at,
      name: `${idea.title} : ${fa.general.name}`,
      by: identityOf(administrator),
      festivalActivity: linkedActivityOf(fa),
    }),
  );
  const act = editor.actOf(administrator);
  const [place] = cast.places;
  const global = idea.instructions.map((line) => `<p>${line}</p>`).join("");
  const instruction = "<p>Pointer les arrivées à chaque relève.</p>";
  editor.apply((ft) => updateGeneral(ft, { team }));
  editor.apply((ft) =>
    updateInstructions(
      ft,
      { ...(place && { appointment: { id: place.id, name: place.name } }), global },
      act,
    ),
  );
  editor.apply((ft) => addContact(ft, { ...identityOf(administrator), phone: administrator.phone }));
  editor.apply((ft) => initInCharge(ft, { volunteers, instruction }, act));
  for (const { gear, quantity } of gears) editor.apply((ft) => addRequest(ft, gear, quantity));
  const teams = [{ team: EVERYONE, count: wanted }];
  const [durationSplitInHour] = idea.splits;
  editor.apply((ft) => addMobilization(ft, { ...window, durationSplitInHour, volunteers: [], teams }, act));
  const agenda = openAgenda(availabilities);
  leadToAssignment({ cast, agenda, editor, idea, administrator, team }, reviewersOf(cast, []));
  return editor.close();
}
