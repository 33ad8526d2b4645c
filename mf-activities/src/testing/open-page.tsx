import type { Access } from "@coulisses/shared-domain/access/access";
import { renderWithStore } from "@coulisses/shared-auth/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { MemoryRouter, Route, Routes, useLocation } from "@coulisses/federation/platform/router";
import { configure } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy, Suspense } from "react";
import ActivityListPage from "../activity-list/activity-list-page";
import ActivitySheetPage from "../activity-sheet/activity-sheet-page";
import feature from "../feature";
import { noel } from "./activities";

// A whole sheet is drawn in each test: a busy machine needs time, and roles are found faster so.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });
jest.setTimeout(90_000);

const { "/fa": _list, "/fa/:id": _sheet, ...others } = feature.pages;
const otherPages = Object.entries(others).map(([path, load]) => ({ path, Page: lazy(load) }));

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="adresse">{pathname + search}</output>;
}

export const organiser: Access = {
  teams: ["hard"],
  permissions: ["read-fa", "write-fa", "view-location", "read-gear-catalog", "read-signage-catalog"],
};

export function reviewer(team: string): Access {
  return { teams: [...organiser.teams, team], permissions: [...organiser.permissions, "validate-fa"] };
}

/** Opens a page as Noël would, with what his teams let him do. */
export function openPage(path: string, access: Access = organiser) {
  const page = renderWithStore(
    <ThemeProvider theme="blue-light">
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <Routes>
            <Route path="/fa" element={<ActivityListPage />} />
            <Route path="/fa/:id" element={<ActivitySheetPage />} />
            {otherPages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
        </Suspense>
        <Address />
      </MemoryRouter>
    </ThemeProvider>,
    { userId: noel.id, access },
  );
  const address = () => page.getByLabelText("adresse").textContent;
  return { ...page, user: userEvent.setup(), address };
}
