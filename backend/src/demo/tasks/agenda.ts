import type { Commitments } from "@coulisses/shared-domain/festival-task/mobilization/conflicts";
import { type FestivalTask, READY_TO_ASSIGN } from "@coulisses/shared-domain/festival-task/festival-task";
import { createPeriod, includes, overlaps, type Period } from "@coulisses/shared-domain/time/period";
import type { Availability } from "../people/availabilities";

type Kept = {
  availabilities: { start: string; end: string }[];
  mobilizations: Commitments["mobilizations"][number][];
  assignments: Commitments["assignments"][number][];
};

/** The availabilities and assignments of all people so far. */
export type Agenda = {
  commitmentsOf(userId: number): Commitments;
  isThere(userId: number, period: Period): boolean;
  /** True when the person is named or assigned then. */
  isAsked(userId: number, period: Period): boolean;
  note(ft: FestivalTask): void;
};

export function openAgenda(availabilities: readonly Availability[]): Agenda {
  const pages = new Map<number, Kept>();
  const pageOf = (userId: number): Kept => {
    const page = pages.get(userId) ?? { availabilities: [], mobilizations: [], assignments: [] };
    pages.set(userId, page);
    return page;
  };
  for (const { userId, start, end } of availabilities) {
    pageOf(userId).availabilities.push({ start: start.toISOString(), end: end.toISOString() });
  }

  return {
    commitmentsOf: pageOf,
    isThere: (userId, period) =>
      pageOf(userId).availabilities.some((one) => includes(createPeriod(one), period)),
    isAsked(userId, period) {
      const { mobilizations, assignments } = pageOf(userId);
      return [...mobilizations, ...assignments].some((one) => overlaps(createPeriod(one), period));
    },
    note(ft) {
      const { id, status } = ft;
      const task = { id, name: ft.general.name, status };
      for (const { start, end, volunteers } of ft.mobilizations) {
        for (const volunteer of volunteers) pageOf(volunteer.id).mobilizations.push({ start, end, task });
      }
      if (ft.status !== READY_TO_ASSIGN) return;
      for (const { start, end, assignees } of ft.mobilizations.flatMap(({ assignments }) => assignments)) {
        for (const person of assignees) pageOf(person.id).assignments.push({ start, end, task });
      }
    },
  };
}
