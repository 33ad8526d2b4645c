import type { Access } from "@coulisses/shared-domain/access/access";
import { renderWithStore } from "@coulisses/shared-auth/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { MemoryRouter, Route, Routes, useLocation } from "@coulisses/federation/platform/router";
import { configure } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy, Suspense } from "react";
import feature from "../feature";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";

// A whole page is drawn in each test: a busy machine needs time, and roles are found faster so.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });
jest.setTimeout(90_000);

const pages = Object.entries(feature.pages).map(([path, load]) => ({ path, Page: lazy(load) }));

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="adresse">{decodeURIComponent(pathname + search)}</output>;
}

/** What the teams matos and signa may do. */
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

/** What any organiser may see, without a team that writes it. */
export const reader: Access = {
  teams: ["hard"],
  permissions: ["read-gear-catalog", "read-inventory", "read-signage-catalog", "view-location"],
};

/** Opens a page as Noël would, with what his teams let him do. */
export function openPage(path: string, access: Access = logistician) {
  const page = renderWithStore(
    <ThemeProvider theme="blue-light">
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <Routes>
            {pages.map((page) => (
              <Route key={page.path} path={page.path} element={<page.Page />} />
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
