import { FeatureAt } from "@coulisses/shared-pages/testing";
import { pageOpener } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import feature from "../feature";

/** Access of the teams matos and signa. */
export const logistician: Access = {
  teams: ["hard", "matos"],
  permissions: [
    "read-gear-catalog",
    "write-gear-catalog",
    "read-inventory",
    "write-inventory",
    "view-gear-dashboard",
    "purchase-gears",
    "borrow-gears",
  ],
};
export const signaMember: Access = {
  teams: ["hard", "signa"],
  permissions: ["read-signage-catalog", "write-signage-catalog", "view-location", "manage-location"],
};

/** Access of an organiser without a team that writes. */
export const reader: Access = {
  teams: ["hard"],
  permissions: ["read-gear-catalog", "read-inventory", "read-signage-catalog", "view-location"],
};

/** Opens a page as Noël, with the access of his teams. */
export const openPage = pageOpener({
  userId: noel.id,
  access: logistician,
  pagesAt: (path) => <FeatureAt feature={feature} path={path} />,
});
