import { type Access, can } from "../access/access";
import type { Page } from "./page";

/** A button of the bar; grey when the person may not enter its page. */
type MobileButton<P> = { page: P; enabled: boolean };
/** The bottom bar of a phone. */
type MobileBar<P> = {
  buttons: MobileButton<P>[];
  /** The pages behind `Plus`; undefined when the person has no such button. */
  more: P[] | undefined;
};

const ofVolunteers = ["/", "/planning", "/availabilities", "/volunteers"];
const ofOrganisers = ["/", "/my-personal-account", "/shared-meals", "/volunteers"];
const ofOrganisersWithPlanning = ["/", "/planning", ...ofOrganisers.slice(1)];

const PLACES = 4;

/** True for organisers, who have « Plus » in the bar, with all their other pages behind it. */
export const hasMorePages = (access: Access): boolean => can(access, "view-orga-mobile-nav");

/**
 * The bottom bar of a phone: fixed places, greyed without the permission. A missing fixed page is replaced by
 * one of the menu that the person may enter. A volunteer has the pages of `timely`, where something waits now, behind them.
 */
export function mobileBar<P extends Page>(
  pages: readonly P[],
  access: Access,
  timely: readonly P[] = [],
): MobileBar<P> {
  const isOrganiser = hasMorePages(access);
  const isEntered = ({ mobile, permission }: P) => mobile && can(access, permission);
  const fixed = placesFor(access, isOrganiser)
    .map((path) => pages.find((page) => page.path === path))
    .filter((page) => page !== undefined);
  const spare = pages
    .filter((page) => isEntered(page) && !fixed.includes(page) && page.path !== "/planning")
    .slice(0, Math.max(0, PLACES - fixed.length));
  const places = [...fixed, ...spare];
  // An organiser finds them behind « Plus ».
  if (!isOrganiser) places.push(...timely.filter((page) => isEntered(page) && !places.includes(page)));
  const buttons = places.map((page) => ({ page, enabled: can(access, page.permission) }));
  if (!isOrganiser) return { buttons, more: undefined };

  const more = pages.filter((page) => isEntered(page) && page.path !== "/planning" && !places.includes(page));
  return { buttons, more };
}

function placesFor(access: Access, isOrganiser: boolean): readonly string[] {
  if (!isOrganiser) return ofVolunteers;
  return can(access, "view-planning") ? ofOrganisersWithPlanning : ofOrganisers;
}
