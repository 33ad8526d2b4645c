import { FeatureAt } from "@coulisses/shared-pages/testing";
import { pageOpener } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import feature from "../feature";

/** Opens a page as Noël, who manages volunteers and charisma. */
export const openPage = pageOpener({
  userId: noel.id,
  access: {
    teams: ["benevole", "hard", "humain", "bureau"],
    permissions: ["affect-volunteer", "manage-charisma-events", "view-volunteer"],
  },
  pagesAt: (path) => <FeatureAt feature={feature} path={path} />,
});
