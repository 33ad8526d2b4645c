/** What a newcomer wants to be: an organiser (STAFF) or a volunteer of the festival's days (VOLUNTEER). */
export const memberships = ["STAFF", "VOLUNTEER"] as const;
/** One of `memberships`. */
export type Membership = (typeof memberships)[number];

/** What people call somebody of each membership. */
export const membershipLabels: Record<Membership, string> = { STAFF: "orga", VOLUNTEER: "bénévole" };

/** The code of the team in which whoever is enrolled arrives. */
export const membershipTeams = { STAFF: "hard", VOLUNTEER: "soft" } as const satisfies Record<
  Membership,
  string
>;

/** The membership that excludes this one: nobody is in both of their teams. */
export const otherMembership = (membership: Membership): Membership =>
  membership === "STAFF" ? "VOLUNTEER" : "STAFF";
