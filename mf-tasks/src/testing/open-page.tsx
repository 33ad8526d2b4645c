import { FeatureAt } from "@coulisses/federation/testing";
import { renderWithStore } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import userEvent from "@testing-library/user-event";
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

/** Opens a page as Noël would, with what his teams let him do. */
export function openPage(path: string, access: Access = organiser) {
  const page = renderWithStore(
    <ThemeProvider theme="blue-light">
      <FeatureAt feature={feature} path={path} />
    </ThemeProvider>,
    { userId: noel.id, access },
  );
  const address = () => page.getByLabelText("adresse").textContent;
  return { ...page, user: userEvent.setup(), address };
}
