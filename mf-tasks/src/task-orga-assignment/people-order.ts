import type { AssignableVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { type Mark, personMarks } from "../assignment-parts/person-card";

/** Sort order: by charisma, or by hours in the task's category. */
export type PeopleOrder = "charisma" | "least" | "most";

const nextOrders = { charisma: "least", least: "most", most: "charisma" } as const;

/** Order after a press on the sort button. */
export const nextOrder = (order: PeopleOrder): PeopleOrder => nextOrders[order];

/** Order in the address; by charisma for any other text. */
export const readOrder = (text: string): PeopleOrder =>
  text === "least" || text === "most" ? text : "charisma";

/** §5.8: the least charisma first; with a sort by hours, charisma decides between equals. */
export function sortPeople(
  people: readonly AssignableVolunteer[],
  order: PeopleOrder,
): AssignableVolunteer[] {
  const way = { charisma: 0, least: 1, most: -1 }[order];
  return [...people].sort(
    (one, other) =>
      way * (one.assignmentDuration - other.assignmentDuration) || one.charisma - other.charisma,
  );
}

/** §5.8: filters by friends, in the order in which they are offered. */
export const friendFilters = [
  { value: "none", label: "Aucun ami" },
  { value: "available", label: "Amis disponibles" },
  { value: "assigned", label: "Amis déjà affectés" },
] as const;
export type FriendFilter = (typeof friendFilters)[number]["value"];

/** Filter in the address; null for any other text. */
export const readFriendFilter = (text: string): FriendFilter | null =>
  friendFilters.find(({ value }) => value === text)?.value ?? null;

const passes: Record<FriendFilter, (person: AssignableVolunteer) => boolean> = {
  none: ({ hasAtLeastOneFriend }) => !hasAtLeastOneFriend,
  available: ({ assignableFriendsIds }) => assignableFriendsIds.length > 0,
  assigned: ({ hasFriendAssigned }) => hasFriendAssigned,
};

/** True for a volunteer whose friends are as the filter asks. */
export const matchesFriends = (person: AssignableVolunteer, filter: FriendFilter | null): boolean =>
  filter === null || passes[filter](person);

/** §5.8: marks of a candidate for this slot. */
export function candidateMarks(person: AssignableVolunteer): Mark[] {
  const { hasFriendAssigned, assignableFriendsIds, isRequestedOnSamePeriod, restProblems } = person;
  const friendAssigned = { icon: "check", tone: "good", words: "Ami déjà assigné sur le créneau" } as const;
  const friendsFree = {
    icon: "person",
    tone: "good",
    words: "Amis disponibles sur le même créneau",
  } as const;
  const requested = { icon: "warning", tone: "doubtful", words: "Demandé sur une FT non terminée" } as const;
  return [
    ...restProblems.map((words) => ({ icon: "clock", tone: "bad", words }) as const),
    ...(isRequestedOnSamePeriod ? [requested] : []),
    ...(hasFriendAssigned ? [friendAssigned] : []),
    ...(assignableFriendsIds.length > 0 ? [friendsFree] : []),
    ...personMarks(person),
  ];
}
