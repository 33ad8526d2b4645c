import { FeatureAt } from "@coulisses/shared-pages/testing";
import { pageOpener } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import feature from "../feature";

export const organiser: Access = {
  teams: ["hard"],
  permissions: ["read-ft", "write-ft", "read-fa", "view-volunteer", "view-location", "read-gear-catalog"],
};

export function reviewer(team: string, ...more: string[]): Access {
  return {
    teams: [...organiser.teams, team],
    permissions: [...organiser.permissions, "validate-ft", ...more],
  };
}

/** Opens a page as Noël, with the access of his teams. */
export const openPage = pageOpener({
  userId: noel.id,
  access: organiser,
  pagesAt: (path) => <FeatureAt feature={feature} path={path} />,
});
