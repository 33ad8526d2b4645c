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

/** True for a volunteer who would have a friend on the slot, assigned already or available. */
export const isWithFriends = ({ hasFriendAssigned, assignableFriendsIds }: AssignableVolunteer): boolean =>
  hasFriendAssigned || assignableFriendsIds.length > 0;

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
