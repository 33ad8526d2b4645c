import { ThemeProvider } from "@coulisses/shared-ui/base";
import { configure } from "@testing-library/react";
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from "react";
import { MemoryRouter as Router, Route, Routes, useLocation } from "react-router-dom";
import { GuardedNavigation } from "../leaving/guarded-navigation";
import { useDeparture } from "../leaving/leave-guard";

export { problemsIn } from "../form/rules";

type LoadComponent = () => Promise<{ default: ComponentType }>;

// On a whole page, roles are found much faster without checking whether each is hidden.
configure({ defaultHidden: true });

/** The router of a test: at an address of its own, and guarded like the page's. */
export function MemoryRouter({ children, ...props }: ComponentProps<typeof Router>) {
  return (
    <Router {...props}>
      <GuardedNavigation>{children}</GuardedNavigation>
    </Router>
  );
}

/** The pages and cards of a feature app, by the names in its feature.json. */
type Pages = {
  pages: Readonly<Record<string, LoadComponent>>;
  cards: Readonly<Record<string, LoadComponent>>;
};

/** The pages of a feature app as the shell opens them, and its cards at "/"; the present address is written below. */
export function FeatureAt({ feature: { pages, cards }, path }: { feature: Pages; path: string }) {
  const [routes] = useState(() => lazily(pages));
  const [onHome] = useState(() => lazily(cards));
  return (
    <ThemeProvider theme="blue-light">
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
        <DepartureQuestion />
      </MemoryRouter>
    </ThemeProvider>
  );
}

function lazily(components: Pages["pages"]): [string, ComponentType][] {
  return Object.entries(components).map(([name, load]) => [name, lazy(load)]);
}

/** Asks as the shell does, before something unsaved is lost. */
export function DepartureQuestion() {
  const departure = useDeparture();
  return (
    departure && (
      <div role="alertdialog" aria-label="Abandonner ta saisie ?">
        <button onClick={departure.stay}>Rester</button>
        <button onClick={departure.leave}>Abandonner</button>
      </div>
    )
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="adresse">{decodeURIComponent(pathname + search)}</output>;
}
