import type { Alerts } from "@coulisses/shared-domain/contract/notifications";

/** What a volunteer gives before the plannings are made; undefined is what is not read yet. */
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

/** What is said above the cards; what the checklist below asks for is not asked for twice. */
export function homeAlerts(alerts: Alerts | undefined, hasChecklist: boolean): HomeAlert[] {
  const all = ["notYetVolunteer", "profilePicture", "friends"] as const;
  return [
    // What is above zero stands on the card of the account.
    ...((alerts?.personalAccount?.balance ?? 0) < 0 ? (["personalAccount"] as const) : []),
    ...(alerts?.contribution ? (["contribution"] as const) : []),
    ...all.filter((name) => alerts?.[name] === true && (name === "notYetVolunteer" || !hasChecklist)),
  ];
}
