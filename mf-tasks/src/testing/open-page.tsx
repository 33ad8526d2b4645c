import type { Access } from "@coulisses/shared-domain/access/access";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { renderWithStore } from "@coulisses/shared-auth/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { MemoryRouter, Route, Routes, useLocation } from "@coulisses/federation/platform/router";
import { configure } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import MyTasksCard from "../my-tasks/my-tasks-card";
import TaskListPage from "../task-list/task-list-page";
import TaskSheetPage from "../task-sheet/task-sheet-page";

// A whole sheet is drawn in each test: a busy machine needs time, and roles are found faster so.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });
jest.setTimeout(90_000);

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="adresse">{pathname + search}</output>;
}

export const organiser: Access = {
  teams: ["hard"],
  permissions: ["read-ft", "write-ft", "read-fa", "view-volunteer", "view-location", "read-gear-catalog"],
};

export function reviewer(team: string, ...more: string[]): Access {
  return { teams: [...organiser.teams, team], permissions: [...organiser.permissions, "validate-ft", ...more] };
}

/** Opens a page as Noël would, with what his teams let him do. */
export function openPage(path: string, access: Access = organiser) {
  const page = renderWithStore(
    <ThemeProvider theme="blue-light">
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/" element={<MyTasksCard />} />
          <Route path="/ft" element={<TaskListPage />} />
          <Route path="/ft/:id" element={<TaskSheetPage />} />
        </Routes>
        <Address />
      </MemoryRouter>
    </ThemeProvider>,
    { userId: noel.id, access },
  );
  const address = () => page.getByLabelText("adresse").textContent;
  return { ...page, user: userEvent.setup(), address };
}
