import { type Access, can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { mayRead } from "../configuration/configuration-keys";

/**
 * One of these permissions is enough; or every session; or only those to whom the event is addressed;
 * or what decides for each thing of this kind.
 */
export type Hearers =
  readonly Permission[] | "everybody" | "addressees" | ((tag: LiveTag, access: Access) => boolean);

/**
 * Who hears that something changed: whoever may read what shows it, and nobody else.
 * A kind of thing that is missing here doesn't compile.
 */
export const hearersOf: Record<LiveTag["type"], Hearers> = {
  FestivalActivity: [
    "read-fa",
    "read-ft",
    "read-animation-to-publish",
    "view-security-dashboard",
    "view-fa-gear-dashboard",
    "view-gear-dashboard",
  ],
  FestivalTask: ["read-ft", "view-gear-dashboard"],
  // The sheet of a task says who of its people can't come.
  Availability: ["read-ft", "affect-volunteer"],
  // The teams are public.
  Team: "everybody",
  Me: "addressees",
  Preferences: "addressees",
  Configuration: ({ id }, access) => id !== undefined && mayRead(String(id), access),
  Gear: ["read-gear-catalog", "view-fa-gear-dashboard", "view-gear-dashboard"],
  GearCategory: ["read-gear-catalog", "view-fa-gear-dashboard"],
  Inventory: ["read-inventory", "view-gear-dashboard"],
  Borrow: ["borrow-gears", "view-gear-dashboard"],
  Purchase: ["purchase-gears", "view-gear-dashboard"],
  Location: ["view-location"],
  Signage: ["read-signage-catalog"],
  Statistics: ["view-festival-events-stats", "manage-config"],
};

/** Whether an event that names nobody is for this person to hear. */
export function mayHear(access: Access, tag: LiveTag): boolean {
  const hearers = hearersOf[tag.type];
  if (hearers === "everybody") return true;
  if (hearers === "addressees") return false;
  if (typeof hearers === "function") return hearers(tag, access);
  return hearers.some((permission) => can(access, permission));
}
