import type { Alerts } from "@coulisses/shared-domain/contract/notifications";

/** The person's answers before the plannings are made; undefined while not read. */
export type Given = {
  availabilities: readonly unknown[] | undefined;
  friends: readonly unknown[] | undefined;
  profilePicture: string | null;
  paperPlanning: boolean | null | undefined;
};

/** The steps of the checklist, in their order, that are done. */
export function doneSteps({
  availabilities = [],
  friends = [],
  profilePicture,
  paperPlanning = null,
}: Given) {
  return {
    availabilities: availabilities.length > 0,
    friends: friends.length > 0,
    picture: profilePicture !== null,
    profile: paperPlanning !== null,
  };
}

export type HomeAlert = "personalAccount" | "contribution" | "notYetVolunteer" | "profilePicture" | "friends";

/** The alerts above the cards, without those that the checklist below covers. */
export function homeAlerts(alerts: Alerts | undefined, hasChecklist: boolean): HomeAlert[] {
  const all = ["notYetVolunteer", "profilePicture", "friends"] as const;
  return [
    // A balance above zero is on the account's card.
    ...((alerts?.personalAccount?.balance ?? 0) < 0 ? (["personalAccount"] as const) : []),
    ...(alerts?.contribution ? (["contribution"] as const) : []),
    ...all.filter((name) => alerts?.[name] === true && (name === "notYetVolunteer" || !hasChecklist)),
  ];
}
