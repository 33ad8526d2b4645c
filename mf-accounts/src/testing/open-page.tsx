import { FeatureAt } from "@coulisses/shared-pages/testing";
import { pageOpener } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import feature from "../feature";

/** Access of the secretary general, who keeps all accounts. */
const secretary: Access = {
  teams: ["benevole", "hard", "sg"],
  permissions: [
    "have-personal-account",
    "shotgun-shared-meal",
    "offer-shared-meal",
    "pay-contribution",
    "manage-personal-accounts",
    "manage-contributions",
  ],
};

/** Opens a page as Noël, with the secretary general's access unless the test says otherwise. */
export const openPage = pageOpener({
  userId: noel.id,
  access: secretary,
  pagesAt: (path) => <FeatureAt feature={feature} path={path} />,
});
