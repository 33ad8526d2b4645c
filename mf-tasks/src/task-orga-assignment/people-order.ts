import type { AssignableVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { type Mark, personMarks } from "../assignment-parts/person-card";

/** How people are sorted: by charisma, or by the hours that they have in the category of the task. */
export type PeopleOrder = "charisma" | "least" | "most";

const nextOrders = { charisma: "least", least: "most", most: "charisma" } as const;

/** What a press on the button of the order leads to. */
export const nextOrder = (order: PeopleOrder): PeopleOrder => nextOrders[order];

/** The order that the address asks for; whatever it does not know is that by charisma. */
export const readOrder = (text: string): PeopleOrder =>
  text === "least" || text === "most" ? text : "charisma";

/** §5.8: whoever has the least charisma first; sorted by hours, that decides between equals. */
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

/** Somebody who would be there with a friend: one who comes already, or could. */
export const isWithFriends = ({ hasFriendAssigned, assignableFriendsIds }: AssignableVolunteer): boolean =>
  hasFriendAssigned || assignableFriendsIds.length > 0;

/** §5.8: what there is to know of somebody before they are assigned to this slot. */
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
