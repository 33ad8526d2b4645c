import { FeatureAt, pagesAmongOthers } from "@coulisses/shared-pages/testing";
import { pageOpener } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import feature from "../feature";
import { noel } from "./activities";

export const organiser: Access = {
  teams: ["hard"],
  permissions: ["read-fa", "write-fa", "view-location", "read-gear-catalog", "read-signage-catalog"],
};

export function reviewer(team: string): Access {
  return { teams: [...organiser.teams, team], permissions: [...organiser.permissions, "validate-fa"] };
}

const noelWith = { userId: noel.id, access: organiser };

/** Opens a page as Noël, with the access of his teams. */
export const openPage = pageOpener({
  ...noelWith,
  pagesAt: (path) => <FeatureAt feature={feature} path={path} />,
});

/** The same, with a card of another app on each spot. */
export const openPageAmongOthers = pageOpener({ ...noelWith, pagesAt: pagesAmongOthers(feature) });
