/**
 * The memberships that newcomers apply for: organiser (STAFF) or volunteer of the festival's days
 * (VOLUNTEER).
 */
export const memberships = ["STAFF", "VOLUNTEER"] as const;
/** One of `memberships`. */
export type Membership = (typeof memberships)[number];

/** The French word for a member of each. */
export const membershipLabels: Record<Membership, string> = { STAFF: "orga", VOLUNTEER: "bénévole" };

/** The code of the team that enrolled people join. */
export const membershipTeams = { STAFF: "hard", VOLUNTEER: "soft" } as const satisfies Record<
  Membership,
  string
>;

/** The other membership, which excludes this one. */
export const otherMembership = (membership: Membership): Membership =>
  membership === "STAFF" ? "VOLUNTEER" : "STAFF";
