import { restReasons, type RestRules } from "../../assignment/rest";
import type { UserIdentity } from "../../people/user";
import { displayName } from "../../people/display-name";
import { toDate } from "../../time/instant";
import { createPeriod, overlaps, type Period } from "../../time/period";
import type { Mobilization } from "../festival-task";
import { type Commitments, conflictLines, conflictsOf } from "./conflicts";
import type { PlannedSheet } from "./move-slots";

/** The hours of a person besides the moved sheets: their mobilizations there are those of the plan. */
export type PersonHours = Commitments & {
  /** Breaks and rest rules are absent where the reader may not know them. */
  breaks?: readonly Period[];
  rest?: RestRules;
};

/** A reason why a person can't follow a slot; `isNew` is false where it stands today already. */
export type Collision = { text: string; isNew: boolean };

/** A person with the reasons why they can't follow a slot. */
export type CollidingPerson = UserIdentity & { collisions: Collision[] };

type Bounds = { start: string; end: string };
type Named = Commitments["mobilizations"][number];

/** MV-5: a planned sheet as the preview shows it; `isLeftOut` by the id of a slot. */
export const shownPlan = (
  { sheet, slots, refusal, resets }: PlannedSheet,
  collisions: ReturnType<typeof collisionsOf>,
  isLeftOut: (slotId: string) => boolean,
) => ({
  id: sheet.id,
  name: sheet.general.name,
  version: sheet.version,
  status: sheet.status,
  refusal,
  resets,
  slots: slots.map(({ before: { id, start, end, durationSplitInHour }, after, problem }) => ({
    before: { id, start, end, durationSplitInHour },
    isLeftOut: isLeftOut(id),
    after,
    problem,
    people: collisions(sheet.id, id),
  })),
});

/**
 * MV-8: the people named by a moved slot who can't follow it, by the rules of conflicts (FT-50 to FT-52), breaks and
 * rest; by slot, in the order of names. Other sheets of the move count where it puts them. A slot that keeps its period
 * keeps its people.
 */
export function collisionsOf(
  plan: readonly PlannedSheet[],
  hoursOf: (personId: number) => PersonHours,
): (sheetId: number, slotId: string) => CollidingPerson[] {
  const lists = (layout: ReturnType<typeof layoutOf>) =>
    kept((personId) => {
      const { availabilities, mobilizations, assignments, ...rest } = hoursOf(personId);
      return {
        ...rest,
        allAssignments: assignments,
        availabilities: overlappers(availabilities),
        mobilizations: overlappers([...mobilizations, ...layout(personId)]),
        assignments: overlappers(assignments),
      };
    });
  const before = lists(layoutOf(plan, (slot) => slot.before));
  const after = lists(layoutOf(plan, ({ before: was, after: is }) => is ?? was));
  const reasons = (taskId: number, bounds: Bounds, person: UserIdentity, listsOf: typeof before) => {
    const { availabilities, mobilizations, assignments, ...rest } = listsOf(person.id);
    const near = {
      availabilities: availabilities(bounds),
      mobilizations: mobilizations(bounds),
      assignments: assignments(bounds),
    };
    return reasonsOf({ taskId, ...bounds }, { ...near, ...rest });
  };
  const found = new Map<string, CollidingPerson[]>();
  for (const { sheet, slots, refusal } of plan) {
    if (refusal !== null) continue;
    for (const slot of slots) {
      const { before: was, after: is } = slot;
      if (!is || is.id === was.id) continue;
      const people = was.volunteers.flatMap((person) => {
        const now = reasons(sheet.id, is, person, after);
        if (now.length === 0) return [];
        const today = new Set(reasons(sheet.id, was, person, before));
        const collisions = now.map((text) => ({ text, isNew: !today.has(text) }));
        return [{ ...identityOf(person), collisions }];
      });
      if (people.length > 0) found.set(`${String(sheet.id)}/${was.id}`, people.sort(byName));
    }
  }
  return (sheetId, slotId) => found.get(`${String(sheetId)}/${slotId}`) ?? [];
}

/** Remembers the answer for each person: a person stands in many slots. */
function kept<Answer>(answerFor: (personId: number) => Answer): (personId: number) => Answer {
  const answers = new Map<number, Answer>();
  return (personId) => {
    const known = answers.get(personId) ?? answerFor(personId);
    answers.set(personId, known);
    return known;
  };
}

/** Finds those of the windows that overlap a period; bounds are read once, since comparing dates is slow. */
function overlappers<Window extends Bounds>(windows: readonly Window[]): (period: Bounds) => Window[] {
  const spans = windows.map((window) => ({ window, ...spanOf(window) }));
  return (period) => {
    const { start, end } = spanOf(period);
    return spans.filter((one) => one.start < end && one.end > start).map(({ window }) => window);
  };
}

const spanOf = ({ start, end }: Bounds) => ({ start: toDate(start).getTime(), end: toDate(end).getTime() });

/** The mobilizations of the plan that name a person, with these bounds. */
function layoutOf(
  plan: readonly PlannedSheet[],
  boundsOf: (slot: PlannedSheet["slots"][number]) => Bounds,
): (personId: number) => readonly Named[] {
  const named = new Map<number, Named[]>();
  for (const { sheet, slots, refusal } of plan) {
    const task = { id: sheet.id, name: sheet.general.name, status: sheet.status };
    for (const slot of slots) {
      const { start, end } = refusal === null ? boundsOf(slot) : slot.before;
      for (const { id } of slot.before.volunteers) {
        const list = named.get(id) ?? [];
        list.push({ start, end, task });
        named.set(id, list);
      }
    }
  }
  return (personId) => named.get(personId) ?? [];
}

function reasonsOf(
  slot: Bounds & { taskId: number },
  {
    breaks = [],
    rest,
    allAssignments,
    ...commitments
  }: PersonHours & { allAssignments: PersonHours["assignments"] },
): string[] {
  const period = createPeriod(slot);
  return [
    ...conflictLines(conflictsOf(slot, commitments)),
    ...(breaks.some((pause) => overlaps(pause, period)) ? ["Est en pause sur le créneau"] : []),
    ...(rest ? restReasonsOf(slot.taskId, period, { assignments: allAssignments, rest }) : []),
  ];
}

/** By the slots that they are assigned to, as when a person is assigned. */
function restReasonsOf(
  taskId: number,
  period: Period,
  { assignments, rest: rules }: Required<Pick<PersonHours, "assignments" | "rest">>,
): string[] {
  const others = assignments.filter(({ task }) => task.id !== taskId).map(createPeriod);
  return restReasons(period, { others, rules }).map(capitalized);
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const byName = (one: UserIdentity, other: UserIdentity) =>
  displayName(one).localeCompare(displayName(other), "fr");

const identityOf = ({ id, firstname, lastname, nickname }: Mobilization["volunteers"][number]) => ({
  id,
  firstname,
  lastname,
  ...(nickname === undefined ? {} : { nickname }),
});
