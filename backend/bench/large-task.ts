import { enableAssignment } from "@coulisses/shared-domain/festival-task/mobilization/enable-assignment";
import { createFestivalTask } from "@coulisses/shared-domain/festival-task/create-and-remove";
import type {
  FestivalTask,
  ValidatedFestivalTask,
} from "@coulisses/shared-domain/festival-task/festival-task";
import { linkedActivityOf } from "@coulisses/shared-domain/festival-task/linked-activity";
import { addMobilization } from "@coulisses/shared-domain/festival-task/mobilization/mobilizations";
import { festivalCalendar } from "../src/demo/festival-dates";
import type { DemoFestival } from "../src/demo/demo-festival";
import { identityOf } from "../src/demo/tasks/fill-task";

const MOBILIZATIONS = 30;
const PEOPLE = 10;
const HOURS = 4;

type Place = { id: number; firstDay: number };

/** A draft that asks for 30 × 10 named people, four hours each time, from this day of the festival on. */
export function largeTask(
  { people, activities }: DemoFestival,
  now: Date,
  { id, firstDay }: Place,
): FestivalTask {
  const [by] = people.map(identityOf);
  const [activity] = activities;
  if (!by || !activity) throw new Error("The bench needs a festival");
  const { at } = festivalCalendar(now);
  const act = { by, at: now };
  const empty = createFestivalTask({
    id,
    name: "Grande tâche",
    festivalActivity: linkedActivityOf(activity.sheet),
    ...act,
  });
  return Array.from({ length: MOBILIZATIONS }, (_, index) => index).reduce<FestivalTask>((ft, index) => {
    const day = firstDay + Math.floor(index / 5);
    const from = 4 + HOURS * (index % 5);
    const volunteers = people.slice(index * PEOPLE, (index + 1) * PEOPLE).map(identityOf);
    return addMobilization(
      ft,
      { start: at(day, from), end: at(day, from + HOURS), durationSplitInHour: 1, volunteers, teams: [] },
      act,
    );
  }, empty);
}

/** The same in assignment: 1200 people on 120 slots. */
export function largeReadyTask(festival: DemoFestival, now: Date, place: Place): FestivalTask {
  const draft = largeTask(festival, now, place);
  const [reviewer] = festival.people.map(identityOf);
  const [appointment] = festival.places;
  if (!reviewer || !appointment) throw new Error("The bench needs a festival");
  const validated: ValidatedFestivalTask = {
    ...draft,
    status: "VALIDATED",
    general: { ...draft.general, team: "bar" },
    instructions: { ...draft.instructions, appointment, global: "<p>Viens</p>" },
    reviews: { humain: "APPROVED", matos: "APPROVED", elec: "NOT_ASKING_TO_REVIEW" },
    reviewer,
  };
  return enableAssignment(validated, { category: "BAR", by: reviewer, at: now });
}
