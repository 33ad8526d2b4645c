import type { Permission } from "../access/permissions";
import type { UserIdentity } from "../people/user";
import type { Versioned } from "../version-conflict";

export type Membership = "STAFF" | "VOLUNTEER";

/** `birthdate` is an ISO date; `profilePicture` only tells that one exists. */
export type UserPersonalData = UserIdentity &
  Versioned & {
    email: string;
    birthdate: string;
    phone: string;
    comment: string | null;
    profilePicture: string | null;
    charisma: number;
    teams: string[];
  };

/** `GET users/me`. `balance` is in cents. */
export type Me = UserPersonalData & {
  balance: number;
  permissions: Permission[];
  tasksCount: number;
  hasApprovedEULA: boolean;
  membershipApplication: Membership | null;
};

/** `PATCH users/me`: an absent field is kept; null clears nickname and comment. */
export type MePatch = Partial<
  Pick<Me, "firstname" | "lastname" | "nickname" | "birthdate" | "phone" | "comment">
>;

export const assignmentPreferences = ["NO_PREF", "STACKED", "FRAGMENTED", "NO_REST"] as const;
export type AssignmentPreference = (typeof assignmentPreferences)[number];

/** `GET preferences/me`. */
export type Preferences = {
  paperPlanning: boolean | null;
  assignment: AssignmentPreference;
  favoritePages: string[];
};
