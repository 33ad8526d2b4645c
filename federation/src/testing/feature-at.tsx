import { configure } from "@testing-library/react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import type { Feature, LoadComponent } from "../contract/feature";

// On a whole page, roles are found much faster when nobody asks whether each is hidden.
configure({ defaultHidden: true });

export { MemoryRouter };

/** The pages of a feature app as the shell opens them, and its cards at "/"; the address it stands at is written below. */
export function FeatureAt({ feature: { pages, cards }, path }: { feature: Feature; path: string }) {
  const [routes] = useState(() => lazily(pages));
  const [onHome] = useState(() => lazily(cards));
  return (
    <MemoryRouter initialEntries={[path]}>
      <Suspense>
        <Routes>
          <Route
            path="/"
            element={onHome.map(([name, Card]) => (
              <Card key={name} />
            ))}
          />
          {routes.map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </Suspense>
      <Address />
    </MemoryRouter>
  );
}

function lazily(components: Record<string, LoadComponent>): [string, ComponentType][] {
  return Object.entries(components).map(([name, load]) => [name, lazy(load)]);
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="adresse">{decodeURIComponent(pathname + search)}</output>;
}
