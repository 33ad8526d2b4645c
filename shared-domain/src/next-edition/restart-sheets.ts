import {
  createFestivalActivity,
  checkName as checkActivityName,
} from "../festival-activity/create-and-remove";
import type { DraftFestivalActivity, FestivalActivity } from "../festival-activity/festival-activity";
import type { Act } from "../festival-event/history";
import type { InquiryRequest } from "../festival-event/inquiry";
import { toTimeWindow, type TimeWindow } from "../festival-event/time-window";
import { createFestivalTask } from "../festival-task/create-and-remove";
import type { DraftFestivalTask, FestivalTask, Mobilization } from "../festival-task/festival-task";
import { linkedActivityOf } from "../festival-task/linked-activity";
import { toSlot } from "../festival-task/mobilization/mobilizations";
import { restartedSlot } from "./restart-dates";

/** The author and instant of a restart, and the days by which all hours move. */
type Restart = Act & { id: number; days: number };

const movedWindow = (window: TimeWindow, days: number) => toTimeWindow(restartedSlot(window, days));

/** ED-7: what a team had settled, here the place where gear is fetched, is to be settled again. */
const askedAgain = (requests: readonly InquiryRequest[]): InquiryRequest[] =>
  requests.map(({ drive: _, ...request }) => request);

/**
 * ED-7: a new draft with everything that an activity of an earlier edition asked for, its hours moved; without reviews,
 * feedback and people, and without what the teams had settled (places where gear is fetched, signs of the catalogue).
 * Its author is in charge. Throws `bad-input` for a blank name, or hours out of this century.
 */
export function restartActivity(
  source: FestivalActivity,
  { name, days, ...act }: Restart & { name: string },
): DraftFestivalActivity {
  const draft = createFestivalActivity({ ...act, name: checkActivityName(name) });
  const { timeWindows, gears, electricity, barriers } = source.inquiry;
  return {
    ...draft,
    general: {
      ...source.general,
      name: draft.general.name,
      timeWindows: source.general.timeWindows.map((window) => movedWindow(window, days)),
    },
    inCharge: { ...draft.inCharge, team: source.inCharge.team },
    signa: {
      location: source.signa.location,
      signages: source.signa.signages.map(({ catalogItem: _, ...signage }) => signage),
    },
    security: source.security,
    supply: source.supply,
    inquiry: {
      timeWindows: timeWindows.map((window) => movedWindow(window, days)),
      gears: askedAgain(gears),
      electricity: askedAgain(electricity),
      barriers: askedAgain(barriers),
    },
  };
}

/**
 * ED-7: the same for a task of a restarted activity: mobilizations keep their teams and their split, no person stays.
 */
export function restartTask(
  source: FestivalTask,
  { activity, days, ...act }: Restart & { activity: DraftFestivalActivity },
): DraftFestivalTask {
  const draft = createFestivalTask({
    ...act,
    name: source.general.name,
    festivalActivity: linkedActivityOf(activity),
  });
  const { appointment, global, inCharge } = source.instructions;
  return {
    ...draft,
    general: { ...draft.general, team: source.general.team },
    instructions: {
      ...draft.instructions,
      appointment,
      global,
      inCharge: { volunteers: [], instruction: inCharge.instruction },
    },
    mobilizations: source.mobilizations.map((one) => movedMobilization(one, days)),
    inquiries: askedAgain(source.inquiries),
  };
}

const movedMobilization = (mobilization: Mobilization, days: number): Mobilization => ({
  ...toSlot({
    ...restartedSlot(mobilization, days),
    durationSplitInHour: mobilization.durationSplitInHour,
  }),
  volunteers: [],
  teams: mobilization.teams,
});

/** The parts of a sheet that stay behind, counted for the preview. */
export type LeftBehind = { reviews: number; feedbacks: number; people: number };

/** ED-7: counts what a restart of these sheets does not take. */
export function leftBehindOf(activity: FestivalActivity, tasks: readonly FestivalTask[]): LeftBehind {
  const sheets = [activity, ...tasks];
  const named = tasks.flatMap(({ instructions, mobilizations }) => [
    ...instructions.contacts,
    ...instructions.inCharge.volunteers,
    ...mobilizations.flatMap(({ volunteers }) => volunteers),
  ]);
  return {
    reviews: sheets.reduce(
      (sum, sheet) => sum + ("reviews" in sheet ? Object.keys(sheet.reviews).length : 0),
      0,
    ),
    feedbacks: sheets.reduce((sum, { feedbacks }) => sum + feedbacks.length, 0),
    people: activity.inCharge.contractors.length + new Set(named.map(({ id }) => id)).size,
  };
}
