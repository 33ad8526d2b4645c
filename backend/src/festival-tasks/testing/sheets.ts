import type {
  DraftFestivalTask,
  FestivalTask,
  FestivalTaskReviewer,
  ReadyToAssignFestivalTask,
  ReviewableFestivalTask,
} from "@coulisses/shared-domain/festival-task/festival-task";
import type { Answer, Caller } from "../../testing/calls";
import type { Festival } from "../../testing/festival";
import { aDraft as anActivity } from "../../festival-activities/testing/sheets";

/** Friday the 14th of May 2027, Paris time. */
export const fridayAt = (hour: number) => new Date(Date.UTC(2027, 4, 14, hour - 2)).toISOString();
export const slot = (from: number, to: number) => ({ start: fridayAt(from), end: fridayAt(to) });

export const evening = { ...slot(18, 22), durationSplitInHour: null };
export const someVolunteers = { volunteers: [], teams: [{ team: "benevole", count: 2 }] };

export const pathOf = ({ id }: Pick<FestivalTask, "id">) => `/festival-tasks/${id}`;

/** The answered task; throws the refusal's text without one. */
export const taskIn = <FT extends FestivalTask = FestivalTask>(answer: Answer): FT => answer.sheet<FT>();

/** A task under an activity of its own. */
export async function aDraft(author: Caller, name = "Monter le bar"): Promise<DraftFestivalTask> {
  const { id: festivalActivityId } = await anActivity(author);
  return taskIn(await author.post("/festival-tasks", { name, festivalActivityId }));
}

/** The authors of a task and of its reviews. */
type Authors<Team extends FestivalTaskReviewer = never> = {
  as: Record<"organiser" | Team, Caller>;
  ids: { organiser: number };
};
type Wanted = { volunteers?: number[]; window?: { start: string; end: string }; split?: number };

/** A task with all that a review needs. */
export async function aReadyDraft(
  { as, ids }: Authors,
  { volunteers = [], window = slot(18, 22), split }: Wanted = {},
): Promise<DraftFestivalTask> {
  const path = pathOf(await aDraft(as.organiser));
  await as.organiser.patch(`${path}/general`, { team: "bar" });
  await as.organiser.patch(`${path}/instructions`, {
    appointmentId: 1,
    global: "<p>Viens avec des gants</p>",
  });
  await as.organiser.post(`${path}/instructions/contacts`, { contactId: ids.organiser });
  return taskIn(
    await as.organiser.post(`${path}/mobilizations`, {
      ...window,
      durationSplitInHour: split ?? null,
      volunteers,
      teams: [{ team: "benevole", count: 2 }],
    }),
  );
}

export async function inReview(festival: Authors, wanted?: Wanted): Promise<ReviewableFestivalTask> {
  const path = pathOf(await aReadyDraft(festival, wanted));
  return taskIn(await festival.as.organiser.post(`${path}/ask-for-review`));
}

export async function approvedBy<Team extends FestivalTaskReviewer>(
  festival: Authors<Team>,
  teams: readonly Team[],
  wanted?: Wanted,
): Promise<ReviewableFestivalTask> {
  let ft = await inReview(festival, wanted);
  for (const team of teams) ft = taskIn(await festival.as[team].post(`${pathOf(ft)}/approve`, { team }));
  return ft;
}

export const validated = (festival: Authors<"humain" | "matos">, wanted?: Wanted) =>
  approvedBy(festival, ["humain", "matos"], wanted);

export async function readyToAssign(
  festival: Authors<"humain" | "matos">,
  wanted?: Wanted,
): Promise<ReadyToAssignFestivalTask> {
  const ft = await validated(festival, wanted);
  return taskIn(await festival.as.humain.post(`${pathOf(ft)}/enable-assignment`));
}

/** Sets a person's availabilities, as humain. */
export function makeAvailable(
  festival: Festival,
  userId: number,
  ...windows: { start: string; end: string }[]
) {
  return festival.as.humain.patch(`/volunteer-availability/${userId}`, { availabilities: windows });
}
