import { FeatureAt, pagesAmongOthers } from "@coulisses/shared-pages/testing";
import { pageOpener } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import feature from "../feature";

/** Access of the volunteer managers. */
export const volunteerManager: Access = {
  teams: ["benevole", "hard", "humain"],
  permissions: [
    "enroll-hard",
    "enroll-soft",
    "view-volunteer",
    "view-volunteer-details",
    "manage-users",
    "affect-volunteer",
  ],
};

const noelWith = { userId: noel.id, access: volunteerManager };

/** Opens a page as Noël, with the access of his teams. */
export const openPage = pageOpener({
  ...noelWith,
  pagesAt: (path) => <FeatureAt feature={feature} path={path} />,
});

/** The same, with a card of another app on each spot. */
export const openPageAmongOthers = pageOpener({ ...noelWith, pagesAt: pagesAmongOthers(feature) });
